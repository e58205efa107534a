import IBModel

extension Rule {
  static let fixedFrame = Rule(
    "fixed_frame", .layout, .info, isOptIn: true,
    check: .attributes([.fixedFrame]) { attribute, document, findings in
      guard attribute.value == "YES", document.usesAutoLayout, let view = Object(attribute.element), view.isView
      else { return }
      findings.report(attribute, "\(view.reference) has no constraints and keeps its frame on all screens")
    })
}
