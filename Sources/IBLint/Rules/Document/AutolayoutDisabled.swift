import IBModel

extension Rule {
  static let autolayoutDisabled = Rule(
    "autolayout_disabled", .document, .warning, isOptIn: true,
    check: .elements([.document]) { root, document, findings in
      // Another rule reports constraints without Auto Layout.
      guard document.platform != .watchOS, !document.usesAutoLayout, document.views.first != nil,
        !document.objects.contains(where: { $0.kind == .constraint })
      else { return }
      findings.report(root, "the document does not use Auto Layout")
    })
}
