import CTables
import IBModel
import IBXML

/// Where the XML stores the values of key paths. The data are
/// `Sources/IBModel/Tables/KeyPaths.tsv`.
package enum KeyPathTable {
  /// Rows of the table that cannot be read; a test expects none.
  package static var unreadableRows: [String] { KeyPathRows.known.unreadable }

  /// The row for a key path on an element; nil when the key path is not known for it.
  package static func row(_ keyPath: String, on element: Name, platform: Platform) -> KeyPathRow? {
    let rows = KeyPathRows.known.rows[platform == .tvOS ? .iOS : platform]?[keyPath] ?? []
    return rows.first { $0.elements.contains(element) }
      ?? rows.first { row in
        row.servesAllViews && ElementKind(element).isView
      }
  }

  /// Key paths known for an element, sorted.
  package static func keyPaths(on element: Name, platform: Platform) -> [String] {
    let rows = KeyPathRows.known.rows[platform == .tvOS ? .iOS : platform] ?? [:]
    return rows.keys.filter { row($0, on: element, platform: platform) != nil }.sorted()
  }
}

/// How one key path is represented.
package struct KeyPathRow: Sendable {
  /// The key path as key-value coding spells it.
  package let keyPath: String
  let elements: Set<Name>
  let servesAllViews: Bool
  /// Where its value is stored.
  package let place: Place
  /// A short remark, possibly empty.
  package let note: String

  /// Where the value of a key path is stored.
  package enum Place: Sendable {
    /// Attributes and children that together represent the value.
    case parts([KeyPathPart])
    /// The object whose id is in an attribute; the rest of the key path applies to it.
    case redirect(Name)
    /// A user defined runtime attribute of a type, nothing else.
    case runtimeAttribute(type: String)
    /// No representation in XML.
    case none
    /// Key-value coding cannot set it.
    case readOnly
  }
}

/// One attribute or child that belongs to a value.
package struct KeyPathPart: Sendable, Hashable {
  /// A child element by name and key; without a name, any element matches.
  package struct Step: Sendable, Hashable {
    var name: Name?
    var key: String?

    /// The name of the child; nil for any.
    package var childName: Name? { name }
    /// The role of the child.
    package var childKey: String? { key }

    func matches(_ element: Element) -> Bool {
      (name == nil || name == element.name) && element[.key] == key
    }

    func child(of element: Element) -> Element? { element.children.first(where: matches) }
  }

  /// What a part is in its element.
  package enum Leaf: Sendable, Hashable {
    case attribute(Name)
    case child(Step)
  }

  /// Whether it is in the object itself and always part of the value.
  package var isDirect: Bool { containers.isEmpty && !isConditional }

  /// Children to descend through.
  var containers: [Step]
  package var leaf: Leaf
  /// Interface Builder writes it even when the value is the default: it is copied but never removed.
  var isAlwaysWritten: Bool
  /// Copied only when one side uses attributed text and the other does not.
  var isConditional: Bool

  /// Reads the notation of the table: `?` conditional, `a[key]/` containers, `@attribute` or `child[key]`, `!` always.
  init(_ notation: Substring) {
    var text = notation
    isConditional = text.first == "?"
    if isConditional { text.removeFirst() }
    isAlwaysWritten = text.last == "!"
    if isAlwaysWritten { text.removeLast() }
    let steps = text.split(separator: "/")
    containers = steps.dropLast().map(KeyPathPart.step)
    let last = steps.last ?? ""
    leaf = last.first == "@" ? .attribute(Name(String(last.dropFirst()))) : .child(KeyPathPart.step(last))
  }

  private static func step(_ notation: Substring) -> Step {
    let parts = notation.split(whereSeparator: { $0 == "[" || $0 == "]" })
    let name = parts.first.map(String.init) ?? ""
    return Step(name: name == "*" ? nil : Name(name), key: parts.count > 1 ? String(parts[1]) : nil)
  }
}

/// The parsed table, by platform and key path.
private struct KeyPathRows: Sendable {
  private(set) var rows: [Platform: [String: [KeyPathRow]]] = [:]
  private(set) var unreadable: [String] = []

  static let known = KeyPathRows()

  private init() {
    for line in TableText(.keyPaths).lines {
      let columns = line.columns()
      guard columns.count >= 4, let platform = Platform(rawValue: String(columns[0])) else {
        unreadable.append(String(line))
        continue
      }
      let elements = columns[1].words
      let row = KeyPathRow(
        keyPath: String(columns[2]), elements: Set(elements.map { Name($0) }),
        servesAllViews: elements.contains("*view"), place: KeyPathRows.place(columns[3]),
        note: columns.count > 4 ? String(columns[4]) : "")
      rows[platform, default: [:]][row.keyPath, default: []].append(row)
    }
  }

  private static func place(_ notation: TableText) -> KeyPathRow.Place {
    if notation == "none" { return .none }
    if notation == "readonly" { return .readOnly }
    let text = String(notation)
    if text.hasPrefix(">") { return .redirect(Name(String(text.dropFirst()))) }
    if text.hasPrefix("runtime:") { return .runtimeAttribute(type: String(text.dropFirst("runtime:".count))) }
    return .parts(notation.words.map { KeyPathPart(Substring(String($0))) })
  }
}
