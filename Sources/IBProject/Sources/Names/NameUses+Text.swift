import IBBase

extension NameUses {
  /// Collects the names in Objective-C code, property lists and other texts, including comments.
  /// - Parameters:
  ///   - isCode: whether words are names in code rather than text.
  ///   - skipped: offsets of words that are not uses.
  package init(text bytes: [UInt8], isCode: Bool, of sought: Set<NameKey>, skipping skipped: Set<Int> = []) {
    self.init(of: sought, isGenerated: NameUses.isGenerated(bytes))
    var reader = TextNameReader(bytes: bytes, word: isCode ? .word : .text, skipped: skipped)
    reader.read(into: &self)
  }
}

/// A reader of the words in a text, and of quoted texts and text between tags.
private struct TextNameReader {
  let bytes: [UInt8]
  /// The manner of mentions by words.
  let word: NameUses.Manner
  let skipped: Set<Int>
  var line = 1
  var place = 0
  /// The ends of the texts without a closing mark, by the mark.
  private var unclosed: [UInt8: Int] = [:]

  init(bytes: [UInt8], word: NameUses.Manner, skipped: Set<Int>) {
    (self.bytes, self.word, self.skipped) = (bytes, word, skipped)
  }

  mutating func read(into uses: inout NameUses) {
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case 0x0A:
        line += 1
        place += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuoted(by: byte, into: &uses)
      case UInt8(ascii: ">"): readBetweenTags(into: &uses)
      case UInt8(ascii: "@") where startsSynthesis: skipLine()
      case _ where isWordByte(byte): readWord(into: &uses)
      default: place += 1
      }
    }
  }

  /// `@synthesize box = _box;` uses no name.
  private var startsSynthesis: Bool { ["@synthesize", "@dynamic"].contains { bytes[place...].starts(with: $0.utf8) } }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
  }

  private mutating func readWord(into uses: inout NameUses) {
    let start = place
    place = endOfWord(at: start)
    if skipped.contains(start) { return }
    if let lookup = lookup(of: bytes[start..<place]) { uses.add(lookup, line: line) }
    addSymbol(bytes[start..<place], to: &uses)
    // `_box` is the variable of the property `box`.
    var key = NameKey()
    key.add(word: bytes[start..<place])
    uses.add(key, declares(before: start) ? .declaration : word, line: line)
    var end = place
    for _ in 0..<TextNameReader.longestPath {
      guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isWordByte(bytes[end + 1]) else { return }
      let next = endOfWord(at: end + 1)
      key.add(word: bytes[(end + 1)..<next])
      uses.add(key, word, line: line)
      end = next
    }
  }

  private static let longestPath = 3

  /// Xcode generates constants such as `ACImageNameTrashFolder` from the names in asset catalogs.
  private func addSymbol(_ word: ArraySlice<UInt8>, to uses: inout NameUses) {
    for prefix in ["ACImageName", "ACColorName"] where word.starts(with: prefix.utf8) {
      uses.add(NameKey(word.dropFirst(prefix.utf8.count)), .text, line: line)
    }
  }

  /// The lookup in calls such as `[UIImage imageNamed:name]`, after the word.
  private func lookup(of word: ArraySlice<UInt8>) -> NameUses.Lookup? {
    let lookup: NameUses.Lookup? =
      word.elementsEqual("imageNamed".utf8) ? .asset : word.starts(with: "NSLocalizedString".utf8) ? .string : nil
    guard let lookup, place + 1 < bytes.count, bytes[place] == UInt8(ascii: lookup == .asset ? ":" : "(") else {
      return nil
    }
    let next = bytes[(place + 1)...].first { !isSpace($0) }
    return next == UInt8(ascii: "@") || next == UInt8(ascii: "\"") ? nil : lookup
  }

  private func endOfWord(at start: Int) -> Int {
    var end = start
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return end
  }

  private func declares(before start: Int) -> Bool {
    let line = bytes[max(0, start - 20)..<start].split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    let words = line.split(whereSeparator: isSpace)
    guard words.count == 1, let word = words.first else { return false }
    return ["@interface", "@implementation", "@class"].contains { $0.utf8.elementsEqual(word) }
  }

  /// Reads a literal on one line, and its words because they may be names too.
  private mutating func readQuoted(by mark: UInt8, into uses: inout NameUses) {
    let start = place + 1
    var end = start
    // Each mark in such a text was escaped, so that it closes no more than the first one.
    if let known = unclosed[mark], start <= known {
      place = start
      return
    }
    while end < bytes.count, bytes[end] != mark, bytes[end] != 0x0A {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = start
    guard end < bytes.count, bytes[end] == mark else {
      unclosed[mark] = end
      return
    }
    uses.add(text: bytes[start..<end], line: line)
    if isAppended(start - 1) { uses.add(beginning: [], ending: NameKey.letters(of: bytes[start..<end]), line: line) }
    // Skips the closing `"`, which would otherwise begin the next literal.
    place = end + 1
  }

  /// Whether the literal is appended, as in `[name stringByAppendingString:@"_selected"]`.
  private func isAppended(_ quote: Int) -> Bool {
    bytes[max(0, quote - 30)..<quote].range(of: "ppendingString:") != nil
  }

  private mutating func readBetweenTags(into uses: inout NameUses) {
    place += 1
    guard let end = bytes[place...].prefix(300).firstIndex(of: UInt8(ascii: "<")), end > place else { return }
    let content = bytes[place..<end]
    guard !content.contains(0x0A) else { return }
    uses.add(text: content, line: line)
  }
}
