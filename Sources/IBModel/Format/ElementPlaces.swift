import IBXML

/// Which elements hold which, and which roles (`key`) they play there. The data is in `ElementPlaces+Table.swift`.
struct ElementPlaces: Sendable {
  struct Row: Sendable {
    /// The elements it can be in; nil when nothing is known.
    var parents: Set<Name>?
    /// The elements that can be in it; nil when nothing is known.
    var children: Set<Name>?
    /// The roles it can play; nil when nothing is known.
    var keys: Set<String>?
    /// Whether it always has a role.
    var needsKey = false
  }

  private(set) var rows = NameMap<Row>()
  /// The elements that play a role.
  private(set) var elementsByKey: [String: [Name]] = [:]
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = ElementPlaces(text)

  init(_ text: StaticString) {
    for line in text.tableLines {
      let columns = line.columns()
      guard columns.count == 4 else {
        unreadable.append(String(line))
        continue
      }
      let name = Name(String(columns[0]))
      var row = Row()
      row.parents = ElementPlaces.names(columns[1])
      row.children = ElementPlaces.names(columns[3])
      if columns[2] != "*" {
        let keys = columns[2].words.map(String.init)
        row.keys = Set(keys).subtracting(["?", "-"])
        row.needsKey = !keys.contains("?") && !keys.contains("-")
        for key in row.keys ?? [] { elementsByKey[key, default: []].append(name) }
      }
      rows[name] = row
    }
  }

  private static func names(_ column: Substring) -> Set<Name>? {
    switch column {
    case "*": nil
    case "-": []
    default: Set(column.words.map { Name(String($0)) })
    }
  }
}
