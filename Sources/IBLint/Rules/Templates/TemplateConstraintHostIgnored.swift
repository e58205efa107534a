import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateConstraintHostIgnored = Rule(
    id: "template_constraint_host_ignored", group: .templates, severity: .warning,
    summary: "constraint between participating views whose holder has no target",
    reason: """
      The library reads only the constraints of views with a target. It ignores this one although both of its views \
      have a target, and that part of the layout does not change.
      """,
    repair: "Connections inspector of the view that holds it › connect targetView",
    whenNotToUse: "Suppress it for a constraint that is only there to make the template look right in Xcode.",
    fix: .safe(
      """
      Moves the constraint to the nearest ancestor that has a target, where the library finds it. Not offered if the \
      copies would accumulate, because the live view that holds them is not a target.
      """),
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
        for ignored in facts.swap.ignored {
          guard case .host(let host) = ignored.reason, host != facts.template.root else { continue }
          findings.report(
            ignored.constraint.element,
            """
            constraint `\(facts.document.text(of: ignored.constraint))` of \(facts.title) is ignored: its holder \
            \(host.reference) has no target
            """,
            related: [Finding.Related(host.element, "holds the constraint")],
            fix: move(ignored.constraint, among: participants, in: facts))
        }
      }
    })

  /// Moves a constraint to where the library reads it; nil if its copies would accumulate.
  private static func move(
    _ constraint: Constraint, among participants: Set<Object>, in facts: TemplateFacts
  ) -> ProposedFix? {
    guard let holder = constraint.host.viewAncestry.first(where: participants.contains),
      facts.template.holdsCopies(of: constraint)
    else { return nil }
    return .safe("Move it to \(holder.reference)") { edit in
      edit.move(constraint, to: holder)
    }
  }
}
