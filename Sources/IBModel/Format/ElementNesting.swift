import CTables
import IBXML

/// The possible parents, children and roles (`key`) of elements. The data are `Sources/IBModel/Tables/Places.tsv`.
struct ElementNesting: Sendable {
  /// A reference type, because it is looked up for every element.
  final class Row: Sendable {
    /// nil when unknown.
    let parents: NameSet?
    /// Whether elements with a role have the same parents.
    let parentsAreOfAllRoles: Bool
    /// nil when unknown.
    let children: NameSet?
    /// nil when unknown.
    let keys: [TableText]?
    let needsKey: Bool

    init(parents: NameSet?, ofAllRoles: Bool, children: NameSet?, keys: [TableText]?, needsKey: Bool) {
      (self.parents, parentsAreOfAllRoles, self.children) = (parents, ofAllRoles, children)
      (self.keys, self.needsKey) = (keys, needsKey)
    }
  }

  private(set) var rows = NameMap<Row>()
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = ElementNesting(TableText(.places))

  /// The elements with a role, in the order of the table. Few documents need them.
  static let elementsByKey: [String: [Name]] = {
    var elements: [String: [Name]] = [:]
    for columns in TableText(.places).lines.map({ $0.columns() }) {
      for key in roles(columns) ?? [] { elements[String(key), default: []].append(Name(columns[0])) }
    }
    return elements
  }()

  init(_ table: TableText) {
    for line in table.lines {
      let columns = line.columns()
      guard columns.count == 4 else {
        unreadable.append(String(line))
        continue
      }
      let keys = ElementNesting.roles(columns)
      let parents = ElementNesting.classOfNames(columns[1])
      rows[Name(columns[0])] = Row(
        parents: parents ?? ElementNesting.names(columns[1]), ofAllRoles: parents != nil,
        children: ElementNesting.names(columns[3]), keys: keys,
        needsKey: keys.map { $0.count == columns[2].words.count } ?? false)
    }
  }

  /// nil when unknown.
  private static func roles(_ columns: [TableText]) -> [TableText]? {
    columns[2] == "*" ? nil : columns[2].words.filter { $0 != "?" && $0 != "-" }
  }

  /// The names after `!` do not count, those after `*view` count beside all views; nil if the column has neither.
  private static func classOfNames(_ column: TableText) -> NameSet? {
    let words = column.words
    guard let first = words.first, first == "!" || first == "*view" else { return nil }
    let others = words.dropFirst().map { Name($0) }
    if first == "!" { return NameSet(ElementKind.all.map(\.name).filter { !others.contains($0) }) }
    return others.reduce(into: views) { $0.insert($1) }
  }

  private static let views = NameSet(ElementKind.all.filter { $0.category == .view }.map(\.name))

  private static func names(_ column: TableText) -> NameSet? {
    switch column {
    case "*": nil
    case "-": []
    default: NameSet(column.names)
    }
  }
}
