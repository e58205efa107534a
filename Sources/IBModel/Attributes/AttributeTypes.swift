import CTables
import IBXML

/// Types and defaults of attributes by name and element. The data are `Sources/IBModel/Tables/AttributeTypes.tsv`.
struct AttributeTypes: Sendable {
  /// Parsed per attribute on demand: parsing all lines takes longer than checking a small document.
  private let lines: [TableText]
  /// The positions of the lines of an attribute, which follow each other.
  private var places = NameMap<Range<Int>>()

  static let known = AttributeTypes(TableText(.attributeTypes))

  init(_ table: TableText) {
    lines = table.lines
    for (index, line) in lines.enumerated() {
      let name = Name(line.firstColumn)
      places[name] = (places[name]?.lowerBound ?? index)..<index + 1
    }
  }

  private func lines(of attribute: Name) -> ArraySlice<TableText> { places[attribute].map { lines[$0] } ?? [] }

  /// Lines of the table that cannot be read; a test expects none.
  var unreadable: [String] { lines.filter { AttributeKind($0.columns()) == nil }.map { String($0) } }

  var attributes: [Name] { places.names }

  func has(_ attribute: Name) -> Bool { places[attribute] != nil }

  func types(of attribute: Name) -> [AttributeType] {
    lines(of: attribute).compactMap { AttributeKind($0.columns())?.type }
  }

  func kind(of attribute: Name, on element: Name) -> AttributeKind? {
    let lines = lines(of: attribute).map { $0.columns() }.filter { $0.count > 1 }
    let line = lines.first { $0[1].hasWord(element) } ?? lines.first { $0[1] == "*" }
    return line.flatMap { AttributeKind($0) }
  }
}

extension AttributeKind {
  init?(_ columns: [TableText]) {
    guard columns.count == 5 else { return nil }
    let filled = columns.map { $0 == "-" ? TableText("") : $0 }
    guard let type = AttributeType(word: filled[2], values: filled[4]) else { return nil }
    let defaultValue = filled[3].isEmpty ? nil : String(filled[3])
    if let defaultValue, !type.accepts(defaultValue) { return nil }
    self.init(name: Name(columns[0]), type: type, defaultValue: defaultValue)
  }
}

extension AttributeType {
  fileprivate init?(word: TableText, values: TableText) {
    switch word {
    case "bool": self = .bool
    case "integer": self = .integer
    case "number": self = .number
    case "reference": self = .reference
    case "string": self = .string
    case "enumeration": self = .enumeration(values.words.map { String($0) })
    default: return nil
    }
    let hasValues = if case .enumeration = self { true } else { false }
    guard hasValues != values.isEmpty else { return nil }
  }
}
