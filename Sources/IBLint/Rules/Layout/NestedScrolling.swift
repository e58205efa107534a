import IBModel
import IBXML

extension Rule {
  static let nestedScrolling = Rule(
    id: "nested_scrolling", group: .layout, severity: .info, isOptIn: true,
    summary: "scroll view inside a scroll view",
    reason: "Users cannot tell which of the two scrolls, and the inner one takes over in the middle of the screen.",
    repair: "Replace one of the scroll views, or let only one of them scroll in each direction",
    examples: [
      .bad(
        onLoginPage: """
          <scrollView userLabel="Page" id="sv1">
            <subviews>
              «<textView userLabel="Terms" id="tv1"/>»
            </subviews>
          </scrollView>
          """),
      .good(
        onLoginPage: """
          <scrollView userLabel="Page" id="sv1">
            <subviews>
              <textView scrollEnabled="NO" userLabel="Terms" id="tv1"/>
            </subviews>
          </scrollView>
          """),
    ],
    check: .elements(ElementKind.scrolling.map(\.name)) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element), view.bool("scrollEnabled") != false,
        let outer = view.viewAncestry.dropFirst().first(where: {
          $0.kind.scrolls && $0.bool("scrollEnabled") != false
        })
      else { return }
      findings.report(
        element, "\(view.reference) scrolls inside \(outer.reference)",
        related: [Finding.Related(outer.element, "the outer scroll view")])
    })
}
