/// A lexer for Swift, including interpolations. Comments, `#if` conditions and regular expressions produce no tokens.
struct SwiftLexer {
  private let text: SourceBytes
  private var position = 0
  private(set) var tokens: [Token] = []
  /// The literals with open interpolations, innermost last.
  private var interpolated: [OpenLiteral] = []

  private struct OpenLiteral {
    var delimiter: StringDelimiter
    var depth = 0
  }

  init(_ text: SourceBytes) { self.text = text }

  mutating func readAll() {
    if text[0] == UInt8(ascii: "#"), text[1] == UInt8(ascii: "!") { position = text.endOfLine(at: 0) }
    while position < text.count { readNext() }
  }

  private mutating func readNext() {
    let byte = text[position]
    switch byte {
    case _ where isSpace(byte): position += 1
    case UInt8(ascii: "/"): readSlash()
    case UInt8(ascii: "\""): readString(hashes: 0)
    case UInt8(ascii: "#"): readHash()
    case UInt8(ascii: "`"): readQuotedWord()
    case _ where isDigit(byte): read(.number, upTo: endOfNumber())
    case _ where isWordByte(byte): read(.word, upTo: text.endOfWord(at: position))
    default: readMark(byte)
    }
  }

  private mutating func read(_ kind: Token.Kind, upTo end: Int) {
    tokens.append(Token(kind: kind, start: position, end: end))
    position = end
  }

  /// Includes the fraction, so that the point is not taken for a member access.
  private func endOfNumber() -> Int {
    let end = text.endOfWord(at: position)
    return text[end] == UInt8(ascii: ".") && isDigit(text[end + 1]) ? text.endOfWord(at: end + 1) : end
  }

  private mutating func readMark(_ byte: UInt8) {
    read(.mark(byte), upTo: position + 1)
    guard let last = interpolated.indices.last else { return }
    if byte == UInt8(ascii: "(") { interpolated[last].depth += 1 }
    guard byte == UInt8(ascii: ")") else { return }
    interpolated[last].depth -= 1
    if interpolated[last].depth == 0 { readString(interpolated.removeLast().delimiter, isContinued: true) }
  }

  private mutating func readQuotedWord() {
    let end = text.endOfWord(at: position + 1)
    guard end > position + 1, text[end] == UInt8(ascii: "`") else { return readMark(UInt8(ascii: "`")) }
    tokens.append(Token(kind: .quotedWord, start: position + 1, end: end))
    position = end + 1
  }

  private mutating func readSlash() {
    switch text[position + 1] {
    case UInt8(ascii: "/"): position = text.endOfLine(at: position)
    case UInt8(ascii: "*"): position = text.endOfComment(at: position, nests: true)
    default:
      if let end = endOfRegularExpression() { position = end } else { readMark(UInt8(ascii: "/")) }
    }
  }

  /// A slash starts a regular expression if it does not follow an operand and another slash is on the line.
  private func endOfRegularExpression() -> Int? {
    guard !isSpace(text[position + 1]), text[position + 1] != UInt8(ascii: ")") else { return nil }
    if let last = tokens.last {
      switch last.kind {
      case .mark(let byte): if ")]}>!?/*&|.".utf8.contains(byte) { return nil }
      case .word:
        guard text.token(last, is: "return") || text.token(last, is: "in") || text.token(last, is: "case") else {
          return nil
        }
      default: return nil
      }
    }
    var end = position + 1
    while end < text.count, text[end] != UInt8(ascii: "\n") {
      if text[end] == UInt8(ascii: "/") { return isSpace(text[end - 1]) ? nil : end + 1 }
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private mutating func readHash() {
    var end = position
    while text[end] == UInt8(ascii: "#") { end += 1 }
    switch text[end] {
    case UInt8(ascii: "\""):
      let hashes = end - position
      position = end
      readString(hashes: hashes)
    case UInt8(ascii: "/"): readExtendedRegularExpression(from: end + 1, hashes: end - position)
    default:
      let name = Token(kind: .word, start: end, end: text.endOfWord(at: end))
      let isCondition = text.token(name, is: "if") || text.token(name, is: "elseif")
      position = isCondition ? text.endOfLine(at: name.end) : name.end
      // Names such as `#selector` are not names in documents.
      if !isCondition { tokens.append(Token(kind: .otherLiteral, start: name.start, end: name.end)) }
    }
  }

  private mutating func readExtendedRegularExpression(from start: Int, hashes: Int) {
    var end = start
    while end < text.count {
      if text[end] == UInt8(ascii: "/"), (1...hashes).allSatisfy({ text[end + $0] == UInt8(ascii: "#") }) {
        position = end + 1 + hashes
        return
      }
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    position = text.count
  }

  private mutating func readString(hashes: Int) {
    let isMultiline = text[position + 1] == UInt8(ascii: "\"") && text[position + 2] == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    readString(StringDelimiter(hashes: hashes, isMultiline: isMultiline), isContinued: false)
  }

  /// Reads a literal up to its end or next interpolation.
  private mutating func readString(_ delimiter: StringDelimiter, isContinued: Bool) {
    let start = position
    var isPlain = !isContinued
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\"") where closes(delimiter):
        tokens.append(Token(kind: isPlain ? .string : .otherLiteral, start: start, end: position))
        position += (delimiter.isMultiline ? 3 : 1) + delimiter.hashes
        return
      case UInt8(ascii: "\\") where isEscape(in: delimiter):
        isPlain = false
        position += 1 + delimiter.hashes
        guard text[position] == UInt8(ascii: "(") else {
          position += 1
          continue
        }
        tokens.append(Token(kind: .otherLiteral, start: start, end: position))
        interpolated.append(OpenLiteral(delimiter: delimiter))
        return
      case UInt8(ascii: "\n") where !delimiter.isMultiline:
        // The code is damaged; the rest of the file is read as if the literal ended here.
        tokens.append(Token(kind: .otherLiteral, start: start, end: position))
        return
      default: position += 1
      }
    }
    position = text.count
  }

  private func closes(_ delimiter: StringDelimiter) -> Bool {
    let quotes = delimiter.isMultiline ? 3 : 1
    for offset in 0..<quotes where text[position + offset] != UInt8(ascii: "\"") { return false }
    for offset in 0..<delimiter.hashes where text[position + quotes + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  private func isEscape(in delimiter: StringDelimiter) -> Bool {
    for offset in 0..<delimiter.hashes where text[position + 1 + offset] != UInt8(ascii: "#") { return false }
    return true
  }
}

/// The delimiter of a string literal.
struct StringDelimiter {
  var hashes: Int
  var isMultiline: Bool
}
