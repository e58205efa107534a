/// The encoding of texts that contain characters XML cannot.
package enum Base64 {
  /// Accepts text with or without padding; empty when it is not base64.
  package static func text(_ encoded: String) -> String {
    decoded(encoded.utf8).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Skips white space and the signs at the end; nil for text that is not base 64.
  package static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for letter in text where letter > 0x20 && letter != UInt8(ascii: "=") {
      guard let value = value(of: letter) else { return nil }
      (bits, count) = (bits << 6 | value, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case 0x41...0x5A: UInt32(letter - 0x41)
    case 0x61...0x7A: UInt32(letter - 0x61 + 26)
    case 0x30...0x39: UInt32(letter - 0x30 + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
