import IBModel
import IBXML

extension Rule {
  static let sceneWithoutController = Rule(
    "scene_without_controller", .document, .warning,
    check: .elements([.scene]) { element, document, findings in
      let objects = element.child(.objects)?.children.compactMap { Object($0) } ?? []
      let controllers = objects.filter { $0.element[.sceneMemberID] == "viewController" }
      if controllers.count > 1 {
        findings.report(
          element, "the scene contains \(controllers.count) view controllers",
          related: controllers.map { Finding.Related($0.element, "a view controller of the scene") })
      } else if controllers.isEmpty, !objects.contains(where: { $0.kind.isController || $0.ownsViewTree }) {
        findings.report(element, "the scene contains no view controller")
      }
    })
}
