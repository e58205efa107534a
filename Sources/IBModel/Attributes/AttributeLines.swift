import IBXML

/// The lines of the table of attributes by element. A question about few elements does not need the whole table, which
/// takes longer to read than a small document to check.
struct AttributeLines: Sendable {
  private struct Line: Sendable {
    var platform: Platform
    var names: TableText
  }

  private var lines = NameMap<[Line]>()

  static let known = AttributeLines(AttributeTable.order)

  init(_ text: StaticString) {
    for line in TableText(text).lines {
      let columns = line.columns(keepingEmpty: true)
      guard columns.count == 3, let platform = Platform(tableName: columns[0]) else { continue }
      let element = Name(columns[1])
      lines[element] = (lines[element] ?? []) + [Line(platform: platform, names: columns[2])]
    }
  }

  /// Whether documents of a platform have had such an attribute on such an element.
  /// - Complexity: O(names of the element's attributes)
  func has(_ attribute: Name, on element: Name, _ platform: Platform) -> Bool {
    lines[element]?.contains { $0.platform == platform && $0.names.names.contains(attribute) } ?? false
  }
}
