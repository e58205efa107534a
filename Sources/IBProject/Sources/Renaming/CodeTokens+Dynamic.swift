extension CodeTokens {
  /// The places where code looks up a class by a computed name: `NSClassFromString(name)`.
  package var dynamicClasses: [Range<Int>] {
    tokens.indices.filter { index in
      guard isWord(index, in: ["NSClassFromString", "objc_getClass"]), isMark(index + 1, "(") else { return false }
      var first = index + 1
      while isMark(first, "(") { first += 1 }
      return !isLiteral(first) && !isMark(first, ")") && !isWord(first, "rawValue")
    }.map(range)
  }

  private func isLiteral(_ index: Int) -> Bool {
    let place = isMark(index, "@") ? index + 1 : index
    guard tokens.indices.contains(place) else { return false }
    // An interpolated text is computed too.
    return tokens[place].kind == .string || tokens[place].kind == .otherLiteral && !isMark(place + 1, "(")
  }
}
