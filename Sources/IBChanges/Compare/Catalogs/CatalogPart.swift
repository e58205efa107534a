/// A part of a string catalog that has a key among its siblings: a member of an object. Its bytes are those of the file, so
/// that what is not changed is not rewritten.
struct CatalogPart: Sendable {
  /// The key of the member.
  var key: [UInt8]
  /// The key as text; empty for the whole catalog.
  var name = ""
  /// White space before it.
  var space: ArraySlice<UInt8> = []
  /// Whether it was the first among its siblings where its space comes from.
  var isFirst = false
  /// Its bytes; of an object, those before the first part.
  var opening: ArraySlice<UInt8>
  /// What it says, for what is one value; nil for an object.
  var meaning: [UInt8]?
  /// The parts in it.
  var parts: [CatalogPart] = []
  /// The bytes behind the last part.
  var closing: ArraySlice<UInt8> = []
  /// What is between two parts of the object.
  var separator: UInt8?
  /// Objects of different shapes are alternatives: one or the other is right, and not a mixture.
  var shape = ""
}

extension CatalogPart {
  /// Whether it says the same as another one, with everything in it.
  func means(_ other: CatalogPart) -> Bool {
    guard meaning == other.meaning, shape == other.shape, parts.count == other.parts.count else { return false }
    if zip(parts, other.parts).allSatisfy({ $0.key == $1.key }) {
      return zip(parts, other.parts).allSatisfy { $0.means($1) }
    }
    let others = other.partsByKey
    return parts.allSatisfy { part in others[part.key].map(part.means) ?? false }
  }

  /// The parts by key; keys are unique where the text was read.
  var partsByKey: [[UInt8]: CatalogPart] {
    Dictionary(parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Its bytes, without the space before it.
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

  /// What it says, on one line.
  var shown: String {
    let text = String(decoding: meaning ?? bytes, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: meaning == nil ? " " : "\\n")
  }

  /// Everything that it says, in order, by which two texts are compared.
  func contents(depth: Int = 0) -> [Content] {
    [Content(depth: depth, name: name, meaning: meaning)] + parts.flatMap { $0.contents(depth: depth + 1) }
  }

  /// What a part says without its place in the file.
  struct Content: Hashable {
    let depth: Int
    let name: String
    let meaning: [UInt8]?
  }
}
