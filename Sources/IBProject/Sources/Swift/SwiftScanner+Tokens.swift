extension SwiftScanner {
  func peek() -> Token? { next < tokens.count ? tokens[next] : nil }

  /// Skips the next token if it is a mark; returns whether it was.
  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard let token = peek(), token.is(mark) else { return false }
    next += 1
    return true
  }

  /// Reads a qualified name such as `UIKit.UIView`.
  @discardableResult
  mutating func readPath() -> String? {
    guard let first = peek(), first.isName else { return nil }
    next += 1
    var path = text.text(first)
    while next + 1 < tokens.count, tokens[next].is("."), tokens[next + 1].isName {
      path += "." + text.text(tokens[next + 1])
      next += 2
    }
    return path
  }

  mutating func skipAngles() {
    guard peek()?.is("<") == true else { return }
    var depth = 0
    while let token = peek(), !token.is("{"), !token.is("}") {
      next += 1
      if token.is("<") { depth += 1 }
      if token.is(">"), !isArrow(at: next - 1) { depth -= 1 }
      if depth == 0 { return }
    }
  }

  /// Whether a token is the end of `->`.
  func isArrow(at index: Int) -> Bool {
    index > 0 && tokens[index].is(">") && tokens[index - 1].is("-") && tokens[index - 1].end == tokens[index].start
  }

  mutating func skipBalanced() {
    var depth = 0
    while let token = peek() {
      next += 1
      switch token.kind {
      case .mark(let byte) where "([{".utf8.contains(byte): depth += 1
      case .mark(let byte) where ")]}".utf8.contains(byte): depth -= 1
      default: break
      }
      if depth <= 0 { return }
    }
  }
}
