/// The tokens of a source file, with what the scanner of its language found.
package struct ScannedSource: Sendable {
  package let text: SourceBytes
  package let lines: LineLengths
  package let isSwift: Bool
  package let tokens: [Token]
  package let types: [TypeDeclaration]
  /// Changes of the innermost type.
  package let typeMarks: [UseScanner.TypeMark]
  /// The names that the code looks up.
  package let uses: [IdentifierUse]
  /// The modules that it imports, and the files with code that it includes.
  let imports: Set<String>
  /// The bytes of preprocessor directives, which have no tokens.
  package let directives: [Range<Int>]

  /// Scans a file. A file with NUL bytes is not text and has no tokens.
  package init(_ bytes: [UInt8], in language: SourceFile.Language) {
    var text = SourceBytes(bytes)
    let starts = text.lineStarts()
    if starts == nil { text = SourceBytes([]) }
    (self.text, lines, isSwift) = (text, LineLengths(starts: starts ?? [0]), language == .swift)
    switch language {
    case .swift:
      var scanner = SwiftScanner(text)
      scanner.scan()
      (tokens, types, typeMarks, uses) = (scanner.tokens, scanner.types, scanner.typeMarks, scanner.uses)
      (imports, directives) = (scanner.imports, [])
    case .objectiveC:
      var scanner = ObjectiveCScanner(text)
      scanner.scan()
      (tokens, types, typeMarks, uses) = (scanner.tokens, scanner.types, scanner.typeMarks, scanner.uses)
      (imports, directives) = (scanner.includedSources, scanner.directives)
    }
  }

  func bytes(of token: Token) -> ArraySlice<UInt8> { text.bytes[token.start..<token.end] }

  /// The ranges of tokens by the innermost type that declares them, with the head of the type; the name is empty outside
  /// types and for forward declarations.
  var regions: [(owner: String, tokens: Range<Int>)] {
    var regions: [(owner: String, tokens: Range<Int>)] = []
    var (start, owner, opened) = (0, "", Set<Int>())
    for mark in typeMarks + [UseScanner.TypeMark(token: tokens.count, type: nil)] {
      var end = min(mark.token, tokens.count)
      // The head of a type is its own.
      if let opening = mark.type, opened.insert(opening).inserted {
        while end > start, tokens[end - 1].start >= types[opening].offset { end -= 1 }
      }
      if start < end { regions.append((owner, start..<end)) }
      (start, owner) = (max(start, end), mark.type.map { types[$0].name } ?? "")
    }
    return regions
  }
}
