import IBModel
import IBXML

extension Rule {
  static let containerViewWithoutEmbed = Rule(
    "container_view_without_embed", .flow, .warning, isOptIn: true,
    check: .elements(["containerView"]) { element, document, findings in
      guard document.platform.isUIKit, document.kind == .storyboard, let view = Object(element),
        !view.connections.contains(where: { $0.element[.kind] == "embed" })
      else { return }
      findings.report(element, "\(view.reference) embeds no view controller")
    })
}
