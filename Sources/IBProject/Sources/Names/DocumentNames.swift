import IBBase

/// Names of documents to look for in files, regardless of case because generated code spells `Home.storyboard` as
/// `home`.
package struct DocumentNames: Sendable {
  /// Lowercase names.
  let names: Set<String>
  /// Names as written.
  let exactNames: Set<String>
  private let nameFilter: WordFilter
  /// Lazy because it takes longer than reading a document, and only sources need it.
  private let parts: Lazy<NameParts>

  /// Creates a set of names; names with characters other than ASCII letters, digits and underscores are left out.
  package init(_ names: [String]) {
    let usable = names.filter { DocumentNames.isUsable($0) }
    exactNames = Set(usable)
    self.names = Set(usable.map { $0.lowercased() })
    nameFilter = WordFilter(self.names)
    parts = Lazy { [names = self.names] in NameParts(of: names) }
  }

  /// Proper prefixes of the names, in lowercase.
  var beginnings: Set<String> { parts.value.beginnings }

  /// Proper suffixes of the names, in lowercase.
  var endings: Set<String> { parts.value.endings }

  package static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 < 0x80 && isWordByte($0) }
  }

  func name(_ word: ArraySlice<UInt8>) -> String? { name(word, hash: WordFilter.hash(word)) }

  private func name(_ word: ArraySlice<UInt8>, hash: UInt64) -> String? {
    guard nameFilter.mayContain(hash) else { return nil }
    let text = String(decoding: word, as: UTF8.self).lowercased()
    return names.contains(text) ? text : nil
  }

  /// The text in lowercase if it is a proper prefix or suffix of a name; otherwise nil.
  func part(_ text: ArraySlice<UInt8>) -> String? {
    parts.value.filter.mayContain(WordFilter.hash(text)) ? String(decoding: text, as: UTF8.self).lowercased() : nil
  }

  /// Calls a function with the words that are names, in lowercase, and their ranges.
  func forEachName(in bytes: ArraySlice<UInt8>, _ body: (String, Range<Int>) -> Void) {
    var (start, hash) = (bytes.startIndex, WordFilter.start)
    for index in bytes.indices {
      if isWordByte(bytes[index]) {
        hash = WordFilter.adding(bytes[index], to: hash)
      } else {
        if start < index, let name = name(bytes[start..<index], hash: hash) { body(name, start..<index) }
        (start, hash) = (index + 1, WordFilter.start)
      }
    }
    if start < bytes.endIndex, let name = name(bytes[start...], hash: hash) { body(name, start..<bytes.endIndex) }
  }
}

/// Proper prefixes and suffixes of names, in lowercase.
private struct NameParts: Sendable {
  let beginnings: Set<String>
  let endings: Set<String>
  let filter: WordFilter

  /// Shorter parts are in too many names.
  private static let shortestPart = 3

  init(of names: Set<String>) {
    var (beginnings, endings): (Set<String>, Set<String>) = ([], [])
    for name in names {
      for length in NameParts.shortestPart..<max(name.count, NameParts.shortestPart) {
        beginnings.insert(String(name.prefix(length)))
        endings.insert(String(name.suffix(length)))
      }
    }
    filter = WordFilter(beginnings.union(endings))
    (self.beginnings, self.endings) = (beginnings, endings)
  }
}

/// A Bloom filter for words regardless of case, with one hash function.
private struct WordFilter: Sendable {
  /// One bit for each remainder of a hash.
  private var bits = Array(repeating: UInt64(0), count: 256)

  init(_ words: Set<String>) {
    for word in words {
      let bit = WordFilter.bit(WordFilter.hash(Array(word.utf8)[...]))
      bits[bit.word] |= 1 << bit.place
    }
  }

  func mayContain(_ hash: UInt64) -> Bool {
    let bit = WordFilter.bit(hash)
    return bits[bit.word] & (1 << bit.place) != 0
  }

  private static func bit(_ hash: UInt64) -> (word: Int, place: UInt64) {
    (Int((hash >> 6) & 255), hash & 63)
  }

  /// FNV-1a of the lowercase letters.
  static func hash(_ word: ArraySlice<UInt8>) -> UInt64 {
    var hash = start
    for byte in word { hash = adding(byte, to: hash) }
    return hash
  }

  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    return (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01B3
  }
}
