import IBModel
import IBXML

extension Rule {
  static let multipleViewControllers = Rule(
    "multiple_view_controllers", .flow, .info, isOptIn: true,
    check: .elements([.document]) { root, document, findings in
      let controllers = document.scenes.flatMap(\.objects).filter {
        $0.kind.isController && !otherControllers.contains($0.kind.name)
      }
      guard controllers.count > 1 else { return }
      findings.report(root, "the storyboard contains \(counted(controllers.count, "view controller"))")
    })
}

/// References to view controllers in other storyboards, and controllers of windows, whose content is a view controller.
private let otherControllers: Set<Name> = ["viewControllerPlaceholder", "controllerPlaceholder", "windowController"]
