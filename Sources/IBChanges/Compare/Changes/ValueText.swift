import IBModel
import IBXML

/// Short texts for values.
enum ValueText {
  /// The text of an attribute: strings in quotation marks, objects by name, anything else as written.
  static func of(_ element: Element, _ name: Name, in document: Document) -> String? {
    guard let value = element[name] else { return nil }
    if name == .customClass { return (element[.customModule].map { "\($0)." } ?? "") + value }
    if IDGenerator.mayHoldID(name, on: element.name), name != .id {
      return document.object(ObjectID(value))?.name ?? value
    }
    if case .string? = ElementKind(element.name).attribute(name)?.type,
      !value.utf8.allSatisfy(isPlain) || texts.contains(name)
    {
      return quoted(value)
    }
    return texts.contains(name) ? quoted(value) : value
  }

  private static let texts: NameSet = [
    "text", "title", "placeholder", "userLabel", "toolTip", "headerTitle", "footerTitle", "prompt",
  ]

  private static func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  /// The text of a value element such as a color, a font, a string or a rectangle.
  static func of(_ element: Element) -> String {
    if let color = ColorDescription(element) { return color.text }
    if let font = FontDescription(element) { return font.text }
    if !element.holdsOnlyElements || element.name == ElementRole.string { return quoted(element.text) }
    if element.name == "nil" || element.name == "null" { return "none" }
    if let texts = ElementRole.partTexts(of: element) { return quoted(texts.joined()) }
    let attributes = element.attributes.filter { $0.name != .key }
    if !element.children.isEmpty { return "\(element.name.text) with \(element.children.count) parts" }
    return attributes.map { "\($0.name.text) \(Signature.number($0.value))" }.joined(separator: ", ")
  }

  /// The values of two versions; for a rectangle, size or insets, only the differing parts.
  static func of(_ before: Element?, _ after: Element?) -> (old: String?, new: String?) {
    guard let before, let after, before.name == after.name, measures.contains(after.name) else {
      return named(before.map(of), after.map(of), before, after)
    }
    let names = after.attributes.map(\.name).filter { $0 != .key && !MergePlan.areEqual(before[$0], after[$0]) }
    let text = { (element: Element) in
      names.compactMap { name in element[name].map { "\(name.text) \(Signature.number($0))" } }.joined(separator: ", ")
    }
    return names.isEmpty ? (of(before), of(after)) : (text(before), text(after))
  }

  /// Adds the color spaces to colors with equal texts.
  private static func named(
    _ old: String?, _ new: String?, _ before: Element?, _ after: Element?
  ) -> (old: String?, new: String?) {
    guard let old, old == new, let first = before.flatMap({ ColorDescription($0) }),
      let second = after.flatMap({ ColorDescription($0) })
    else { return (old, new) }
    return ("\(old) (\(Signature.space(of: first)))", "\(old) (\(Signature.space(of: second)))")
  }

  private static let measures: NameSet = ["rect", "size", "inset", "edgeInsets", "directionalEdgeInsets", "point"]

  private static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
    return "\"\(line.count > longest ? line.prefix(longest) + "…" : line)\""
  }

  private static let longest = 80
}

/// Texts for an object in a list of changes: constraints as equations, connections by their ends.
struct ObjectText {
  let name: String
  let kind: String

  init(_ object: Object, in document: Document) {
    if let constraint = Constraint(object.element) {
      (name, kind) = (document.text(of: constraint), "constraint")
    } else if let connection = Connection(object.element) {
      let text = document.text(of: connection)
      let words = text.split(separator: " ", maxSplits: 1)
      (kind, name) = (String(words.first ?? ""), words.count > 1 ? String(words[1]) : text)
    } else {
      (name, kind) = (object.name, object.kindTitle.lowercased())
    }
  }
}
