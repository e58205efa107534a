import CTables
import IBModel
import IBXML

/// The places of key path values in the XML. The data are `Sources/IBModel/Tables/KeyPaths.tsv`.
package enum KeyPathTable {
  /// Rows of the table that cannot be read; a test expects none.
  package static var unreadableRows: [String] { KeyPathRows.known.unreadable }

  package static func row(_ keyPath: String, on element: Name, platform: Platform) -> KeyPathRow? {
    let rows = KeyPathRows.known.rows[platform == .tvOS ? .iOS : platform]?[keyPath] ?? []
    return rows.first { $0.elements.contains(element) }
      ?? rows.first { row in
        row.servesAllViews && ElementKind(element).isView
      }
  }

  package static func keyPaths(on element: Name, platform: Platform) -> [String] {
    let rows = KeyPathRows.known.rows[platform == .tvOS ? .iOS : platform] ?? [:]
    return rows.keys.filter { row($0, on: element, platform: platform) != nil }.sorted()
  }
}

/// The representation of one key path.
package struct KeyPathRow: Sendable {
  package let keyPath: String
  let elements: Set<Name>
  let servesAllViews: Bool
  package let storage: Storage
  package let note: String

  package enum Storage: Sendable {
    /// Attributes and children that together represent the value.
    case parts([KeyPathPart])
    /// The object whose id is in an attribute; the rest of the key path applies to it.
    case redirect(Name)
    /// Only a user defined runtime attribute.
    case runtimeAttribute(type: String)
    case none
    /// A value that key-value coding cannot set.
    case readOnly
  }
}

package struct KeyPathPart: Sendable, Hashable {
  /// A child element by name and key; without a name, any element matches.
  package struct Step: Sendable, Hashable {
    package var name: Name?
    package var key: String?

    func child(of element: Element) -> Element? {
      element.children.first { (name == nil || name == $0.name) && $0[.key] == key }
    }
  }

  package enum Leaf: Sendable, Hashable {
    case attribute(Name)
    case child(Step)
  }

  /// Whether it is in the object itself and always part of the value.
  package var isDirect: Bool { containers.isEmpty && !isConditional }

  var containers: [Step]
  package var leaf: Leaf
  /// Interface Builder writes it even for the default value: it is copied but never removed.
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
        servesAllViews: elements.contains("*view"), storage: KeyPathRows.storage(columns[3]),
        note: columns.count > 4 ? String(columns[4]) : "")
      rows[platform, default: [:]][row.keyPath, default: []].append(row)
    }
  }

  private static func storage(_ notation: TableText) -> KeyPathRow.Storage {
    if notation == "none" { return .none }
    if notation == "readonly" { return .readOnly }
    let text = String(notation)
    if text.hasPrefix(">") { return .redirect(Name(String(text.dropFirst()))) }
    if text.hasPrefix("runtime:") { return .runtimeAttribute(type: String(text.dropFirst("runtime:".count))) }
    return .parts(notation.words.map { KeyPathPart(Substring(String($0))) })
  }
}
