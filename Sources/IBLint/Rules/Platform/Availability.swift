import IBModel
import IBProject
internal import CTables

/// Something in documents that not all systems have: a row of `Sources/IBLint/Tables/Availability.tsv`.
///
/// `element` lists names, `parent/child` for a child directly in that parent, and `*` for any element. Each word of
/// `attributes` is a condition: `a` is present, `a=v|w` has one of the values, `a|b=v` is met by either one, `!` negates.
/// The finding is at the attribute of the first. `since` is the first system with the replacement, which is a value to
/// write if it begins with `=`. What is `obsoleted` is reported for all systems.
///
/// Source: the public headers of UIKit, AppKit and WebKit, Apple's documentation, and public logs of ibtool.
struct Availability: Sendable {
  let rule: Rule.Kind.ID
  let introduced, deprecated, obsoleted, since: SystemVersion?
  let replacement: String
  let newValue: String?
  private let name: String?
  private let elements: [(parent: Name?, name: Name)]
  private let conditions: [Condition]

  static let rows = Dictionary(
    TableText(.availability).lines.dropFirst().map { $0.columns() }.flatMap { columns in
      columns[1].words.compactMap { Platform(rawValue: String($0)) }.map { ($0, [Availability(columns)]) }
    }, uniquingKeysWith: +)

  private init(_ columns: [TableText]) {
    let texts = columns.map { $0 == "-" ? nil : String($0) }
    let versions = texts.map { $0.flatMap { SystemVersion($0) } }
    (rule, name) = (texts[0] ?? "", texts[9])
    (introduced, deprecated, obsoleted, since) = (versions[4], versions[5], versions[6], versions[8])
    newValue = texts[7].flatMap { $0.hasPrefix("=") ? String($0.dropFirst()) : nil }
    replacement = newValue.map { "`\($0)`" } ?? texts[7] ?? ""
    elements = columns[2].words.map { word in
      let names = String(word).split(separator: "/").map { Name(String($0)) }
      return (names.count > 1 ? names[0] : nil, names[names.count - 1])
    }
    conditions = texts[3].map { $0.split(separator: " ").map { Condition($0) } } ?? []
  }

  /// The elements that meet the conditions, those of each name in document order.
  func uses(in document: Document) -> [(element: Element, attribute: Attribute?)] {
    var uses: [(element: Element, attribute: Attribute?)] = []
    for (parent, name) in elements {
      let visit = { (element: Element) in
        if parent == nil || element.parent?.name == parent, conditions.allSatisfy({ $0.isMet(by: element) }) {
          uses.append((element, conditions.first?.attribute(of: element)))
        }
      }
      if name == "*", let attribute = conditions.first?.names.first {
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
    private let values: [Substring]
    private let isNegated: Bool

    init(_ text: Substring) {
      isNegated = text.hasPrefix("!")
      let parts = text.dropFirst(isNegated ? 1 : 0).split(separator: "=").map { $0.split(separator: "|") }
      (names, values) = (parts[0].map { Name(String($0)) }, parts.count > 1 ? parts[1] : [])
    }

    func isMet(by element: Element) -> Bool { (attribute(of: element) == nil) == isNegated }

    func attribute(of element: Element) -> Attribute? {
      names.lazy.compactMap { element.attribute($0) }.first { values.isEmpty || values.contains($0.value[...]) }
    }
  }
}
