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

  /// Whether a point is in front of a name.
  package func isMember(at range: Range<Int>) -> Bool {
    tokens.firstIndex { $0.start == range.lowerBound }.map { isMark($0 - 1, ".") } ?? false
  }

  /// The member that is declared at an offset.
  package func member(declaredAt offset: Int) -> MemberDeclaration? { declarations[offset]?.member }

  /// Whether a declaration at an offset says that it overrides one of a superclass.
  package func overrides(at offset: Int) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.start == offset }) else { return false }
    return (max(0, index - 8)..<index).contains {
      isWord($0, "override") && !(($0 + 1)..<index).contains { isMark($0, in: "{};") }
    }
  }

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

  /// Whether a variable or parameter has a name where another one is in Swift code, without a point in front.
  package func isBound(_ name: String, at range: Range<Int>) -> Bool {
    guard isSwift, let index = tokens.firstIndex(where: { $0.start == range.lowerBound }), !isMark(index - 1, ".")
    else {
      return false
    }
    return SwiftBindings(self).binding(of: index, named: name) != nil
  }
}
