/// A source file as tokens with the types around them, for those who look at every place that has a name.
package struct CodeTokens: Sendable {
  let text: SourceBytes
  let tokens: [Token]
  let isSwift: Bool
  let types: [TypeDeclaration]
  /// Names that the code looks up, by where the literal starts.
  let lookups: [Int: IdentifierUse.Kind]
  /// The bytes of preprocessor directives, which have no tokens.
  let directives: [Range<Int>]
  private let marks: [UseScanner.TypeMark]
  /// The opening braces of types.
  let typeBraces: Set<Int>
  private let brackets: Brackets

  /// Reads a file. One with NUL bytes is not text and has no tokens.
  package init(_ bytes: [UInt8], in language: SourceFile.Language) {
    var text = SourceBytes(bytes)
    if text.lineStarts() == nil { text = SourceBytes([]) }
    self.text = text
    isSwift = language == .swift
    let uses: [IdentifierUse]
    switch language {
    case .swift:
      var scanner = SwiftScanner(text)
      scanner.scan()
      (tokens, types, marks, uses, directives) = (scanner.tokens, scanner.types, scanner.typeMarks, scanner.uses, [])
    case .objectiveC:
      var scanner = ObjectiveCScanner(text)
      scanner.scan()
      (tokens, types, marks, uses) = (scanner.tokens, scanner.types, scanner.typeMarks, scanner.uses)
      directives = scanner.directives
    }
    let tokens = self.tokens
    typeBraces = Set(marks.lazy.map { $0.token - 1 }.filter { $0 >= 0 && $0 < tokens.count && tokens[$0].is("{") })
    brackets = Brackets(tokens)
    lookups = Dictionary(uses.map { ($0.offset, $0.kind) }) { first, _ in first }
  }

  /// The innermost type around a token; nil outside of types.
  func type(at index: Int) -> TypeDeclaration? {
    marks.last { $0.token <= index }?.type.map { types[$0] }
  }

  // MARK: Tokens

  /// The indices of the tokens that are a name.
  func indices(of name: String) -> [Int] {
    let bytes = Array(name.utf8)
    return tokens.indices.filter { tokens[$0].isName && text.bytes[range($0)].elementsEqual(bytes) }
  }

  func range(_ index: Int) -> Range<Int> { tokens[index].start..<tokens[index].end }

  func word(_ index: Int) -> String { tokens.indices.contains(index) ? text.text(tokens[index]) : "" }

  /// Whether a token is a name or keyword.
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

  /// The bracket that an opening one belongs to.
  func closing(of start: Int) -> Int? { brackets.partners[start] }

  /// The innermost bracket that is open in front of a token.
  func openBracket(around index: Int) -> Int? {
    guard tokens.indices.contains(index), brackets.outer[index] >= 0 else { return nil }
    return Int(brackets.outer[index])
  }

  /// The innermost brace that is open in front of a token.
  func openBrace(around index: Int) -> Int? {
    var open = openBracket(around: index)
    while let place = open, !isMark(place, "{") { open = openBracket(around: place) }
    return open
  }

  /// Whether the token is a label in front of an argument, a parameter or an element of a tuple.
  func isLabel(_ index: Int) -> Bool {
    guard isMark(index + 1, ":"), isMark(index - 1, "(") || isMark(index - 1, ",") else { return false }
    return openBracket(around: index).map { isMark($0, "(") } ?? false
  }
}

/// Which brackets belong together.
private struct Brackets: Sendable {
  /// Of each bracket the other one.
  private(set) var partners: [Int: Int] = [:]
  /// Of each token the bracket that is open around it; -1 if there is none.
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
        // A bracket that nothing opens closes nothing; one that nothing closes ends with those around it.
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
