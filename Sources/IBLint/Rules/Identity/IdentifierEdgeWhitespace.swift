import IBModel
import IBXML

extension Rule {
  static let identifierEdgeWhitespace = Rule(
    "identifier_edge_whitespace", .identity, .error, fix: .unsafe,
    check: .attributes(identifiers) { attribute, document, findings in
      guard document.hasSpaceAtAnEnd(of: attribute.valueRange) else { return }
      let value = attribute.value
      let trimmed = value.trimmingSpaces
      guard trimmed.utf8.count < value.utf8.count, !trimmed.isEmpty else { return }
      findings.report(
        attribute, "`\(attribute.name)` is `\(value)`, with a space at its start or end",
        fix: .unsafe("Remove the space") { $0.setAttribute(attribute.name, to: trimmed, on: attribute.element) })
    })
}

private let identifiers: [Name] = [
  "storyboardIdentifier", "reuseIdentifier", .identifier, .customClass, .customModule, "restorationIdentifier",
  "storyboardName", "referencedIdentifier",
]

extension Document {
  /// Whether the text of a range may begin or end with white space: with one of ASCII, or with another character.
  fileprivate func hasSpaceAtAnEnd(of range: Range<Int>) -> Bool {
    let bytes = tree.source.utf8[range]
    // `&` and `;` may belong to the reference of a space.
    let isPlain = { (byte: UInt8) in (0x21..<0x7F).contains(byte) && !"&;".utf8.contains(byte) }
    guard let first = bytes.first, let last = bytes.last else { return false }
    return !isPlain(first) || !isPlain(last)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
