import IBModel
import IBProject

extension Rule {
  static let actionToStandardObject = Rule(
    "action_to_standard_object", .connections, .error, inputs: [.optional(.sources)], fix: .unsafe,
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.isSavedByInterfaceBuilder, document.platform.isUIKit else { return }
      for action in document.connections where action.kind == .action {
        guard let target = action.destination.flatMap({ document.object($0) }), target.customClass == nil,
          target.isView || target.kind.isController, target.kind != "hostingController",
          !KnownNames.standardActions.contains(action.label),
          !inspection.extendsClass(of: target, by: { $0.method(action.label) })
        else { continue }
        findings.report(
          action.element,
          "\(target.reference) is a standard object without a custom class, which has no action `\(action.label)`",
          fix: .removing(action))
      }
    })
}
