import IBModel
import IBXML

extension Rule {
  static let hidesBottomBar = Rule(
    id: "hides_bottom_bar", group: .flow, severity: .info, isOptIn: true, options: [allowed.description],
    summary: "view controller that keeps the tab bar when it is pushed",
    reason: "Teams that hide the tab bar on pushed screens easily forget one of them.",
    repair: "Attributes inspector of the view controller › select Hide Bottom Bar on Push",
    fix: .unsafe("Hides the tab bar."),
    examples: [
      .bad(
        """
        «<viewController userLabel="Login" id="vc1">»
          <view key="view" id="vw1"/>
        </viewController>
        """,
        fixed: """
          <viewController hidesBottomBarWhenPushed="YES" userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
          </viewController>
          """),
      .good(
        """
        <viewController userLabel="Login" hidesBottomBarWhenPushed="YES" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
      .good(
        scenes: """
          <navigationController userLabel="Start" id="vc1">
            <connections>
              <segue destination="vc2" kind="relationship" relationship="rootViewController" id="sg1"/>
            </connections>
          </navigationController>

          <viewController userLabel="Login" hidesBottomBarWhenPushed="YES" id="vc2">
            <view key="view" id="vw1"/>
          </viewController>
          """),
    ],
    check: .document { document, findings in
      guard document.platform == .iOS else { return }
      for controller in document.scenes.flatMap(\.objects) {
        guard controller.kind.isController, !otherControllers.contains(controller.kind.name),
          controller.bool("hidesBottomBarWhenPushed") != true,
          !findings[allowed].contains(controller.customClass ?? controller.kind.className(on: .iOS) ?? "")
        else { continue }
        findings.report(
          controller.element, "\(controller.reference) keeps the tab bar when it is pushed",
          fix: .setting("hidesBottomBarWhenPushed", of: controller.element, to: "YES", .unsafe))
      }
    })

  /// Those that UIKit pushes on no navigation controller, and references to controllers in other storyboards.
  private static let otherControllers: Set<Name> = [
    "navigationController", "splitViewController", "viewControllerPlaceholder",
  ]

  private static let allowed = RuleOption.texts(
    "allowed", [], "classes of view controllers that may keep the tab bar")
}
