import IBModel
import IBXML

extension Rule {
  static let missingReuseIdentifier = Rule(
    "missing_reuse_identifier", .identity, .warning,
    check: .elements(ElementKind.reusable.map(\.name)) { element, document, findings in
      guard document.platform.isUIKit, element.isPrototype, element["reuseIdentifier"]?.isEmpty ?? true,
        let cell = Object(element), !isDefault(cell)
      else { return }
      findings.report(element, "the prototype \(cell.reference) has no reuse identifier")
    })

  /// Whether a cell is the empty one that Xcode adds to each table and collection.
  private static func isDefault(_ cell: Object) -> Bool {
    let content = cell.element.children.first { ["contentView", "tableViewCellContentView"].contains($0[.key] ?? "") }
    return cell.customClass == nil && content != nil && content?.child(.subviews) == nil && cell.connections.isEmpty
  }
}
