extension ScannedSource {
  /// The functions in a part of a file that nothing calls without their names, each with its tokens, and
  /// the tokens of declarations in Objective-C, which use nothing.
  func functions(in range: Range<Int>, isInType: Bool) -> [(function: CodePart.Function?, tokens: Range<Int>)] {
    var (found, place) = ([(function: CodePart.Function?, tokens: Range<Int>)](), range.lowerBound)
    while place < range.upperBound {
      if !isSwift, let end = endOfDeclaration(at: place, in: range) {
        found.append((nil, place..<end))
        place = end
        continue
      }
      guard
        let head = isSwift ? swiftFunction(at: place) : isInType ? method(at: place) : nil,
        let body = body(after: head.name, in: range)
      else {
        place += 1
        continue
      }
      found.append((CodePart.Function(name: string(head.name), caller: head.caller), place..<body.upperBound))
      place = body.upperBound
    }
    return found
  }

  /// Whether a token is the name in the declaration of a function.
  func isDeclaredFunction(at place: Int) -> Bool {
    guard place > 0 else { return false }
    if isSwift { return text.token(tokens[place - 1], is: "func") }
    guard tokens[place - 1].is(")") else { return false }
    let sign = tokens[..<place].suffix(ScannedSource.longestType).lastIndex { $0.is("(") }.map { $0 - 1 }
    return sign.map { $0 >= 0 && isSignOfMethod(at: $0) } == true
  }

  private static let longestType = 16

  private func isTypeName(_ place: Int) -> Bool {
    bytes(of: tokens[place]).first.map { $0 &- UInt8(ascii: "A") < 26 } == true
  }

  private func string(_ place: Int) -> String { String(decoding: bytes(of: tokens[place]), as: UTF8.self) }

  /// The function that the word `func` at a token declares.
  private func swiftFunction(at place: Int) -> (name: Int, caller: CodePart.Caller)? {
    guard text.token(tokens[place], is: "func"), tokens.indices.contains(place + 1), tokens[place + 1].isName,
      !ScannedSource.calledNames.contains(string(place + 1)), !isTypeName(place + 1)
    else { return nil }
    var (before, isPrivate) = (place - 1, false)
    while before >= 0 {
      if tokens[before].is(")") {
        // As in `private(set)` or `@available(iOS 13, *)`.
        guard let open = tokens[..<before].suffix(ScannedSource.longestType).lastIndex(where: { $0.is("(") }), open > 1,
          tokens[open - 2].is("@")
        else { break }
        guard text.token(tokens[open - 1], is: "available") else { return nil }
        before = open - 3
        continue
      }
      guard tokens[before].kind == .word else { break }
      let word = string(before)
      if before > 0, tokens[before - 1].is("@") {
        guard ScannedSource.plainAttributes.contains(word) else { return nil }
        before -= 2
        continue
      }
      guard ScannedSource.modifiers.contains(word) else { break }
      if ["override", "open", "prefix", "postfix"].contains(word) { return nil }
      if word == "private" || word == "fileprivate" { isPrivate = true }
      before -= 1
    }
    return (place + 1, isPrivate ? .none : .conformance)
  }

  private static let modifiers: Set = [
    "public", "internal", "open", "private", "fileprivate", "package", "static", "class", "final", "mutating",
    "nonmutating", "nonisolated", "override", "prefix", "postfix", "dynamic",
  ]
  /// Attributes that show a function to nobody.
  private static let plainAttributes: Set = ["discardableResult", "MainActor", "inlinable", "inline"]
  /// The names of functions that the language calls.
  private static let calledNames: Set = ["main", "callAsFunction", "load", "initialize"]

  /// The method that the sign at a token declares, if it returns an object.
  private func method(at place: Int) -> (name: Int, caller: CodePart.Caller)? {
    guard isSignOfMethod(at: place), tokens.indices.contains(place + 1), tokens[place + 1].is("("),
      let end = tokens[place...].prefix(ScannedSource.longestType).firstIndex(where: { $0.is(")") }), end > place + 3,
      tokens[end - 1].is("*"), tokens[end - 2].kind == .word, tokens.indices.contains(end + 1), tokens[end + 1].isName,
      !isTypeName(end + 1)
    else { return nil }
    return (end + 1, .returned(string(end - 2)))
  }

  /// The end of a method's declaration without a body that a sign begins.
  private func endOfDeclaration(at place: Int, in range: Range<Int>) -> Int? {
    guard isSignOfMethod(at: place), tokens.indices.contains(place + 1), tokens[place + 1].is("(") else { return nil }
    let end = range.suffix(from: place).first { tokens[$0].is(";") || tokens[$0].is("{") || tokens[$0].is("@") }
    return end.flatMap { tokens[$0].is(";") ? $0 + 1 : nil }
  }

  /// Whether a token is a sign that begins a line.
  private func isSignOfMethod(at place: Int) -> Bool {
    guard tokens[place].is("-") || tokens[place].is("+") else { return false }
    let start = tokens[place].start
    return start == 0 || text.bytes[start - 1] == UInt8(ascii: "\n")
  }

  /// The tokens from `{` to `}`; nil if only a declaration follows.
  private func body(after name: Int, in range: Range<Int>) -> Range<Int>? {
    var (depth, start) = (0, Int?.none)
    for place in range.suffix(from: min(name + 1, range.upperBound)) {
      switch tokens[place].kind {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth -= 1
      case .mark(UInt8(ascii: "{")):
        if depth == 0, start == nil { start = place }
        depth += 1
      case .mark(UInt8(ascii: "}")):
        depth -= 1
        if depth < 0 { return nil }
        if depth == 0, let start { return start..<place + 1 }
      case .mark(UInt8(ascii: ";")) where depth == 0, .mark(UInt8(ascii: "@")) where depth == 0: return nil
      case .word where depth == 0 && start == nil && ScannedSource.declares(bytes(of: tokens[place])): return nil
      default: break
      }
    }
    return nil
  }

  private static func declares(_ word: ArraySlice<UInt8>) -> Bool {
    ["func", "var", "let", "init", "case", "subscript", "static", "class", "struct", "enum"].contains { keyword in
      word.elementsEqual(keyword.utf8)
    }
  }
}
