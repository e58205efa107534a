import IBModel
import IBProject
import IBXML

extension Rule {
  static let imageButtonWithoutLabel = Rule(
    "image_button_without_label", .accessibility, .warning, inputs: [.optional(.sources)],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      var items: [Object] = []
      for name: Name in ["button", "barButtonItem"] {
        inspection.document.tree.visitElements(named: name) { element in
          guard let item = Object(element), item.customClass == nil, item.showsOnlyImage, !item.needsNoLabel,
            !inspection.objectCode.mayLabelOrTitle(item)
          else { return }
          items.append(item)
        }
      }
      items.sort()
      guard let first = items.first else { return }
      findings.report(
        first.element, "\(first.reference) has an image, but neither a title nor an accessibility label",
        related: items.dropFirst().map { Finding.Related($0.element, "\($0.reference) has none either") })
    })
}

extension Object {
  /// Whether a button or item has an image and no text. Custom classes may give it a label or text of its own.
  fileprivate var showsOnlyImage: Bool {
    if kind == "barButtonItem" { return element.showsOwnImage && text?.isEmpty ?? true }
    let parts = element.children.filter { $0.name == "state" || $0.name == "buttonConfiguration" }
    return parts.contains(where: \.showsOwnImage) && !parts.contains(where: \.hasTitle)
  }
}

extension Element {
  fileprivate var hasTitle: Bool {
    if let title = self[.title], !title.isEmpty { return true }
    return children.contains { ["title", "attributedTitle", "subtitle"].contains($0[.key]) }
  }
}
