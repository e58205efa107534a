import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateLiveConstraintNotDeactivated = Rule(
    id: "template_live_constraint_not_deactivated", group: .templates, severity: .error,
    summary: "live constraint between targets whose holder is not a target",
    reason: """
      Applying the template deactivates only constraints that targets hold. This constraint stays active together with \
      the template's constraints: they conflict, and the system breaks one of them at run time.
      """,
    repair: """
      Add a view to the template for the view that holds the constraint, and connect its targetView to that view, or \
      delete the constraint and add it again so that a target holds it
      """,
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" userLabel="Screen" id="vw1">
            <subviews>
              <view userLabel="Content" id="bx1">
                <subviews>
                  <view id="bx2"/>
                </subviews>
              </view>
            </subviews>
            <constraints>
              «<constraint firstItem="bx2" firstAttribute="top" secondItem="bx1" secondAttribute="top" id="co1"/>»
            </constraints>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb2">
              <connections>
                <outlet property="targetView" destination="bx2" id="ou1"/>
              </connections>
            </view>
          </subviews>
          <connections>
            <outlet property="targetView" destination="bx1" id="ou2"/>
          </connections>
        </view>
        """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" userLabel="Screen" id="vw1">
            <subviews>
              <view userLabel="Content" id="bx1">
                <subviews>
                  <view id="bx2"/>
                </subviews>
                <constraints>
                  <constraint firstItem="bx2" firstAttribute="top" secondItem="bx1" secondAttribute="top" id="co1"/>
                </constraints>
              </view>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb2">
              <connections>
                <outlet property="targetView" destination="bx2" id="ou1"/>
              </connections>
            </view>
          </subviews>
          <connections>
            <outlet property="targetView" destination="bx1" id="ou2"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      var titles: [Constraint: [String]] = [:]
      for facts in templates {
        for constraint in facts.template.constraintsNeverDeactivated() {
          titles[constraint, default: []].append(facts.title)
        }
      }
      for (constraint, titles) in titles.ordered(by: \.key) {
        guard let document = templates.first?.document else { continue }
        findings.report(
          constraint.element,
          """
          constraint `\(document.text(of: constraint))` stays active when \(titles.joined(separator: ", ")) is applied: \
          its holder \(constraint.host.reference) is not a target
          """,
          related: [Finding.Related(constraint.host.element, "holds the constraint")])
      }
    })
}
