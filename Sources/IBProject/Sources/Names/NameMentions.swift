/// The mentions of document names in a file, which might load the documents.
package struct NameMentions: Sendable, Hashable {
  /// Lowercase names mentioned in a way that might load a document.
  package internal(set) var names: Set<String> = []
  /// Lowercase names that the file uses only to declare a type or call its initializer.
  package internal(set) var typeNames: Set<String> = []
  /// Lowercase prefixes of names that code completes.
  package internal(set) var beginnings: Set<String> = []
  /// Lowercase suffixes of names that code completes.
  package internal(set) var endings: Set<String> = []
  /// Whether the code deals with nibs, storyboards, bundles or class names as text.
  package internal(set) var handlesDocuments = false

  package init() {}

  /// Collects all words of a file that is not Swift.
  package init(text bytes: [UInt8], of names: DocumentNames) {
    addWords(of: bytes[...], names)
    handlesDocuments = true
  }

  /// Collects the names in an Xcode project, except for files and groups, which load nothing.
  package init(settings bytes: [UInt8], of names: DocumentNames) {
    names.forEachName(in: bytes[...]) { name, word in
      let (before, rest) = (bytes[..<word.lowerBound], bytes[word.upperBound...])
      let isEntry =
        [".", " */"].contains { rest.starts(with: $0.utf8) } || NameMentions.pathKeys.contains(where: before.ends)
      if !isEntry { self.names.insert(name) }
    }
  }

  /// What stands before the name of a file or group in an Xcode project.
  private static let pathKeys = [#"path = "#, #"path = ""#, #"name = "#, #"name = ""#]

  /// Collects names from the tokens of a Swift file, which exclude comments.
  init(_ tokens: [Token], in text: SourceBytes, of names: DocumentNames) {
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .word, .quotedWord: add(tokens, place, in: text, names)
      case .string:
        addWords(of: text.bytes[token.start..<token.end], names)
        let isAdded = [place - 1, place + 1].contains { tokens.indices.contains($0) && tokens[$0].is("+") }
        addParts(of: text.bytes[token.start..<token.end], isOpen: isAdded, names)
      case .otherLiteral:
        addWords(of: text.bytes[token.start..<token.end], names)
        addParts(of: text.bytes[token.start..<token.end], isOpen: true, names)
      default: break
      }
    }
  }

  private mutating func add(_ tokens: [Token], _ place: Int, in text: SourceBytes, _ names: DocumentNames) {
    let token = tokens[place]
    if !handlesDocuments, text.bytes[token.start..<token.end].isAboutDocuments { handlesDocuments = true }
    guard let name = names.name(text.bytes[token.start..<token.end]) else { return }
    if !names.exactNames.contains(text.text(token)) {
      if NameMentions.isGenerated(tokens, place, in: text) { self.names.insert(name) }
    } else if NameMentions.isHarmless(tokens, place, in: text) {
      typeNames.insert(name)
    } else {
      self.names.insert(name)
    }
  }

  /// Whether a name in another case may be generated code or an enumeration case for a document, rather than a
  /// variable.
  private static func isGenerated(_ tokens: [Token], _ place: Int, in text: SourceBytes) -> Bool {
    guard place > 0 else { return false }
    if tokens[place - 1].is(".") { return place < 2 || !text.token(tokens[place - 2], is: "self") }
    return tokens[place - 1].is(",") || text.token(tokens[place - 1], is: "case")
  }

  /// Whether a type is declared, extended or created by its initializer.
  private static func isHarmless(_ tokens: [Token], _ place: Int, in text: SourceBytes) -> Bool {
    if place > 0, tokens[place - 1].kind == .word {
      let word = text.text(tokens[place - 1])
      if ["class", "struct", "enum", "extension", "protocol"].contains(word) { return true }
    }
    guard place + 2 < tokens.count, tokens[place + 1].is("("), place == 0 || !tokens[place - 1].is(".") else {
      return false
    }
    return tokens[place + 2].is(")") || text.token(tokens[place + 2], is: "frame")
  }

  private mutating func addWords(of bytes: ArraySlice<UInt8>, _ names: DocumentNames) {
    names.forEachName(in: bytes) { name, _ in self.names.insert(name) }
  }

  /// Keeps the parts of a literal to which code adds text: at its ends if it is open, or at format specifiers.
  private mutating func addParts(of literal: ArraySlice<UInt8>, isOpen: Bool, _ names: DocumentNames) {
    guard literal.count < 80, isOpen || literal.contains(UInt8(ascii: "%")) else { return }
    // The backslash of an interpolation is part of the token before it.
    var text = literal
    while let last = text.last, last == UInt8(ascii: "#") || last == UInt8(ascii: "\\") { text.removeLast() }
    for (index, part) in text.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).enumerated() {
      let rest = index == 0 ? part : part.drop { !NameMentions.isFormatEnd($0) }.dropFirst()
      guard let name = names.part(rest) else { continue }
      if names.beginnings.contains(name) { beginnings.insert(name) }
      if names.endings.contains(name) { endings.insert(name) }
    }
  }

  private static func isFormatEnd(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "f"), UInt8(ascii: "s"), UInt8(ascii: "u")]
      .contains(byte | (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? 0x20 : 0))
  }

  fileprivate static func word(startingWith letter: UInt8) -> StaticString? {
    switch letter {
    case UInt8(ascii: "n"): "nib"
    case UInt8(ascii: "x"): "xib"
    case UInt8(ascii: "s"): "storyboard"
    case UInt8(ascii: "b"): "bundle"
    case UInt8(ascii: "d"): "describing"
    case UInt8(ascii: "r"): "reflecting"
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }

  /// Whether a name deals with nibs, storyboards, bundles or class names: one of its camel-case words is about them.
  var isAboutDocuments: Bool {
    for index in indices {
      let isStart = index == startIndex || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[index])
      if isStart, let word = NameMentions.word(startingWith: self[index] | 0x20), has(word, at: index) { return true }
    }
    return false
  }

  private func has(_ word: StaticString, at index: Int) -> Bool {
    guard endIndex - index >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[index + $0] | 0x20 == letters[$0] }
    }
  }
}
