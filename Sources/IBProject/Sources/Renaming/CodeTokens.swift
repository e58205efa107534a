/// A tokenized source file with its types, for examining every place that has a name.
package struct CodeTokens: Sendable {
  let text: SourceBytes
  let tokens: [Token]
  let isSwift: Bool
  let types: [TypeDeclaration]
  /// Names that the code looks up, by the offset of the literal.
  let lookups: [Int: IdentifierUse.Kind]
  /// The bytes of preprocessor directives, which have no tokens.
  let directives: [Range<Int>]
  private let marks: [UseScanner.TypeMark]
  let typeBraces: Set<Int>
  private let brackets: Brackets

  /// Reads a file. A file with NUL bytes is not text and has no tokens.
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

  /// The innermost type around a token; nil outside types.
  func type(at index: Int) -> TypeDeclaration? {
    marks.last { $0.token <= index }?.type.map { types[$0] }
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
