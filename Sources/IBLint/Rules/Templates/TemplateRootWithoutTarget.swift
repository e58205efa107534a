import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateRootWithoutTarget = Rule(
    id: "template_root_without_target", group: .templates, severity: .warning,
    summary: "template whose root view has no target",
    reason: """
      The root view holds most constraints of a template. Without a target, the library does not read them: it \
      silently ignores nearly the whole template.
      """,
    repair: "Connections inspector of the template › connect targetView to the controller's view",
    whenNotToUse: "Suppress it for a top-level view that is not a template but has a custom class of the library.",
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
        «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
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
        <view userLabel="Sizes only" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb1">
              <constraints>
                <constraint firstAttribute="width" constant="80" id="co1"/>
              </constraints>
              <connections>
                <outlet property="targetView" destination="bx1" id="ou1"/>
              </connections>
            </view>
          </subviews>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        let root = facts.template.root
        guard !facts.template.participants.contains(where: { $0.view == root }) else { continue }
        let lost = facts.swap.ignored.filter { ignored in
          switch ignored.reason {
          case .withoutTarget(let views): views.contains(root)
          case .host(let host): host == root
          case .placeholder, .notInstalled, .guide, .outside, .notRelational: false
          }
        }
        guard !lost.isEmpty else { continue }
        findings.report(
          root.element,
          """
          the root of \(facts.title) has no target: \(counted(lost.count, "constraint")) \
          \(lost.count == 1 ? "is" : "are") ignored: \(facts.list(lost.map(\.constraint)))
          """)
      }
    })
}
