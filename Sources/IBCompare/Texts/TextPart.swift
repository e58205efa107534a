/// A part of a text that has a key among its siblings: an entry of a strings file, a member of a JSON object, an element
/// or an attribute of a layout sheet. Its bytes are those of the file, so that what is not changed is not rewritten.
struct TextPart: Sendable {
  /// What it is among its siblings; the same in every version.
  var key: [UInt8]
  /// What the text calls it; empty for what only holds other parts.
  var name = ""
  /// What messages call an element, and what it is known by: its name, and what it is about.
  var title: String?
  /// White space before it.
  var space: ArraySlice<UInt8> = []
  /// Whether it was the first among its siblings where its space comes from.
  var isFirst = false
  /// Comments that belong to it, and the white space behind them.
  var comments: ArraySlice<UInt8> = []
  /// Its bytes; of a list, those before the first part.
  var opening: ArraySlice<UInt8>
  /// What it says, for what is one value; nil for a list.
  var meaning: [UInt8]?
  /// The parts in it.
  var parts: [TextPart] = []
  /// The bytes behind the last part.
  var closing: ArraySlice<UInt8> = []
  /// What is between two parts of the list.
  var separator: UInt8?
  /// Whether the order of the parts means something.
  var isOrdered = false
  /// Lists of different shapes are alternatives: one or the other is right, and not a mixture.
  var shape = ""

  /// Whether it is a comment that belongs to no other part.
  var isLoose: Bool { key.first == 0 }

  /// The key of the comment that belongs to no other part.
  static func looseKey(_ comment: ArraySlice<UInt8>) -> [UInt8] { [0] + comment }
}

extension TextPart {
  /// Whether it says the same as another one, with everything in it.
  func means(_ other: TextPart) -> Bool {
    guard meaning == other.meaning, shape == other.shape, parts.count == other.parts.count else { return false }
    guard comments.trimmed == other.comments.trimmed else { return false }
    if isOrdered || zip(parts, other.parts).allSatisfy({ $0.key == $1.key }) {
      return zip(parts, other.parts).allSatisfy { $0.key == $1.key && $0.means($1) }
    }
    let others = other.partsByKey
    return parts.allSatisfy { part in others[part.key].map(part.means) ?? false }
  }

  /// The parts by key; keys are unique where the text was read.
  var partsByKey: [[UInt8]: TextPart] {
    Dictionary(parts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Its bytes, without the space and the comments before it.
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
      output += part.comments
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

  /// The comments that belong to it, on one line.
  var shownComments: String { TextPart(key: [], opening: [], meaning: Array(comments.trimmed)).shown }

  /// Everything that it says, in order, by which two texts are compared.
  func contents(depth: Int = 0) -> [Content] {
    [Content(depth: depth, name: name, comments: Array(comments.trimmed), meaning: meaning)]
      + parts.flatMap { $0.contents(depth: depth + 1) }
  }

  /// What a part says without its place in the file.
  struct Content: Hashable {
    let depth: Int
    let name: String
    let comments: [UInt8]
    let meaning: [UInt8]?
  }
}

extension ArraySlice<UInt8> {
  /// Without the white space at both ends.
  var trimmed: ArraySlice<UInt8> {
    let start = drop { $0 <= 0x20 }
    return start.lastIndex { $0 > 0x20 }.map { start[...$0] } ?? []
  }

  /// The number of line ends.
  var lineEnds: Int { count { $0 == UInt8(ascii: "\n") } }
}

/// Makes keys unique that repeat among siblings.
struct KeyOccurrences {
  private var counts: [[UInt8]: Int] = [:]

  /// The key of the next part that would have a key.
  mutating func next(_ key: [UInt8]) -> [UInt8] {
    let number = counts[key, default: 0]
    counts[key] = number + 1
    return number == 0 ? key : key + "\0\(number)".utf8
  }
}
