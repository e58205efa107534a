import IBXML

/// Types and defaults of attributes by name and element. The data is in `AttributeTable+Types.swift`.
struct AttributeTypes: Sendable {
  struct Row: Sendable {
    var kind: AttributeKind
    /// Empty in the row for all elements that no other row names.
    var elements: Set<Name>
  }

  private var rows = NameMap<[Row]>()
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = AttributeTypes(AttributeTable.types)

  init(_ text: StaticString) {
    for line in text.tableLines {
      if let row = Row(line.columns()) {
        rows[row.kind.name] = (rows[row.kind.name] ?? []) + [row]
      } else {
        unreadable.append(String(line))
      }
    }
  }

  /// Every attribute of the table.
  var attributes: [Name] { rows.names }

  func kind(of attribute: Name, on element: Name) -> AttributeKind? {
    guard let rows = rows[attribute] else { return nil }
    return (rows.first { $0.elements.contains(element) } ?? rows.first { $0.elements.isEmpty })?.kind
  }
}

extension AttributeTypes.Row {
  init?(_ columns: [Substring]) {
    guard columns.count == 5 else { return nil }
    let filled = columns.map { $0 == "-" ? "" : $0 }
    guard let type = AttributeType(word: filled[2], values: filled[4]) else { return nil }
    let defaultValue = filled[3].isEmpty ? nil : String(filled[3])
    if let defaultValue, !type.accepts(defaultValue) { return nil }
    kind = AttributeKind(name: Name(String(columns[0])), type: type, defaultValue: defaultValue)
    elements = columns[1] == "*" ? [] : Set(columns[1].words.map { Name(String($0)) })
  }
}

extension AttributeType {
  fileprivate init?(word: Substring, values: Substring) {
    switch word {
    case "bool": self = .bool
    case "integer": self = .integer
    case "number": self = .number
    case "reference": self = .reference
    case "string": self = .string
    case "enumeration": self = .enumeration(values.words.map(String.init))
    default: return nil
    }
    let hasValues = if case .enumeration = self { true } else { false }
    guard hasValues != values.isEmpty else { return nil }
  }
}
