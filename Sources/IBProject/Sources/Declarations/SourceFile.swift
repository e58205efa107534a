import IBBase

/// The declarations of a source file that matter to documents.
package struct SourceFile: Sendable, Hashable {
  /// Types and extensions in file order.
  package internal(set) var types: [TypeDeclaration] = []
  package internal(set) var uses: [IdentifierUse] = []
  /// The modules that it imports, and the files with code that it includes.
  package internal(set) var imports: Set<String> = []
  /// Uses of document objects in file order.
  package internal(set) var objectUses: [ObjectUse] = []
  /// Names and string literals, if requested.
  package internal(set) var words: Set<String> = []
  package internal(set) var mentions = NameMentions()
  var texts = MentionedTexts()
  /// Hashes of the names that code assigns, or whose values it takes to be nil at times.
  package internal(set) var checkedNames: Set<Int> = []
  let lines: LineLengths

  package enum Language: Sendable, Hashable {
    case swift, objectiveC

    /// The language for a file extension; nil for files that declare no classes of documents.
    package init?(fileExtension: String) {
      switch fileExtension {
      case "swift": self = .swift
      case "h", "m", "mm": self = .objectiveC
      default: return nil
      }
    }
  }

  /// Reads a file; from damaged code, the declarations that can be recognized.
  /// - Parameter collectsWords: whether names and literals are collected, which takes memory.
  /// - Parameter names: the names for `mentions`.
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
      (types, uses, imports) = (scanner.types, scanner.uses, scanner.imports)
      readObjectUses(text, scanner.tokens, scanner.typeMarks, isSwift: true)
      if collectsWords { words = text.words(of: scanner.tokens) }
      texts = MentionedTexts(scanner.tokens, directives: [], in: text)
      if let names { mentions = NameMentions(scanner.tokens, in: text, of: names) }
    case .objectiveC:
      var scanner = ObjectiveCScanner(text)
      scanner.scan()
      (types, uses, imports) = (scanner.types, scanner.uses, scanner.includedSources)
      readObjectUses(text, scanner.tokens, scanner.typeMarks, isSwift: false)
      if collectsWords { words = text.words(of: scanner.tokens) }
      texts = MentionedTexts(scanner.tokens, directives: scanner.directives, in: text)
      // Text in directives counts too, although they have no tokens.
      if let names { mentions = NameMentions(text: bytes, of: names) }
    }
  }

  private mutating func readObjectUses(
    _ text: SourceBytes, _ tokens: [Token], _ marks: [UseScanner.TypeMark], isSwift: Bool
  ) {
    var scanner = UseScanner(text, tokens, types, marks, isSwift: isSwift)
    scanner.scan()
    (objectUses, checkedNames) = (scanner.uses, scanner.checkedNames)
    uses += scanner.registrations
    uses += IdentifierUse.registrations(in: text, tokens)
    uses += IdentifierUse.nibLoads(in: text, tokens) { place in
      marks.last { $0.token <= place }?.type.map { types[$0].name }
    }
    guard text.bytes.range(of: "object_setClass") != nil else { return }
    for (index, token) in tokens.enumerated() where text.token(token, is: "object_setClass") {
      let name = SourceFile.changedClass(tokens[(index + 1)...].prefix(40), text)
      uses.append(IdentifierUse(kind: .classChange, name: name ?? "", offset: token.start))
    }
  }

  /// The class in the arguments `object, Name.self` or `object, [Name class]`; nil for another expression.
  private static func changedClass(_ arguments: ArraySlice<Token>, _ text: SourceBytes) -> String? {
    guard let comma = arguments.firstIndex(where: { $0.is(",") }) else { return nil }
    let words = arguments[(comma + 1)...].drop { $0.is("[") }.filter { !$0.is(".") }.prefix(2)
    guard words.count == 2, words[0].isName, ["self", "class"].contains(text.text(words[1])) else { return nil }
    return text.text(words[0])
  }

  package func line(ofOffset offset: Int) -> Int { lines.line(ofOffset: offset) }
}
