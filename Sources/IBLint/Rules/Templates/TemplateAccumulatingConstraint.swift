import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAccumulatingConstraint = Rule(
    id: "template_accumulating_constraint", group: .templates, severity: .error,
    summary: "template constraint whose copies accumulate in a view that is not a target",
    reason: """
      The nearest common ancestor of its views holds an activated constraint. If that ancestor is not a target, no \
      later template can deactivate the constraint: every application adds another copy, until they conflict.
      """,
    repair:
      "Add a view to the template for the live view that holds the copies, and connect its targetView to that view",
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view userLabel="Group" id="gr1">
                <subviews>
                  <view id="bx1"/>
                  <view id="bx2"/>
                </subviews>
              </view>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb1">
              <connections>
                <outlet property="targetView" destination="bx1" id="ou1"/>
              </connections>
            </view>
            <view id="tb2">
              <connections>
                <outlet property="targetView" destination="bx2" id="ou2"/>
              </connections>
            </view>
          </subviews>
          <constraints>
            «<constraint firstItem="tb2" firstAttribute="top" secondItem="tb1" secondAttribute="bottom" id="co1"/>»
          </constraints>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou3"/>
          </connections>
        </view>
        """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view userLabel="Group" id="gr1">
                <subviews>
                  <view id="bx1"/>
                </subviews>
              </view>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb1">
              <connections>
                <outlet property="targetView" destination="bx1" id="ou1"/>
              </connections>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co1"/>
          </constraints>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou2"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        for (constraint, holder) in facts.template.accumulatingConstraints(in: facts.swap) {
          guard let element = constraint.written?.element ?? constraint.fixedView?.element else { continue }
          let text = constraint.written.map { facts.document.text(of: $0) } ?? constraint.id.rawValue
          findings.report(
            element,
            """
            copies of `\(text)` of \(facts.title) accumulate in \(holder.reference), which is not a target
            """,
            related: [Finding.Related(holder.element, "holds the copies")])
        }
      }
    })
}
