import IBModel
import IBXML

extension Rule {
  static let outletLabelWithoutAccessibilityIdentifier = Rule(
    "outlet_label_without_accessibility_identifier", .identity, .info, isOptIn: true,
    check: .document { document, findings in
      guard document.platform.isUIKit else { return }
      let labels = document.views.filter {
        $0.kind == "label" && $0.element.child("accessibility")?[.identifier]?.isEmpty != false
      }
      guard !labels.isEmpty else { return }
      let connected = Set(document.connections.lazy.filter { $0.kind == .outlet }.compactMap(\.destination))
      for label in labels where connected.contains(label.id) {
        findings.report(label.element, "\(label.reference) has an outlet, but no accessibility identifier")
      }
    })
}
