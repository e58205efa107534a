/// A lexer for Objective-C. Comments and most preprocessor directives produce no tokens.
struct ObjectiveCLexer {
  private let text: SourceBytes
  private var position = 0
  private(set) var tokens: [Token] = []
  /// Conditional directives, by the index of the token after them.
  private(set) var branches: [Branch] = []
  private(set) var directives: [Range<Int>] = []

  /// A directive that starts, switches or ends a conditional part.
  struct Branch {
    enum Kind { case start, alternative, end }
    var kind: Kind
    var token: Int
  }

  init(_ text: SourceBytes) { self.text = text }

  mutating func readAll() {
    while position < text.count { readNext() }
  }

  private mutating func readNext() {
    let byte = text[position]
    switch byte {
    case _ where isSpace(byte): position += 1
    case UInt8(ascii: "/") where text[position + 1] == UInt8(ascii: "/"): position = text.endOfLine(at: position)
    case UInt8(ascii: "/") where text[position + 1] == UInt8(ascii: "*"):
      position = text.endOfComment(at: position, nests: false)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readLiteral(quote: byte)
    case UInt8(ascii: "#"): readDirective()
    case _ where isDigit(byte): read(.number, upTo: text.endOfWord(at: position))
    case _ where isWordByte(byte): read(.word, upTo: text.endOfWord(at: position))
    default: read(.mark(byte), upTo: position + 1)
    }
  }

  private mutating func read(_ kind: Token.Kind, upTo end: Int) {
    tokens.append(Token(kind: kind, start: position, end: end))
    position = end
  }

  private mutating func readLiteral(quote: UInt8) {
    let start = position + 1
    var end = start
    var isPlain = quote == UInt8(ascii: "\"")
    while end < text.count, text[end] != quote, text[end] != UInt8(ascii: "\n") {
      if text[end] == UInt8(ascii: "\\") {
        isPlain = false
        end += 1
      }
      end += 1
    }
    end = min(end, text.count)
    tokens.append(Token(kind: isPlain ? .string : .otherLiteral, start: start, end: end))
    position = text[end] == quote ? end + 1 : end
  }

  /// Skips a directive with its continued lines, which can define and import but not declare.
  private mutating func readDirective() {
    let sign = position
    var start = position + 1
    while text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    let name = Token(kind: .word, start: start, end: text.endOfWord(at: start))
    switch text.text(name) {
    case "if", "ifdef", "ifndef": branches.append(Branch(kind: .start, token: tokens.count))
    case "else", "elif": branches.append(Branch(kind: .alternative, token: tokens.count))
    case "endif": branches.append(Branch(kind: .end, token: tokens.count))
    default: break
    }
    position = text.endOfLine(at: position)
    while position < text.count, isContinued(at: position) { position = text.endOfLine(at: position + 1) }
    directives.append(sign..<position)
  }

  private func isContinued(at lineFeed: Int) -> Bool {
    let last = text[lineFeed - 1] == 0x0D ? lineFeed - 2 : lineFeed - 1
    return last > 0 && text[last] == UInt8(ascii: "\\")
  }
}
