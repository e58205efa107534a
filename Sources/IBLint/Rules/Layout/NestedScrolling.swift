import IBModel
import IBXML

extension Rule {
  static let nestedScrolling = Rule(
    "nested_scrolling", .layout, .info, isOptIn: true,
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
