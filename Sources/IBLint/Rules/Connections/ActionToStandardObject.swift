import IBModel

extension Rule {
  static let actionToStandardObject = Rule(
    "action_to_standard_object", .connections, .error, fix: .unsafe,
    check: .connections([.action]) { action, document, findings in
      guard document.isSavedByInterfaceBuilder, document.platform.isUIKit,
        let target = action.destination.flatMap({ document.object($0) }), target.customClass == nil,
        target.isView || target.kind.isController, target.kind != "hostingController",
        !KnownNames.standardActions.contains(action.label)
      else { return }
      findings.report(
        action.element,
        "\(target.reference) is a standard object without a custom class, which has no action `\(action.label)`",
        fix: .removing(action))
    })
}
