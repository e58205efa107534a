import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateConstraintHostIgnored = Rule(
    id: "template_constraint_host_ignored", group: .templates, severity: .warning,
    summary: "constraint between participating views that a template view without target holds",
    reason: """
      The library asks only views with a target for their constraints. This one is ignored although both its views \
      have a target, and its part of the layout stays as it was.
      """,
    repair: "Connections inspector of the view that holds it › connect targetView",
    fix: .safe("Moves the constraint to the nearest view around it that has a target, where the library finds it."),
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view id="bx1"/>
              <view id="bx2"/>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view userLabel="Group" id="tg1">
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
            </view>
          </subviews>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou3"/>
          </connections>
        </view>
        """,
        fixed: """
          <viewController userLabel="Main" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <view id="bx1"/>
                <view id="bx2"/>
              </subviews>
            </view>
          </viewController>
          <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
            <subviews>
              <view userLabel="Group" id="tg1">
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
            <constraints>
              <constraint firstItem="tb2" firstAttribute="top" secondItem="tb1" secondAttribute="bottom" id="co1"/>
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
              <view id="bx1"/>
              <view id="bx2"/>
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
            <constraint firstItem="tb2" firstAttribute="top" secondItem="tb1" secondAttribute="bottom" id="co1"/>
          </constraints>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou3"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        let participants = Set(facts.template.participants.map(\.view))
        for ignored in facts.exchange.ignored {
          guard case .host(let host) = ignored.reason, host != facts.template.root else { continue }
          findings.report(
            ignored.constraint.element,
            """
            constraint `\(facts.document.text(of: ignored.constraint))` of \(facts.title) is held by \
            \(host.reference), which has no target, so that it is ignored
            """,
            related: [Finding.Related(host.element, "holds the constraint")],
            fix: move(ignored.constraint, to: participants, in: facts))
        }
      }
    })

  private static func move(_ constraint: Constraint, to participants: Set<Object>, in facts: TemplateFacts) -> Fix? {
    guard let holder = constraint.host.viewAncestry.first(where: participants.contains) else { return nil }
    let content = NewConstraint(constraint)
    let platform = facts.document.platform
    return .safe("Move it to \(holder.reference)") { edit in
      edit.remove(constraint.element)
      let moved = content.element(id: constraint.id, heldBy: holder.id, on: platform)
      edit.add(moved, to: .constraints, of: holder.element)
    }
  }
}
