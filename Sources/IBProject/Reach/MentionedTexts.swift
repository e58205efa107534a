import IBBase

/// The texts of source files and the names that generated code makes of them, to tell whether code may have an
/// identifier.
///
/// Spelling does not count: SwiftGen and R.swift call `Login Scene` `loginScene`. It stores hashes, sorted, so that the
/// bytes in the cache are the table.
package struct MentionedTexts: Sendable, Hashable {
  private let hashes: ArraySlice<UInt8>
  /// Letters of texts that code completes, at their beginnings and ends.
  private let beginnings: Set<String>
  private let endings: Set<String>

  private static let size = MemoryLayout<UInt32>.size

  fileprivate init(_ collected: TextCollection) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(collected.hashes.count * MentionedTexts.size)
    var last: UInt32?
    for hash in collected.hashes.sorted() where hash != last {
      withUnsafeBytes(of: hash.littleEndian) { bytes += $0 }
      last = hash
    }
    (hashes, beginnings, endings) = (bytes[...], collected.beginnings, collected.endings)
  }

  init() { self.init(TextCollection()) }

  /// The texts of a file, and the names of members, cases and messages.
  init(_ source: ScannedSource) {
    var collected = TextCollection()
    collected.add(source)
    self.init(collected)
  }

  /// Everything that some files mention.
  init(_ files: some Sequence<MentionedTexts>) {
    var collected = TextCollection()
    for file in files {
      file.hashes.withUnsafeBytes { bytes in
        for index in 0..<(bytes.count / MentionedTexts.size) {
          collected.hashes.append(MentionedTexts.hash(index, in: bytes))
        }
      }
      collected.beginnings.formUnion(file.beginnings)
      collected.endings.formUnion(file.endings)
    }
    self.init(collected)
  }

  /// Whether code may have a text, whole or in parts. Texts without ASCII letters and digits are not known.
  /// - Complexity: O(log(texts) + completed texts)
  func mayHave(_ text: String) -> Bool {
    let letters = NameKey.letters(of: Array(text.utf8)[...])
    guard !letters.isEmpty else { return true }
    let digest = NameKey(text).digest
    let isMentioned = hashes.withUnsafeBytes { bytes in
      let count = bytes.count / MentionedTexts.size
      let index = (0..<count).partitioningIndex { MentionedTexts.hash($0, in: bytes) >= digest }
      return index < count && MentionedTexts.hash(index, in: bytes) == digest
    }
    let name = String(decoding: letters, as: UTF8.self)
    return isMentioned || beginnings.contains(where: name.hasPrefix) || endings.contains(where: name.hasSuffix)
  }

  private static func hash(_ index: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * size, as: UInt32.self))
  }
}

/// The texts of files while they are read.
private struct TextCollection {
  var hashes: [UInt32] = []
  var beginnings: Set<String> = []
  var endings: Set<String> = []

  /// Shorter parts are in too many names.
  private static let shortestPart = 3
  /// Longer texts are for people.
  private static let longestText = 120

  mutating func add(_ source: ScannedSource) {
    let tokens = source.tokens
    let isMark = { (place: Int, mark: Unicode.Scalar) in tokens.indices.contains(place) && tokens[place].is(mark) }
    for (place, token) in tokens.enumerated() {
      let bytes = source.bytes(of: token)
      switch token.kind {
      case .word, .quotedWord:
        let isMember = isMark(place - 1, ".") || isMark(place - 1, ",") || isMark(place + 1, "]")
        if isMember || place > 0 && source.text.token(tokens[place - 1], is: "case") { addWords(of: bytes) }
      case .string, .otherLiteral:
        let isOpen = token.kind == .otherLiteral || isMark(place - 1, "+") || isMark(place + 1, "+")
        add(text: bytes, isOpen: isOpen)
      default: break
      }
    }
    for directive in source.directives {
      for part in source.text.bytes[directive].split(separator: UInt8(ascii: "\"")) { add(text: part, isOpen: false) }
    }
  }

  private mutating func add(_ key: NameKey) {
    if key.length > 0 { hashes.append(key.digest) }
  }

  private mutating func addWords(of text: ArraySlice<UInt8>) {
    var word = NameKey()
    for byte in text {
      if let letter = NameKey.letter(byte) {
        word.add(letter)
      } else if !isWordByte(byte) {
        add(word)
        word = NameKey()
      }
    }
    add(word)
  }

  /// Adds a text, its words, and its ends if code completes it.
  private mutating func add(text: ArraySlice<UInt8>, isOpen: Bool) {
    guard text.count <= TextCollection.longestText else { return }
    add(NameKey(text))
    if !text.allSatisfy(isWordByte) { addWords(of: text) }
    let mark = UInt8(ascii: "%")
    guard isOpen || text.contains(mark) else { return }
    if let part = part(text[..<(text.firstIndex(of: mark) ?? text.endIndex)]) { beginnings.insert(part) }
    if let part = part(text[(text.lastIndex(of: mark) ?? text.startIndex)...]) { endings.insert(part) }
  }

  private func part(_ text: ArraySlice<UInt8>) -> String? {
    let letters = NameKey.letters(of: text)
    return letters.count < TextCollection.shortestPart ? nil : String(decoding: letters, as: UTF8.self)
  }
}

extension MentionedTexts: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(hashes)
    writer.write(beginnings, endings)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    hashes = try reader.contents()
    (beginnings, endings) = try reader.values()
  }
}
