/// A name regardless of spelling: `icon-back`, `icon_back`, `iconBack` and `Icon.back` have the same key, because
/// generated code and enumerations change the spelling of names.
///
/// It consists of ASCII letters and digits without case. Escapes and format specifiers (`%@`) are left out.
package struct NameKey: Sendable, Hashable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  package private(set) var length = 0

  init() {}

  /// Fewer bits, for tables.
  var digest: UInt32 { UInt32(truncatingIfNeeded: hash ^ (hash >> 32)) }

  package init(_ text: String) { self.init(Array(text.utf8)[...]) }

  /// Creates the key of a text as written in code.
  init(_ bytes: ArraySlice<UInt8>) {
    for letter in NameKey.letters(of: bytes) { add(letter) }
  }

  /// Adds a lowercase letter.
  mutating func add(_ letter: UInt8) {
    hash = (hash ^ UInt64(letter)) &* 0x100_0000_01B3
    length += 1
  }

  /// Adds the letters of a word without escapes.
  mutating func add(word: ArraySlice<UInt8>) {
    for byte in word {
      if let letter = NameKey.letter(byte) { add(letter) }
    }
  }

  /// An ASCII letter or digit in lowercase; nil for other bytes.
  static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x61...0x7A, 0x30...0x39: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }

  /// The significant letters of a text as written in code.
  package static func letters(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place = endOfEscape(at: place, in: bytes)
      case UInt8(ascii: "%"): place = endOfFormat(at: place, in: bytes)
      default:
        if let letter = letter(bytes[place]) { letters.append(letter) }
        place += 1
      }
    }
    return letters
  }

  /// The end of an escape such as `\n`, `\"` or `\u{2019}`.
  private static func endOfEscape(at start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let next = start + 1
    guard next < bytes.endIndex, bytes[next] | 0x20 == UInt8(ascii: "u") else { return min(next + 1, bytes.endIndex) }
    guard next + 1 < bytes.endIndex, bytes[next + 1] == UInt8(ascii: "{"),
      let end = bytes[next...].firstIndex(of: UInt8(ascii: "}"))
    else { return min(next + 5, bytes.endIndex) }
    return end + 1
  }

  /// The end of a format specifier such as `%@`, `%1$@` or `%.2f`; otherwise that of the percent sign.
  private static func endOfFormat(at start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var end = start + 1
    while end < bytes.endIndex, "0123456789$.*+-'lhqzjt".utf8.contains(bytes[end]) { end += 1 }
    return end < bytes.endIndex && "@diouxXfFeEgGcCsSpaA%".utf8.contains(bytes[end]) ? end + 1 : start + 1
  }
}
