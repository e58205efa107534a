/// Whether code needs a value or can do without it.
extension UseScanner {
  /// Whether the use of a name says that it may have no value, or gives it one: `label?.text`, `label = …`,
  /// `if let label`, `label == nil`, `if (_label)`, `[self setLabel:…]`.
  func mayBeNil(at index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let (next, before) = (tokens[index + 1], index > 0 ? tokens[index - 1] : tokens[index])
    if next.is("?"), next.start == tokens[index].end || !isSwift { return true }
    if next.is("=") { return isSwift ? !isBinding(before) : !before.is("*") }
    if !isSwift, next.is(":"), text.bytes[tokens[index].start...].starts(with: "set".utf8) { return true }
    if next.is("!"), index + 2 < tokens.count, tokens[index + 2].is("="), next.end == tokens[index + 2].start {
      return true
    }
    if isSwift { return isUnwrapped(index, next) }
    return before.is("!") || isCondition(index, next)
  }

  /// Whether a name is what a condition binds: `if let label {`, `guard let text = label`.
  private func isUnwrapped(_ index: Int, _ next: Token) -> Bool {
    let start = startOfName(index)
    guard start > 0 else { return false }
    if isBinding(tokens[start - 1]) { return next.is("{") || next.is(",") || text.token(next, is: "else") }
    return tokens[start - 1].is("=") && start > 2 && isBinding(tokens[start - 3])
      && (next.is("{") || next.is(",") || text.token(next, is: "else"))
  }

  private func isBinding(_ token: Token) -> Bool { text.token(token, is: "let") || text.token(token, is: "var") }

  /// `(label)`, `(self.label && …)`
  private func isCondition(_ index: Int, _ next: Token) -> Bool {
    let start = startOfName(index)
    guard start > 1, next.is(")") || next.is("&") || next.is("|") else { return false }
    return tokens[start - 1].is("(") && text.token(tokens[start - 2], is: "if") || tokens[start - 1].is("!")
  }

  /// Whether a member of an outlet's object is used directly, and not in the observers of the outlet, which run when it
  /// has a value.
  mutating func isRequired(_ index: Int) -> Bool {
    if let observed, index < observed.end {
      if name(at: index) == name(at: observed.property) { return false }
    }
    var next = index + 1
    if isSwift, next < tokens.count, tokens[next].is("!") { next += 1 }
    guard next < tokens.count else { return false }
    if tokens[next].is(".") { return true }
    let start = startOfName(index)
    return !isSwift && tokens[next].isName && start > 0 && tokens[start - 1].is("[")
  }

  /// Notes the observers of a property: `var label: UILabel! { didSet { … } }`.
  mutating func readObservers(at index: Int) {
    guard index + 2 < tokens.count else { return }
    var (end, depth) = (index + 2, 0)
    while end < tokens.count {
      if tokens[end].is("{") {
        depth += 1
      } else if tokens[end].is("}") {
        depth -= 1
      } else if depth == 0 {
        // The declaration ends where the next one begins.
        guard [":", "!", "?", "[", "]", ".", "<", ">"].contains(where: { tokens[end].is($0) }) || tokens[end].isName
        else { return }
        if text.token(tokens[end], is: "var") || text.token(tokens[end], is: "func") || tokens[end].is("@") { return }
      }
      if depth == 0, tokens[end].is("}") { break }
      end += 1
    }
    observed = (index + 1, end)
  }
}
