import IBModel
import IBXML

extension Rule {
  static let containerViewWithoutEmbed = Rule(
    id: "container_view_without_embed", group: .flow, severity: .warning, isOptIn: true,
    summary: "container view without an embed segue",
    reason: "The container view is empty unless code fills it.",
    repair: "Drag from the container view to a view controller › choose Embed",
    examples: [
      .bad(
        onLoginPage: """
          «<containerView userLabel="Content" id="cv1"/>»
          """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        """),
    ],
    check: .elements(["containerView"]) { element, document, findings in
      guard document.platform.isUIKit, document.kind == .storyboard, let view = Object(element),
        !view.connections.contains(where: { $0.element[.kind] == "embed" })
      else { return }
      findings.report(element, "\(view.reference) embeds no view controller")
    })
}
