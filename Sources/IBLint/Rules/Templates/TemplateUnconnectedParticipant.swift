import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateUnconnectedParticipant = Rule(
    id: "template_unconnected_participant", group: .templates, severity: .warning,
    summary: "template view without a target that has constraints with participating views",
    reason: """
      The library transfers a constraint only if both of its views have a target. It silently ignores the others, and \
      the screen keeps a part of its old layout.
      """,
    repair: "Connections inspector of the template view › connect targetView to the view that it represents",
    whenNotToUse: "Suppress it for spacers, whose counterparts the live layout does not need to move.",
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view id="bx1"/>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            «<view userLabel="Box" id="tb1">»
              <constraints>
                <constraint firstAttribute="width" constant="80" id="co1"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co2"/>
          </constraints>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view id="bx1"/>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view userLabel="Box" id="tb1">
              <connections>
                <outlet property="targetView" destination="bx1" id="ou1"/>
              </connections>
            </view>
            <view userLabel="Decoration" id="tb2"/>
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
        let participants = Set(facts.template.participants.map(\.view.id))
        var lostByView: [Object: [Constraint]] = [:]
        for ignored in facts.swap.ignored {
          guard case .withoutTarget(let views) = ignored.reason else { continue }
          for view in views { lostByView[view, default: []].append(ignored.constraint) }
        }
        for view in facts.template.views where view != facts.template.root {
          let lost = lostByView[view] ?? []
          guard lost.contains(where: { $0.items.contains(where: participants.contains) }) else { continue }
          findings.report(
            view.element,
            """
            \(view.reference) has no target: \(facts.title) loses \(counted(lost.count, "constraint")): \
            \(facts.list(lost))
            """,
            related: lost.map { Finding.Related($0.element, "ignored") })
        }
      }
    })
}
