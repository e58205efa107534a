import IBBase

/// The texts of files, the names that generated code makes of them, and the names of types, to tell what code may mean.
///
/// Spelling does not count: SwiftGen and R.swift call `Login Scene` `loginScene`. It stores hashes, sorted, so that the
/// bytes in the cache are the table.
package struct MentionedTexts: Sendable, Hashable {
  private let hashes: ArraySlice<UInt8>
  /// Letters of texts that code completes, at their beginnings and ends.
  let beginnings: Set<String>
  let endings: Set<String>

  private static let size = MemoryLayout<UInt32>.size

  /// The name in code that starts an app; `@main` counts as one.
  fileprivate static let start = NameKey("UIApplicationMain")
  private static let otherStart = NameKey("NSApplicationMain")

  var startsApp: Bool {
    contains(MentionedTexts.start.digest)
      || [MentionedTexts.start, MentionedTexts.otherStart].contains { contains(MentionedTexts.digest(ofType: $0)) }
  }

  /// Stands for `+ (void)load`, which the runtime calls.
  fileprivate static let load = NameKey("NSObject load")

  var runsUncalled: Bool { contains(MentionedTexts.load.digest) }

  /// Whether code finds classes by names, which it may compute.
  var findsClasses: Bool { contains(MentionedTexts.digest(ofType: MentionedTexts.classLookup)) }

  private static let classLookup = NameKey("NSClassFromString")

  init(_ collected: TextCollection) {
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

  /// The digest for the name of a type in code, which is no text: a view that code makes loads no document of its name.
  static func digest(ofType key: NameKey) -> UInt32 { ~key.digest }

  /// The digest for a name in code that can be the one of a function.
  static func digest(ofFunction key: NameKey) -> UInt32 { key.digest &* 0x9E37_79B1 }

  /// The words of a file that is not code.
  package init(text bytes: [UInt8]) {
    var collected = TextCollection()
    collected.addWords(of: bytes[...])
    self.init(collected)
  }

  /// Everything that some files mention.
  init(_ files: some Sequence<MentionedTexts>) {
    var collected = TextCollection()
    for file in files {
      file.forEachDigest { collected.hashes.append($0) }
      collected.beginnings.formUnion(file.beginnings)
      collected.endings.formUnion(file.endings)
    }
    self.init(collected)
  }

  /// Calls a function with the digests of the keys of all texts and names.
  func forEachDigest(_ body: (UInt32) -> Void) {
    hashes.withUnsafeBytes { bytes in
      for index in 0..<(bytes.count / MentionedTexts.size) { body(MentionedTexts.hash(index, in: bytes)) }
    }
  }

  /// Whether code may have a text, whole or in parts. Texts without ASCII letters and digits are not known.
  /// - Complexity: O(log(texts) + completed texts)
  func mayHave(_ text: String) -> Bool {
    let letters = NameKey.letters(of: Array(text.utf8)[...])
    guard !letters.isEmpty else { return true }
    return contains(NameKey(text).digest) || completes(String(decoding: letters, as: UTF8.self))
  }

  /// - Complexity: O(log(texts))
  func contains(_ digest: UInt32) -> Bool {
    hashes.withUnsafeBytes { bytes in
      let count = bytes.count / MentionedTexts.size
      let index = (0..<count).partitioningIndex { MentionedTexts.hash($0, in: bytes) >= digest }
      return index < count && MentionedTexts.hash(index, in: bytes) == digest
    }
  }

  /// Whether code may complete one of its texts to a name, given by its letters in lower case.
  func completes(_ letters: String) -> Bool {
    beginnings.contains(where: letters.hasPrefix) || endings.contains(where: letters.hasSuffix)
  }

  private static func hash(_ index: Int, in bytes: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * size, as: UInt32.self))
  }
}

/// The texts of files while they are read.
struct TextCollection {
  fileprivate var hashes: [UInt32] = []
  fileprivate var beginnings: Set<String> = []
  fileprivate var endings: Set<String> = []

  /// Shorter parts are in too many names.
  private static let shortestPart = 3
  /// Longer texts are for people.
  private static let longestText = 120

  mutating func add(_ source: ScannedSource, _ range: Range<Int>) {
    let tokens = source.tokens
    let isMark = { (place: Int, mark: Unicode.Scalar) in tokens.indices.contains(place) && tokens[place].is(mark) }
    var isForward = false
    for place in range {
      let token = tokens[place]
      let bytes = source.bytes(of: token)
      switch token.kind {
      case .word where isMark(place - 1, "@") && source.text.token(token, is: "main"):
        add(MentionedTexts.start)
      case .word where isMark(place - 4, "+") && source.text.token(token, is: "load"): add(MentionedTexts.load)
      case .word where isMark(place - 1, "@") && source.text.token(token, is: "class"): isForward = true
      case .mark(UInt8(ascii: ";")): isForward = false
      case .word where isForward: break
      case .word, .quotedWord:
        if isTypeName(bytes) {
          addType(bytes)
        } else if !source.isDeclaredFunction(at: place) {
          hashes.append(MentionedTexts.digest(ofFunction: NameKey(bytes)))
        }
        let isMember = isMark(place - 1, ".") || isMark(place - 1, ",") || isMark(place + 1, "]")
        // As in `Card.self` and `Card.fromNib()`.
        let isReceiver = isTypeName(bytes) && isMark(place + 1, ".")
        if isMember || isReceiver || place > 0 && source.text.token(tokens[place - 1], is: "case") {
          addWords(of: bytes)
        }
      case .string, .otherLiteral:
        let isOpen = token.kind == .otherLiteral || isMark(place - 1, "+") || isMark(place + 1, "+")
        add(text: bytes, isOpen: isOpen)
      default: break
      }
    }
  }

  /// Adds what macros stand for, and what directives have in quotation marks, but no imports.
  mutating func addDirectives(of source: ScannedSource) {
    for directive in source.directives {
      let bytes = source.text.bytes[directive]
      let word = bytes.dropFirst().drop(while: isSpace).prefix(while: isWordByte)
      if word.elementsEqual("import".utf8) || word.elementsEqual("include".utf8) { continue }
      for part in bytes.split(separator: UInt8(ascii: "\"")) { add(text: part, isOpen: false) }
    }
  }

  private func isTypeName(_ word: ArraySlice<UInt8>) -> Bool {
    word.first.map { $0 &- UInt8(ascii: "A") < 26 } == true
  }

  private mutating func addType(_ word: ArraySlice<UInt8>) {
    hashes.append(MentionedTexts.digest(ofType: NameKey(word)))
  }

  private mutating func add(_ key: NameKey) {
    if key.length > 0 { hashes.append(key.digest) }
  }

  mutating func addWords(of text: ArraySlice<UInt8>) {
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
