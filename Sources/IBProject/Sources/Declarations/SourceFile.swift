/// What one source file declares, as far as documents depend on it.
package struct SourceFile: Sendable, Hashable {
  /// Types and extensions, in the order of the file.
  package internal(set) var types: [TypeDeclaration] = []
  /// Names that the code looks up, in the order of the file.
  package internal(set) var uses: [IdentifierUse] = []
  /// What the code does with objects of documents, in the order of the file.
  package internal(set) var objectUses: [ObjectUse] = []
  /// Names and string literals in the code, if they were requested.
  package internal(set) var words: Set<String> = []
  /// Names of documents in the code.
  package internal(set) var mentions = NameMentions()
  let lines: LineLengths

  /// How a file is written, by the extension of its name.
  package enum Language: Sendable, Hashable {
    case swift, objectiveC

    /// The language of files with an extension; nil for those that declare no classes of documents.
    package init?(fileExtension: String) {
      switch fileExtension {
      case "swift": self = .swift
      case "h", "m", "mm": self = .objectiveC
      default: return nil
      }
    }
  }

  /// Reads a file. Damaged code gives the declarations that can be recognized.
  /// - Parameter collectsWords: whether names and literals are collected, which takes memory.
  /// - Parameter names: the names of documents that `mentions` has.
  /// - Complexity: linear in the number of bytes.
  package init(
    _ bytes: [UInt8], in language: Language, collectsWords: Bool = false, mentioning names: DocumentNames? = nil
  ) {
    // A file with NUL bytes is not text.
    var text = SourceBytes(bytes)
    let starts = text.lineStarts()
    if starts == nil { text = SourceBytes([]) }
    lines = LineLengths(starts: starts ?? [0])
    switch language {
    case .swift:
      var scanner = SwiftScanner(text)
      scanner.scan()
      (types, uses) = (scanner.types, scanner.uses)
      readObjectUses(text, scanner.tokens, scanner.typeMarks, isSwift: true)
      if collectsWords { words = text.words(of: scanner.tokens) }
      if let names { mentions = NameMentions(scanner.tokens, in: text, of: names) }
    case .objectiveC:
      var scanner = ObjectiveCScanner(text)
      scanner.scan()
      (types, uses) = (scanner.types, scanner.uses)
      readObjectUses(text, scanner.tokens, scanner.typeMarks, isSwift: false)
      if collectsWords { words = text.words(of: scanner.tokens) }
      // Also those in directives, which have no tokens.
      if let names { mentions = NameMentions(text: bytes, of: names) }
    }
  }

  private mutating func readObjectUses(
    _ text: SourceBytes, _ tokens: [Token], _ marks: [UseScanner.TypeMark], isSwift: Bool
  ) {
    var scanner = UseScanner(text, tokens, types, marks, isSwift: isSwift)
    scanner.scan()
    objectUses = scanner.uses
  }

  /// The line of an offset, from 1.
  /// - Complexity: O(lines)
  package func line(ofOffset offset: Int) -> Int { lines.line(ofOffset: offset) }
}
