/// A dictionary by words that compares 64-bit hashes, so that tokens need not become strings.
struct WordTable<Value: Sendable>: Sendable {
  /// An open-addressing table with linear probing.
  private var hashes: [UInt64]
  private var values: [Value?]
  /// Whether a word with a length, first and last letter exists: a quick check that few tokens pass.
  private var mayHave = [Bool](repeating: false, count: 512)

  init(_ words: [String: Value]) {
    let size = WordTable.size(for: words.count)
    (hashes, values) = (Array(repeating: 0, count: size), Array(repeating: nil, count: size))
    for (word, value) in words {
      let bytes = Array(word.utf8)
      guard let first = bytes.first, let last = bytes.last else { continue }
      mayHave[WordTable.kind(bytes.count, first, last)] = true
      let hash = SourceBytes.hash(bytes[...])
      var place = Int(truncatingIfNeeded: hash) & (size - 1)
      while values[place] != nil { place = (place + 1) & (size - 1) }
      (hashes[place], values[place]) = (hash, value)
    }
  }

  func value(of token: Token, in text: SourceBytes) -> Value? {
    let length = token.end - token.start
    guard length > 0, mayHave[WordTable.kind(length, text[token.start], text[token.end - 1])] else { return nil }
    let hash = SourceBytes.hash(text.bytes[token.start..<token.end])
    var place = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
    while let value = values[place] {
      if hashes[place] == hash { return value }
      place = (place + 1) & (hashes.count - 1)
    }
    return nil
  }

  /// A power of two that leaves half of the slots free.
  private static func size(for count: Int) -> Int {
    var size = 4
    while size < count * 2 + 1 { size *= 2 }
    return size
  }

  private static func kind(_ length: Int, _ first: UInt8, _ last: UInt8) -> Int {
    (length &* 37 &+ Int(first) &* 11 &+ Int(last)) & 511
  }
}

extension WordTable<Bool> {
  init(_ words: some Sequence<String>) {
    self.init(Dictionary(words.map { ($0, true) }, uniquingKeysWith: { first, _ in first }))
  }

  func contains(_ token: Token, in text: SourceBytes) -> Bool { value(of: token, in: text) != nil }
}

extension SourceBytes {
  /// FNV-1a of a word.
  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
