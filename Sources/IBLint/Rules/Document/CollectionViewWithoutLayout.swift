import IBModel
import IBXML

extension Rule {
  static let collectionViewWithoutLayout = Rule(
    "collection_view_without_layout", .document, .error,
    check: .elements(["collectionView"]) { element, document, findings in
      guard document.platform.isUIKit, let view = Object(element),
        !element.children.contains(where: {
          $0.name.text.hasPrefix("collectionView") && $0.name.text.hasSuffix("Layout")
        })
      else { return }
      findings.report(element, "\(view.reference) has no layout")
    })
}
