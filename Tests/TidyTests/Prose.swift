/// The words of a text that people read: comments and string literals of Swift, everything of other files.
struct Prose {
  /// A word in lower case, or nil for something between two words that ends a phrase.
  struct Token: Equatable {
    var word: String?
    /// Counts from 1.
    var line: Int
  }

  private(set) var tokens: [Token] = []

  /// The words of a text without code spans, those between backticks on one line.
  init(of text: some Sequence<UInt8>) {
    var line = 1
    var word: [UInt8] = []
    var isCode = false
    for byte in Array(text) + [UInt8(ascii: "\n")] {
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      if !isCode, Prose.isPartOfWord(byte) {
        word.append(byte == UInt8(ascii: "_") ? byte : byte | 0x20)
        continue
      }
      if !word.isEmpty { tokens.append(Token(word: String(decoding: word, as: UTF8.self), line: line)) }
      word = []
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        isCode = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"): break
      default: tokens.append(Token(word: nil, line: line))
      }
    }
  }

  /// The words of the comments and string literals of a Swift file.
  init(ofSwift source: [UInt8]) {
    var reader = SwiftReader(source)
    self.init(of: reader.textWithoutCode())
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}

/// Reads Swift just far enough to tell comments and string literals from code.
private struct SwiftReader {
  private enum State {
    case code
    /// With the number of nested comments.
    case blockComment(Int)
    case string(quotes: Int, hashes: Int)
    /// Code in a string, with the number of open parentheses.
    case interpolation(Int)
  }

  private let source: [UInt8]
  private var position = 0
  private var states: [State] = [.code]
  private var result: [UInt8] = []

  init(_ source: [UInt8]) { self.source = source }

  /// The source with `|` in place of each byte of code that is not white space.
  mutating func textWithoutCode() -> [UInt8] {
    result.reserveCapacity(source.count)
    while position < source.count {
      switch states.last ?? .code {
      case .code, .interpolation: readCode()
      case .blockComment(let depth): readBlockComment(depth)
      case .string(let quotes, let hashes): readString(quotes, hashes)
      }
    }
    return result
  }

  private mutating func readCode() {
    guard "/#\"()".utf8.contains(source[position]) else { return replace(1) }
    if skip("//") { return readLineComment() }
    if skip("/*") { return states.append(.blockComment(1)) }
    let hashes = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = source.dropFirst(position + hashes).prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes == 0 else {
      let opening = quotes >= 3 ? 3 : 1
      replace(hashes + opening)
      return states.append(.string(quotes: opening, hashes: hashes))
    }
    if case .interpolation(let depth) = states.last {
      let change = source[position] == UInt8(ascii: "(") ? 1 : source[position] == UInt8(ascii: ")") ? -1 : 0
      states.removeLast()
      if depth + change > 0 { states.append(.interpolation(depth + change)) }
    }
    replace(max(hashes, 1))
  }

  private mutating func readLineComment() {
    while position < source.count, source[position] != UInt8(ascii: "\n") {
      let byte = source[position]
      result.append(byte == UInt8(ascii: "/") ? UInt8(ascii: " ") : byte)
      position += 1
    }
  }

  private mutating func readBlockComment(_ depth: Int) {
    states.removeLast()
    if skip("/*") { return states.append(.blockComment(depth + 1)) }
    let isEnd = skip("*/")
    if !isEnd { take() }
    if !isEnd || depth > 1 { states.append(.blockComment(isEnd ? depth - 1 : depth)) }
  }

  private mutating func readString(_ quotes: Int, _ hashes: Int) {
    guard "\"\\\n".utf8.contains(source[position]) else { return take() }
    let marks = String(repeating: "#", count: hashes)
    if starts(with: String(repeating: "\"", count: quotes) + marks) || quotes == 1 && starts(with: "\n") {
      states.removeLast()
      return replace(starts(with: "\n") ? 1 : quotes + hashes)
    }
    if starts(with: "\\" + marks + "(") {
      replace(hashes + 2)
      return states.append(.interpolation(1))
    }
    if starts(with: "\\" + marks) {
      position += hashes + 1
      // An escaped line end does not end a phrase.
      if !starts(with: "\n") { replace(1) }
      return
    }
    take()
  }

  private mutating func take() {
    result.append(source[position])
    position += 1
  }

  private mutating func replace(_ count: Int) {
    for byte in source[position...].prefix(count) {
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      result.append(isSpace ? byte : UInt8(ascii: "|"))
    }
    position = min(position + count, source.count)
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let isHere = text.withUTF8Buffer { source[position...].starts(with: $0) }
    if isHere { position += text.utf8CodeUnitCount }
    return isHere
  }

  private func starts(with text: String) -> Bool { source[position...].starts(with: text.utf8) }
}
