extension CodeTokens {
  /// The line of an offset, from 1.
  package func line(of offset: Int) -> Int { LineLengths(starts: text.lineStarts() ?? [0]).line(ofOffset: offset) }

  /// The bytes of the file.
  package var bytes: [UInt8] { text.bytes }

  /// Whether the file is written in Swift.
  package var isSwiftCode: Bool { isSwift }

  /// Whether other bytes have tokens of the same kinds in the same order.
  package func hasSameTokens(as other: [UInt8]) -> Bool {
    let code = CodeTokens(other, in: isSwift ? .swift : .objectiveC)
    return code.tokens.map(\.kind) == tokens.map(\.kind)
  }

  /// Where names are the one given.
  package func ranges(of name: String) -> [Range<Int>] { indices(of: name).map(range) }

  /// Where an enumeration of texts has a case of the name, whose value is then the name.
  package func implicitRawValues(_ name: String) -> [Range<Int>] {
    indices(of: name).filter { index in
      guard isSwift, let brace = openBrace(around: index), typeBraces.contains(brace), !isMark(index + 1, "="),
        let type = type(at: index), type.kind == .value, type.inherited.contains("String")
      else { return false }
      return isWord(index - 1, "case") || isMark(index - 1, ",")
    }.map(range)
  }

  /// The places of `@objc(name)`.
  package func objectiveCNames(_ name: String) -> [Range<Int>] {
    indices(of: name).filter { isSwift && isMark($0 - 1, "(") && isWord($0 - 2, "objc") && isMark($0 - 3, "@") }.map(
      range)
  }
}
