/// The bytes of a source file, with bounds-checked access.
package struct SourceBytes: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var count: Int { bytes.count }

  /// Returns 0 after the end.
  subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  package func text(_ token: Token) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }

  package func token(_ token: Token, is word: StaticString) -> Bool {
    guard token.end - token.start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes[token.start..<token.end].elementsEqual($0) }
  }

  package func endOfWord(at start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
      return end
    }
  }

  func endOfLine(at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  func endOfComment(at start: Int, nests: Bool) -> Int {
    var (end, depth) = (start + 2, 1)
    while end < bytes.count {
      switch (bytes[end], self[end + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        end += 2
        depth -= 1
        if depth == 0 { return end }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")) where nests:
        end += 2
        depth += 1
      default: end += 1
      }
    }
    return bytes.count
  }

  /// The offsets of line starts; nil if there is a NUL byte, so the bytes are not text.
  package func lineStarts() -> [Int]? {
    var starts = [0]
    // Lines of code have about this many bytes.
    starts.reserveCapacity(bytes.count / 32 + 1)
    let isText = bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        if SourceBytes.zeroBytes(word) != 0 { return false }
        var feeds = SourceBytes.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
        while feeds != 0 {
          starts.append(offset + feeds.trailingZeroBitCount / 8 + 1)
          feeds &= feeds - 1
        }
        offset += 8
      }
      for place in offset..<bytes.count {
        if bytes[place] == 0 { return false }
        if bytes[place] == UInt8(ascii: "\n") { starts.append(place + 1) }
      }
      return true
    }
    return isText ? starts : nil
  }

  /// A mask with the highest bit of each zero byte; the first byte has the lowest bits.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  /// Longer literals are not names.
  private static let longestWord = 200

  func words(of tokens: [Token]) -> Set<String> {
    var words: Set<String> = []
    for token in tokens where token.end - token.start <= SourceBytes.longestWord {
      if token.isName || token.kind == .string { words.insert(text(token)) }
    }
    return words
  }
}

/// Whether a byte can be part of a name. Bytes outside ASCII count, as in both languages.
package func isWordByte(_ byte: UInt8) -> Bool {
  // Written with few comparisons because it runs for most bytes of code.
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte >= 0x80
    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

package func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
