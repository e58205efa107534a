import IBModel
import IBProject

extension Rule {
  static let imageButtonWithoutLabel = Rule(
    "image_button_without_label", .accessibility, .warning, uses: [.sources],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(named: "button") { element in
        guard let button = Object(element), button.showsOnlyImage, !button.needsNoLabel,
          !inspection.objectCode.mayLabelOrTitle(button)
        else { return }
        findings.report(element, "\(button.reference) has an image, but neither a title nor an accessibility label")
      }
    })
}

extension Object {
  /// Whether a button has an image and no text. Custom classes may give a button its own label or text.
  fileprivate var showsOnlyImage: Bool {
    guard customClass == nil else { return false }
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
