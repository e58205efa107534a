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
  /// Texts and names of types, by the part of the code that has them.
  var parts: [CodePart] = []
  /// Whether an app starts here.
  var startsApp: Bool { parts.contains { $0.owner.isEmpty && $0.texts.startsApp } }
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
    let source = ScannedSource(bytes, in: language)
    (lines, types, uses, imports) = (source.lines, source.types, source.uses, source.imports)
    readObjectUses(of: source)
    parts = CodePart.parts(of: source)
    if collectsWords { words = source.text.words(of: source.tokens) }
    // In Objective-C, text in directives counts too, although they have no tokens.
    guard let names else { return }
    mentions =
      source.isSwift
      ? NameMentions(source.tokens, in: source.text, of: names) : NameMentions(text: bytes, of: names)
    if !source.isSwift { mentions.handlesDocuments = source.tokens.contains { source.bytes(of: $0).isAboutDocuments } }
  }

  private mutating func readObjectUses(of source: ScannedSource) {
    let (text, tokens, marks) = (source.text, source.tokens, source.typeMarks)
    var scanner = UseScanner(text, tokens, types, marks, isSwift: source.isSwift)
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
