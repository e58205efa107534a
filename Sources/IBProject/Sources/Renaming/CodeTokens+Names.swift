extension CodeTokens {
  package func line(of offset: Int) -> Int { LineLengths(starts: text.lineStarts() ?? [0]).line(ofOffset: offset) }

  package var bytes: [UInt8] { text.bytes }

  package var isSwiftCode: Bool { isSwift }

  /// Whether other bytes have tokens of the same kinds in the same order.
  package func hasSameTokens(as other: [UInt8]) -> Bool {
    let code = CodeTokens(other, in: isSwift ? .swift : .objectiveC)
    return code.tokens.map(\.kind) == tokens.map(\.kind)
  }

  package func ranges(of name: String) -> [Range<Int>] { indices(of: name).map(range) }

  /// Cases of string enumerations whose implicit raw value is the name.
  package func implicitRawValues(_ name: String) -> [Range<Int>] {
    indices(of: name).filter { index in
      guard isSwift, let brace = openBrace(around: index), typeBraces.contains(brace), !isMark(index + 1, "="),
        let type = type(at: index), type.kind == .value, type.inherited.contains("String")
      else { return false }
      return isWord(index - 1, "case") || isMark(index - 1, ",")
    }.map(range)
  }

  /// The names in `@objc(name)`.
  package func objectiveCNames(_ name: String) -> [Range<Int>] {
    indices(of: name).filter { isSwift && isMark($0 - 1, "(") && isWord($0 - 2, "objc") && isMark($0 - 3, "@") }.map(
      range)
  }
}
