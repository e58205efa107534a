import IBModel
import IBXML

extension Rule {
  static let actionToStandardObject = Rule(
    "action_to_standard_object", .connections, .error, fix: .unsafe,
    check: .connections([.action]) { action, document, findings in
      guard document.isSavedByInterfaceBuilder, document.platform.isUIKit,
        let target = action.destination.flatMap({ document.object($0) }), target.customClass == nil,
        target.isView || target.kind.isController, target.kind != "hostingController",
        !standardActions.contains(action.label)
      else { return }
      findings.report(
        action.element,
        "\(target.reference) is a standard object without a custom class, which has no action `\(action.label)`",
        fix: .removing(action))
    })
}

/// Actions that views and controllers of UIKit perform.
private let standardActions: Set<String> = [
  "becomeFirstResponder", "copy:", "cut:", "delete:", "paste:", "select:", "selectAll:", "resignFirstResponder",
  "startAnimating", "stopAnimating", "reloadData", "setNeedsDisplay", "setNeedsLayout", "toggleBoldface:",
  "toggleItalics:", "toggleUnderline:", "removeFromSuperview", "goBack", "goForward", "reload", "stopLoading",
  "hero_dismissViewController", "toggleSidebar:",
]
