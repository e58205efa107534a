import IBModel
import IBXML

extension Rule {
  static let hidesBottomBar = Rule(
    "hides_bottom_bar", .flow, .info, isOptIn: true, options: [allowed.description], fix: .unsafe,
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
