import IBModel
import IBXML

extension Rule {
  static let reuseIdentifierMismatch = Rule(
    "reuse_identifier_mismatch", .identity, .warning, isOptIn: true, aliases: ["reuse_identifier"], fix: .unsafe,
    check: .document { document, findings in
      document.tree.visitElements(having: "reuseIdentifier") { element, attribute in
        guard let cell = Object(element), let name = cell.customClass, !name.isEmpty, attribute.value != name,
          !element.isStaticCell
        else { return }
        findings.report(
          attribute, "\(cell.reference) has the reuse identifier `\(attribute.value)`, but is a `\(name)`",
          fix: .setting(attribute.name, of: element, to: name, .unsafe))
      }
      guard document.kind == .xib else { return }
      for cell in document.objects where cell.isReusable && cell.element.attribute("reuseIdentifier") == nil {
        guard let name = cell.customClass, !name.isEmpty else { continue }
        findings.report(
          cell.element, "\(cell.reference) is a `\(name)`, but has no reuse identifier",
          fix: .setting("reuseIdentifier", of: cell.element, to: name, .unsafe))
      }
    })
}

extension Element {
  /// Whether the element is a cell of a section of a table, which no code asks for.
  fileprivate var isStaticCell: Bool {
    parent?.name == .cells && parent?.parent?.name == ElementKind.tableViewSection.name
  }
}

extension Object {
  /// Whether the object is a top-level view that tables or collections use again.
  fileprivate var isReusable: Bool {
    element.parent?.name == .objects && ElementKind.reusable.contains(kind)
  }
}
