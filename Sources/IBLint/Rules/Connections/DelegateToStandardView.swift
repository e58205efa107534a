import IBModel

extension Rule {
  static let delegateToStandardView = Rule(
    "delegate_to_standard_view", .connections, .warning, fix: .unsafe,
    check: .connections([.outlet]) { outlet, document, findings in
      guard document.platform.isUIKit, outlet.label == "delegate" || outlet.label == "dataSource",
        let view = outlet.destination.flatMap({ document.object($0) }), view.isView, view.customClass == nil
      else { return }
      findings.report(
        outlet.element, "the `\(outlet.label)` of \(outlet.sourceName) is \(view.reference), which is a standard view",
        fix: .removing(outlet))
    })
}
