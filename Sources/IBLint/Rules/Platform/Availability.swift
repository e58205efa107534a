import IBModel
import IBProject
import IBXML
internal import CTables

/// Something in documents that not all systems have: a row of `Sources/IBLint/Tables/Availability.tsv`.
///
/// `element` lists names, `parent/child` for a child directly in that parent, and `*` for any element. Each word of
/// `attributes` is a condition: `a` is present, `a=v|w` has one of the values, `a|b=v` is met by either one, `!` negates.
/// The finding is at the attribute of the first. `since` is the first system with the replacement, which is a value to
/// write if it begins with `=`. What is `obsoleted` is reported for all systems.
///
/// Source: the public headers of UIKit, AppKit and WebKit, Apple's documentation, and public logs of ibtool.
final class Availability: Sendable {
  let rule: Rule.Kind.ID
  let severity: Severity
  /// Whether the App Store rejects it for all systems.
  let isRejected: Bool
  let introduced, deprecated, obsoleted, since: SystemVersion?
  let replacement: String
  let newValue: String?
  private let name: String?
  private let elements: [(parent: Name?, name: Name)]
  private let conditions: [Condition]

  static let rows = Dictionary(
    grouping: TableText(.availability).lines.dropFirst().map { $0.columns() }.flatMap { columns in
      columns[2].words.map { (platform: Platform(rawValue: String($0)), row: Availability(columns)) }
    }, by: \.platform
  ).mapValues { $0.map(\.row) }

  private init(_ columns: [TableText]) {
    func text(_ column: Int) -> String? { columns[column] == "-" ? nil : String(columns[column]) }
    func version(_ column: Int) -> SystemVersion? { text(column).flatMap { SystemVersion($0) } }
    (rule, name) = (String(columns[0]), text(10))
    (severity, isRejected) = (text(1).flatMap(Severity.init) ?? .warning, name?.contains("App Store rejects") == true)
    (introduced, deprecated, obsoleted, since) = (version(5), version(6), version(7), version(9))
    newValue = text(8).flatMap { $0.hasPrefix("=") ? String($0.dropFirst()) : nil }
    replacement = newValue.map { "`\($0)`" } ?? text(8) ?? ""
    elements = columns[3].words.map { word in
      let names = word.split(UInt8(ascii: "/")).map { Name($0) }
      return (names.count > 1 ? names[0] : nil, names[names.count - 1])
    }
    conditions = columns[4] == "-" ? [] : columns[4].words.map { Condition($0) }
  }

  /// Whether an element of the row may be in a document; most rows are about rare ones.
  func mayOccur(in tree: XMLTree) -> Bool {
    elements.contains { _, name in
      name == Availability.anyElement
        ? conditions.first?.names.first.map(tree.hasAttribute) ?? false : tree.hasElement(named: name)
    }
  }

  private static let anyElement: Name = "*"

  /// The elements that meet the conditions, for each name in document order.
  func uses(in document: Document) -> [(element: Element, attribute: Attribute?)] {
    var uses: [(element: Element, attribute: Attribute?)] = []
    for (parent, name) in elements {
      let visit = { (element: Element) in
        if parent == nil || element.parent?.name == parent, self.conditions.allSatisfy({ $0.isMet(by: element) }) {
          uses.append((element, self.conditions.first?.attribute(of: element)))
        }
      }
      if name == Availability.anyElement, let attribute = conditions.first?.names.first {
        document.tree.visitElements(having: attribute) { element, _ in visit(element) }
      } else {
        document.tree.visitElements(named: name, visit)
      }
    }
    return uses
  }

  func name(of element: Element, _ attribute: Attribute?) -> String {
    let text = attribute.map { "\($0.name.text)=\"\($0.value)\"" }
    return name ?? (attribute?.name == .key ? nil : text.map { "`\($0)`" })
      ?? "`<\(element.name.text)\(text.map { " \($0)" } ?? "")>`"
  }

  private struct Condition: Sendable {
    let names: [Name]
    private let values: [String]
    private let isNegated: Bool

    init(_ text: TableText) {
      let sides = text.split(UInt8(ascii: "="))
      isNegated = text.bytes.first == UInt8(ascii: "!")
      names = sides[0].split(UInt8(ascii: "!")).flatMap { $0.split(UInt8(ascii: "|")) }.map { Name($0) }
      values = sides.count > 1 ? sides[1].split(UInt8(ascii: "|")).map { String($0) } : []
    }

    func isMet(by element: Element) -> Bool { (attribute(of: element) == nil) == isNegated }

    func attribute(of element: Element) -> Attribute? {
      names.lazy.compactMap { element.attribute($0) }.first { values.isEmpty || values.contains($0.value) }
    }
  }
}
