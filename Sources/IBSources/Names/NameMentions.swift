/// Where a file mentions names of documents: what might load them.
public struct NameMentions: Sendable, Hashable {
  /// Names that the file mentions in a way that might load a document, in lower case.
  public private(set) var names: Set<String> = []
  /// Names of which the file only declares a type or calls its initializer, in lower case.
  public private(set) var typeNames: Set<String> = []
  /// Beginnings of names to which code adds something, in lower case.
  public private(set) var beginnings: Set<String> = []
  /// Ends of names to which code adds something, in lower case.
  public private(set) var endings: Set<String> = []
  /// Whether the code has to do with nibs, storyboards, bundles or names of classes as text.
  public private(set) var handlesDocuments = false

  /// No mentions.
  public init() {}

  /// All words of a file that is not Swift.
  public init(text bytes: [UInt8], of names: DocumentNames) {
    addWords(of: bytes[...], names)
    handlesDocuments = true
  }

  /// What an Xcode project sets. It names every document as a file, which loads none.
  public init(settings bytes: [UInt8], of names: DocumentNames) {
    for word in bytes.words {
      guard let name = names.name(bytes[word]) else { continue }
      let next = word.upperBound < bytes.count ? bytes[word.upperBound] : 0
      if next != UInt8(ascii: ".") { self.names.insert(name) }
    }
  }

  /// The tokens of a Swift file; comments are not among them.
  init(_ tokens: [Token], in text: SourceBytes, of names: DocumentNames) {
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .word, .quotedWord: add(tokens, place, in: text, names)
      case .string:
        addWords(of: text.bytes[token.start..<token.end], names)
        let isAdded = [place - 1, place + 1].contains { tokens.indices.contains($0) && tokens[$0].is("+") }
        addParts(of: text.text(token), isOpen: isAdded, names)
      case .otherLiteral:
        addWords(of: text.bytes[token.start..<token.end], names)
        addParts(of: text.text(token), isOpen: true, names)
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

  /// Whether a name in another case may be what generated code or a case of an enumeration calls a document, rather than
  /// a variable.
  private static func isGenerated(_ tokens: [Token], _ place: Int, in text: SourceBytes) -> Bool {
    guard place > 0 else { return false }
    if tokens[place - 1].is(".") { return place < 2 || !text.token(tokens[place - 2], is: "self") }
    return tokens[place - 1].is(",") || text.token(tokens[place - 1], is: "case")
  }

  /// Whether a type is declared or extended, or made by its initializer.
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
    for word in bytes.words {
      if let name = names.name(bytes[word]) { self.names.insert(name) }
    }
  }

  /// Keeps the parts of a literal to which something is added: to its ends if it is open, or where a format has a place
  /// for it.
  private mutating func addParts(of literal: String, isOpen: Bool, _ names: DocumentNames) {
    guard literal.utf8.count < 80 else { return }
    // The backslash of an interpolation is part of the token in front of it.
    let text = String(literal.lowercased().reversed().drop { $0 == "#" || $0 == "\\" }.reversed())
    let parts = text.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    guard isOpen || parts.count > 1 else { return }
    for (index, part) in parts.enumerated() {
      let text = index == 0 ? part : String(part.drop { !isFormatEnd($0) }.dropFirst())
      if names.beginnings.contains(text) { beginnings.insert(text) }
      if names.endings.contains(text) { endings.insert(text) }
    }
  }

  private func isFormatEnd(_ character: Character) -> Bool { "@difsu".contains(character) }
}

extension ArraySlice<UInt8> {
  /// The ranges of words.
  fileprivate var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in indices {
      if isWordByte(self[index]) {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let start { words.append(start..<endIndex) }
    return words
  }

  /// Whether a name in code has to do with nibs, storyboards, bundles or names of classes as text: it has such a word at
  /// its start or where a word of it starts.
  fileprivate var isAboutDocuments: Bool {
    for index in indices {
      let isStart = index == startIndex || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[index])
      if isStart, let word = NameMentions.word(startingWith: self[index] | 0x20), has(word, at: index) { return true }
    }
    return false
  }

  /// Whether a word is at an index, in any case.
  private func has(_ word: StaticString, at index: Int) -> Bool {
    guard endIndex - index >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[index + $0] | 0x20 == letters[$0] }
    }
  }
}

extension [UInt8] {
  fileprivate var words: [Range<Int>] { self[...].words }
}

extension NameMentions {
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
