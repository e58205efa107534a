/// The tokens of a source file, with what its scanner found.
package struct ScannedSource: Sendable {
  package let text: SourceBytes
  package let tokens: [Token]
  package let types: [TypeDeclaration]
  /// Changes of the innermost type.
  package let typeMarks: [UseScanner.TypeMark]
  /// Names that the code looks up, by the offset of the literal.
  package let lookups: [Int: IdentifierUse.Kind]
  /// The bytes of preprocessor directives, which have no tokens.
  package let directives: [Range<Int>]

  /// Scans a file. A file with NUL bytes is not text and has no tokens.
  package init(_ bytes: [UInt8], in language: SourceFile.Language) {
    var text = SourceBytes(bytes)
    if text.lineStarts() == nil { text = SourceBytes([]) }
    self.text = text
    let uses: [IdentifierUse]
    switch language {
    case .swift:
      var scanner = SwiftScanner(text)
      scanner.scan()
      (tokens, types, typeMarks, uses) = (scanner.tokens, scanner.types, scanner.typeMarks, scanner.uses)
      directives = []
    case .objectiveC:
      var scanner = ObjectiveCScanner(text)
      scanner.scan()
      (tokens, types, typeMarks, uses) = (scanner.tokens, scanner.types, scanner.typeMarks, scanner.uses)
      directives = scanner.directives
    }
    lookups = Dictionary(uses.map { ($0.offset, $0.kind) }) { first, _ in first }
  }
}
