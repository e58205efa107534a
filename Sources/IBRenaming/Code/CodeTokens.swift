import IBProject

/// A tokenized source file with its types, for examining every place that has a name.
package struct CodeTokens: Sendable {
  private let source: ScannedSource
  /// Names that the code looks up, by the offset of the literal.
  let lookups: [Int: IdentifierUse.Kind]
  let typeBraces: Set<Int>
  private let brackets: Brackets

  /// Reads a file. A file with NUL bytes is not text and has no tokens.
  package init(_ bytes: [UInt8], in language: SourceFile.Language) {
    let source = ScannedSource(bytes, in: language)
    self.source = source
    lookups = Dictionary(source.uses.map { ($0.offset, $0.kind) }) { first, _ in first }
    let braces = source.typeMarks.lazy.map { $0.token - 1 }
    typeBraces = Set(braces.filter { source.tokens.indices.contains($0) && source.tokens[$0].is("{") })
    brackets = Brackets(source.tokens)
  }

  var text: SourceBytes { source.text }

  var tokens: [Token] { source.tokens }

  var types: [TypeDeclaration] { source.types }

  var isSwift: Bool { source.isSwift }

  var directives: [Range<Int>] { source.directives }

  /// The innermost type around a token; nil outside types.
  func type(at index: Int) -> TypeDeclaration? {
    source.typeMarks.last { $0.token <= index }?.type.map { types[$0] }
  }

  func indices(of name: String) -> [Int] {
    let bytes = Array(name.utf8)
    return tokens.indices.filter { tokens[$0].isName && text.bytes[range($0)].elementsEqual(bytes) }
  }

  func range(_ index: Int) -> Range<Int> { tokens[index].start..<tokens[index].end }

  func word(_ index: Int) -> String { tokens.indices.contains(index) ? text.text(tokens[index]) : "" }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word && text.token(tokens[index], is: word)
  }

  func isWord(_ index: Int, in words: Set<String>) -> Bool { isName(index) && words.contains(word(index)) }

  func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isName }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { tokens.indices.contains(index) && tokens[index].is(mark) }

  func isMark(_ index: Int, in marks: String) -> Bool {
    guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
    return marks.utf8.contains(byte)
  }

  func closing(of start: Int) -> Int? { brackets.partners[start] }

  /// The innermost open bracket before a token.
  func openBracket(around index: Int) -> Int? {
    guard tokens.indices.contains(index), brackets.outer[index] >= 0 else { return nil }
    return Int(brackets.outer[index])
  }

  /// The innermost open brace before a token.
  func openBrace(around index: Int) -> Int? {
    var open = openBracket(around: index)
    while let place = open, !isMark(place, "{") { open = openBracket(around: place) }
    return open
  }

  /// Whether the token is the label of an argument, a parameter or a tuple element.
  func isLabel(_ index: Int) -> Bool {
    guard isMark(index + 1, ":"), isMark(index - 1, "(") || isMark(index - 1, ",") else { return false }
    return openBracket(around: index).map { isMark($0, "(") } ?? false
  }

  /// The places where code looks up a class by a computed name: `NSClassFromString(name)`.
  package var dynamicClasses: [Range<Int>] {
    tokens.indices.filter { index in
      guard isWord(index, in: ["NSClassFromString", "objc_getClass"]), isMark(index + 1, "(") else { return false }
      var first = index + 1
      while isMark(first, "(") { first += 1 }
      let isWhole = isLiteral(first) && isMark(first + (isMark(first, "@") ? 2 : 1), ")")
      return !isWhole && !isMark(first, ")") && !isWord(first, "rawValue")
    }.map(range)
  }

  /// Whether code that finds classes changes the names of others: `NSClassFromString(name.replacing("A", with: "B"))`.
  package var changesClassNames: Bool {
    let changes = [
      "replacing", "replacingOccurrences", "stringByReplacingOccurrencesOfString", "dropLast", "substring",
    ]
    return !dynamicClasses.isEmpty && classTexts.contains(where: \.parts.isEmpty)
      && tokens.indices.contains { isWord($0, in: Set(changes)) }
  }

  func isLiteral(_ index: Int) -> Bool {
    let place = isMark(index, "@") ? index + 1 : index
    guard tokens.indices.contains(place) else { return false }
    // An interpolated text is computed too.
    return tokens[place].kind == .string || tokens[place].kind == .otherLiteral && !isMark(place + 1, "(")
  }

  package func line(of offset: Int) -> Int { source.lines.line(ofOffset: offset) }

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

  /// The places where code turns a named class into text: `String(describing: Cell.self)`.
  package func classTexts(of name: String) -> [Range<Int>] {
    classPlaces(name, modules: []).filter { $0.obstacle == CodeTokens.becomesText }.map(\.range)
  }
}

/// The pairs of matching brackets.
private struct Brackets: Sendable {
  private(set) var partners: [Int: Int] = [:]
  /// The innermost open bracket around each token; -1 if there is none.
  private(set) var outer: [Int32] = []

  init(_ tokens: [Token]) {
    var open: [Int] = []
    outer.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      guard case .mark(let byte) = token.kind else {
        outer.append(Int32(open.last ?? -1))
        continue
      }
      if let place = ")]}".utf8.firstIndex(of: byte) {
        let mark = "([{".utf8[place]
        // An unmatched closing bracket is ignored; an unclosed one ends with those around it.
        if let match = open.lastIndex(where: { tokens[$0].kind == .mark(mark) }) {
          (partners[index], partners[open[match]]) = (open[match], index)
          open.removeSubrange(match...)
        }
      }
      outer.append(Int32(open.last ?? -1))
      if "([{".utf8.contains(byte) { open.append(index) }
    }
  }
}
