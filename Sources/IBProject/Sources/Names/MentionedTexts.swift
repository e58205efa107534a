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
  /// Shorter parts are in too many names.
  private static let shortestPart = 3
  /// Longer texts are for people.
  private static let longestText = 120

  private init(_ hashes: [UInt32], _ beginnings: Set<String>, _ endings: Set<String>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(hashes.count * MentionedTexts.size)
    var last: UInt32?
    for hash in hashes.sorted() where hash != last {
      withUnsafeBytes(of: hash.littleEndian) { bytes += $0 }
      last = hash
    }
    (self.hashes, self.beginnings, self.endings) = (bytes[...], beginnings, endings)
  }

  init() { self.init([], [], []) }

  /// Everything that some files mention.
  init(_ files: some Sequence<MentionedTexts>) {
    var hashes: [UInt32] = []
    var (beginnings, endings): (Set<String>, Set<String>) = ([], [])
    for file in files {
      file.hashes.withUnsafeBytes { bytes in
        for index in 0..<(bytes.count / MentionedTexts.size) { hashes.append(MentionedTexts.hash(index, in: bytes)) }
      }
      beginnings.formUnion(file.beginnings)
      endings.formUnion(file.endings)
    }
    self.init(hashes, beginnings, endings)
  }

  /// The texts of a file, and the names of members, cases and messages.
  /// - Parameter directives: The bytes of preprocessor directives, which have no tokens.
  init(_ tokens: [Token], directives: [Range<Int>], in text: SourceBytes) {
    var hashes: [UInt32] = []
    var (beginnings, endings): (Set<String>, Set<String>) = ([], [])
    func add(_ bytes: ArraySlice<UInt8>) {
      let key = NameKey(bytes)
      if key.length > 0 { hashes.append(key.digest) }
    }
    func add(text bytes: ArraySlice<UInt8>) {
      guard bytes.count <= MentionedTexts.longestText else { return }
      add(bytes)
      let words = bytes.split { !isWordByte($0) }
      if words.count > 1 { for word in words { add(word) } }
    }
    func add(parts bytes: ArraySlice<UInt8>) {
      guard bytes.count <= MentionedTexts.longestText else { return }
      let mark = UInt8(ascii: "%")
      let (first, last) = (bytes.firstIndex(of: mark) ?? bytes.endIndex, bytes.lastIndex(of: mark) ?? bytes.startIndex)
      let parts = [NameKey.letters(of: bytes[..<first]), NameKey.letters(of: bytes[last...])]
      if parts[0].count >= MentionedTexts.shortestPart { beginnings.insert(String(decoding: parts[0], as: UTF8.self)) }
      if parts[1].count >= MentionedTexts.shortestPart { endings.insert(String(decoding: parts[1], as: UTF8.self)) }
    }
    for (place, token) in tokens.enumerated() {
      let bytes = text.bytes[token.start..<token.end]
      switch token.kind {
      case .word, .quotedWord:
        let isNamed =
          place > 0
          && (tokens[place - 1].is(".") || tokens[place - 1].is(",")
            || text.token(tokens[place - 1], is: "case"))
        if isNamed || place + 1 < tokens.count && tokens[place + 1].is("]") { add(bytes) }
      case .string, .otherLiteral:
        add(text: bytes)
        let isOpen = [place - 1, place + 1].contains { tokens.indices.contains($0) && tokens[$0].is("+") }
        if isOpen || token.kind == .otherLiteral || bytes.contains(UInt8(ascii: "%")) { add(parts: bytes) }
      default: break
      }
    }
    for directive in directives { add(text: text.bytes[directive].prefix(MentionedTexts.longestText)) }
    self.init(hashes, beginnings, endings)
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
