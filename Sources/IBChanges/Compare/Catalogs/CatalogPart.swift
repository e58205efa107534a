/// A keyed member of an object in a string catalog. It keeps the bytes of the file, so that unchanged text is not
/// rewritten.
struct CatalogPart: Sendable {
  var key: [UInt8]
  /// The key as text; empty for the whole catalog.
  var name = ""
  var space: ArraySlice<UInt8> = []
  /// Whether it was the first sibling in the file that its space comes from.
  var isFirst = false
  /// Its bytes; for an object, those before the first part.
  var opening: ArraySlice<UInt8>
  /// The normalized value; nil for an object.
  var meaning: [UInt8]?
  var parts: [CatalogPart] = []
  var closing: ArraySlice<UInt8> = []
  var separator: UInt8?
  /// Objects of different shapes are alternatives that must not be mixed.
  var shape = ""

  /// Whether it has the same meaning as another part, recursively.
  func means(_ other: CatalogPart) -> Bool {
    guard meaning == other.meaning, shape == other.shape, parts.count == other.parts.count else { return false }
    if zip(parts, other.parts).allSatisfy({ $0.key == $1.key }) {
      return zip(parts, other.parts).allSatisfy { $0.means($1) }
    }
    let others = other.partsByKey
    return parts.allSatisfy { part in others[part.key].map(part.means) ?? false }
  }

  var partsByKey: [[UInt8]: CatalogPart] {
    Dictionary(parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  private func write(to output: inout [UInt8]) {
    output += opening
    for (position, part) in parts.enumerated() {
      if position > 0, let separator { output.append(separator) }
      output += part.space
      part.write(to: &output)
    }
    output += closing
  }

  /// The contents on one line.
  var shown: String {
    let text = String(decoding: meaning ?? bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: meaning == nil ? " " : "\\n")
  }

  /// The contents in order, for comparing two texts.
  func contents(depth: Int = 0) -> [Content] {
    [Content(depth: depth, name: name, meaning: meaning)] + parts.flatMap { $0.contents(depth: depth + 1) }
  }

  /// The meaning of a part, without its position in the file.
  struct Content: Hashable {
    let depth: Int
    let name: String
    let meaning: [UInt8]?
  }
}
