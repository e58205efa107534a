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
    let keys: Set<String>?
    let needsKey: Bool

    init(parents: NameSet?, ofAllRoles: Bool, children: NameSet?, keys: Set<String>?, needsKey: Bool) {
      (self.parents, parentsAreOfAllRoles, self.children) = (parents, ofAllRoles, children)
      (self.keys, self.needsKey) = (keys, needsKey)
    }
  }

  private(set) var rows = NameMap<Row>()
  private(set) var elementsByKey: [String: [Name]] = [:]
  /// Lines of the table that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = ElementNesting(TableText(.places))

  init(_ table: TableText) {
    for line in table.lines {
      let columns = line.columns()
      guard columns.count == 4 else {
        unreadable.append(String(line))
        continue
      }
      let name = Name(columns[0])
      let words = columns[2].words.map { String($0) }
      let keys = columns[2] == "*" ? nil : Set(words).subtracting(["?", "-"])
      for key in keys ?? [] { elementsByKey[key, default: []].append(name) }
      let parents = ElementNesting.classOfNames(columns[1])
      rows[name] = Row(
        parents: parents ?? ElementNesting.names(columns[1]), ofAllRoles: parents != nil,
        children: ElementNesting.names(columns[3]), keys: keys,
        needsKey: keys != nil && !words.contains("?") && !words.contains("-"))
    }
  }

  /// The names after `!` do not count, those after `*view` count beside all views; nil if the column has neither.
  private static func classOfNames(_ column: TableText) -> NameSet? {
    let words = column.words
    guard let first = words.first, first == "!" || first == "*view" else { return nil }
    let (isView, others) = (first == "*view", NameSet(words.dropFirst().map { Name($0) }))
    return NameSet(
      ElementKind.all.filter { isView && $0.category == .view || others.contains($0.name) == isView }.map(\.name))
  }

  private static func names(_ column: TableText) -> NameSet? {
    switch column {
    case "*": nil
    case "-": []
    default: NameSet(column.names)
    }
  }
}
