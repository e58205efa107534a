/// Types of local variables and parameters, judging by the preceding code.
extension UseScanner {
  /// The declared type of a variable or parameter; nil if the code does not show it.
  func typeOfLocal(at index: Int) -> String? { localDeclaration(at: index)?.declaration.type }

  /// Whether a name without a receiver is that of a variable or parameter in Swift, not that of an outlet.
  func isLocal(at index: Int) -> Bool {
    guard isSwift, !tokens[index - 1].is("."), let place = localDeclaration(at: index)?.place else { return false }
    return !tokens[max(0, place - UseScanner.mostModifiers)..<place].contains { text.token($0, is: "IBOutlet") }
  }

  /// The tokens of `@IBOutlet private(set) weak var` between the attribute and the name.
  private static let mostModifiers = 7

  private func localDeclaration(at index: Int) -> (declaration: LocalDeclaration, place: Int)? {
    let end = max(0, index - UseScanner.reach)
    var place = index - 1
    while place > end {
      let token = tokens[place]
      if token.isName {
        if token.kind == .word, UseScanner.ends.contains(token, in: text) { return nil }
        if isSame(token, tokens[index]), !tokens[place - 1].is("."), let declaration = declaration(at: place) {
          return (declaration, place)
        }
      }
      place -= 1
    }
    return nil
  }

  /// The last name of the collection that a loop with a variable goes through: `lines` in `for line in self.lines`.
  func collection(ofLoopWith variable: Int) -> Int? {
    for place in stride(from: variable - 2, to: max(0, variable - UseScanner.reach), by: -1) {
      if tokens[place].kind == .word, UseScanner.ends.contains(tokens[place], in: text) { return nil }
      guard isSame(tokens[place], tokens[variable]), text.token(tokens[place + 1], is: "in") else { continue }
      var last = place + 2
      while last + 2 < variable, tokens[last + 1].is(".") { last += 2 }
      return tokens[last].isName ? last : nil
    }
    return nil
  }

  /// The maximum distance of a declaration from a use, in tokens.
  private static let reach = 800

  /// The words that end the search, because variables before them are out of scope.
  private static let ends = WordTable<Bool>(["func", "init", "class", "struct", "extension", "implementation"])

  private func isSame(_ left: Token, _ right: Token) -> Bool {
    left.end - left.start == right.end - right.start
      && text.bytes[left.start..<left.end] == text.bytes[right.start..<right.end]
  }

  private struct LocalDeclaration {
    var type: String?
  }

  /// The declaration whose name is a token; nil for a mere use.
  private func declaration(at place: Int) -> LocalDeclaration? {
    guard place + 2 < tokens.count else { return nil }
    return isSwift ? swiftDeclaration(at: place) : objectiveCDeclaration(at: place)
  }

  private func swiftDeclaration(at place: Int) -> LocalDeclaration? {
    let (before, next) = (tokens[place - 1], tokens[place + 1])
    if text.token(before, is: "let") || text.token(before, is: "var") {
      if next.is(":") { return LocalDeclaration(type: typeName(at: place + 2)) }
      return LocalDeclaration(type: next.is("=") ? typeOfValue(at: place + 2) : nil)
    }
    if text.token(before, is: "for") || text.token(next, is: "in") || before.is("{") && next.is(",") {
      return LocalDeclaration()
    }
    if before.is("("), place > 1, tokens[place - 2].is("{"), next.is(",") || next.is(")") { return LocalDeclaration() }
    guard next.is(":"), before.isName || before.is("(") || before.is(","), let type = typeName(at: place + 2) else {
      return nil
    }
    return LocalDeclaration(type: type)
  }

  /// Reads `FooCell *cell` and `(FooCell *)cell`.
  private func objectiveCDeclaration(at place: Int) -> LocalDeclaration? {
    var star = place - 1
    if tokens[star].is(")"), star > 1 { star -= 1 }
    guard star > 0 else { return nil }
    if tokens[star].is("*") { return LocalDeclaration(type: typeName(at: star - 1)) }
    return text.token(tokens[star], is: "id") ? LocalDeclaration() : nil
  }

  /// The name of a type, recognized by its capital letter.
  func typeName(at place: Int) -> String? {
    guard place >= 0, place < tokens.count, tokens[place].isName,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[tokens[place].start])
    else { return nil }
    var last = place
    while last + 2 < tokens.count, tokens[last + 1].is("."), tokens[last + 2].isName { last += 2 }
    return text.text(tokens[last])
  }

  /// The type that a value is cast to or initialized with.
  func typeOfValue(at start: Int) -> String? {
    var place = start
    while place < min(tokens.count, start + 80) {
      let token = tokens[place]
      switch token.kind {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): place = closing(of: place) ?? tokens.count
      case .mark(UInt8(ascii: ".")), .mark(UInt8(ascii: "?")), .mark(UInt8(ascii: "!")): break
      case .word where text.token(token, is: "as"):
        let isChecked = place + 1 < tokens.count && (tokens[place + 1].is("?") || tokens[place + 1].is("!"))
        return typeName(at: place + (isChecked ? 2 : 1))
      case .word where text.token(token, is: "try"): break
      case .word, .quotedWord:
        // A second name without a period between them starts another expression.
        guard place == start || tokens[place - 1].is(".") || text.token(tokens[place - 1], is: "try") else {
          return nil
        }
        if place + 1 < tokens.count, tokens[place + 1].is("("), let name = typeName(at: place) {
          return closing(of: place + 1).map { isAlone(after: $0) } == true ? name : nil
        }
      default: return nil
      }
      place += 1
    }
    return nil
  }

  /// Whether no member of a value that ends at a token is accessed.
  private func isAlone(after end: Int) -> Bool {
    guard end + 1 < tokens.count else { return true }
    return !tokens[end + 1].is(".") && !tokens[end + 1].is("?") && !tokens[end + 1].is("!")
  }

  private func closing(of start: Int) -> Int? {
    var depth = 0
    for place in start..<min(tokens.count, start + 80) {
      if tokens[place].is("(") || tokens[place].is("[") { depth += 1 }
      if tokens[place].is(")") || tokens[place].is("]") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
