import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateCaptureLosesConstraint = Rule(
    id: "template_capture_loses_constraint", group: .templates, severity: .warning,
    summary: "template view without a target: constraints are lost when the default layout is captured",
    reason: """
      A captured template has the same nesting as the template it was captured from, and the nearest common ancestor \
      of its views holds a captured constraint. If that ancestor has no target, applying the captured layout \
      deactivates the live constraint but does not activate it again: views lose their position.
      """,
    repair: "Connections inspector of the template view › connect targetView, or move its subviews out of it",
    whenNotToUse: "Ignore it if your app never returns to the original layout.",
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view id="bx1"/>
              <view id="bx2"/>
            </subviews>
            <constraints>
              <constraint firstItem="bx2" firstAttribute="top" secondItem="bx1" secondAttribute="bottom" id="co1"/>
            </constraints>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            «<view userLabel="Group" id="tg1">»
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
            </view>
          </subviews>
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
              <view id="bx1"/>
              <view id="bx2"/>
            </subviews>
            <constraints>
              <constraint firstItem="bx2" firstAttribute="top" secondItem="bx1" secondAttribute="bottom" id="co1"/>
            </constraints>
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
          <connections>
            <outlet property="targetView" destination="vw1" id="ou3"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        var lost: [Object: [RunTimeConstraint]] = [:]
        for (constraint, holder) in facts.template.constraintsLostByCapture(in: facts.swap) {
          // Another rule reports roots without a target.
          if holder != facts.template.root { lost[holder, default: []].append(constraint) }
        }
        for (holder, constraints) in lost.ordered(by: \.key) {
          findings.report(
            holder.element,
            """
            \(holder.reference) has no target: a layout captured with \(facts.title) loses \
            \(counted(constraints.count, "live constraint")): \(facts.list(constraints.compactMap(\.written)))
            """,
            related: constraints.compactMap(\.written).map { Finding.Related($0.element, "would be lost") })
        }
      }
    })
}
