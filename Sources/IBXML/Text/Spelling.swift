import CLibXML2

/// The byte-level spelling of XML constructs. libxml2 has already checked that the text is well-formed.
package enum Spelling {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  static func isBlank(_ bytes: Bytes, in range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      // Most of it is indentation.
      if position + 8 <= range.upperBound, isEightSpaces(bytes, at: position) {
        position += 8
      } else if isBlank(bytes[position]) {
        position += 1
      } else {
        return false
      }
    }
    return true
  }

  private static func isEightSpaces(_ bytes: Bytes, at offset: Int) -> Bool {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self) == 0x2020_2020_2020_2020
  }

  static func nameEnd(in bytes: Bytes, from: Int) -> Int {
    var position = from
    while position < bytes.count {
      let byte = bytes[position]
      if isBlank(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") { break }
      position += 1
    }
    return position
  }

  /// Returns the next attribute of a start tag; nil at the tag's end.
  static func attribute(
    in bytes: Bytes, from: Int, nameLength: Int? = nil
  ) -> (name: Range<Int>, value: Range<Int>)? {
    let start = skipBlanks(in: bytes, from: from)
    guard start < bytes.count, bytes[start] != UInt8(ascii: ">"), bytes[start] != UInt8(ascii: "/") else { return nil }
    let end = nameLength.map { start + $0 } ?? nameEnd(in: bytes, from: start)
    var quote = skipBlanks(in: bytes, from: end)
    guard quote < bytes.count, bytes[quote] == UInt8(ascii: "=") else { return nil }
    quote = skipBlanks(in: bytes, from: quote + 1)
    guard quote < bytes.count, let close = offset(of: bytes[quote], in: bytes, from: quote + 1) else { return nil }
    return (start..<end, quote + 1..<close)
  }

  /// Returns the offset after the `>` of a start tag whose attributes have been read.
  static func tagEnd(in bytes: Bytes, from: Int) -> (offset: Int, isSelfClosed: Bool)? {
    let position = skipBlanks(in: bytes, from: from)
    guard position < bytes.count else { return nil }
    if bytes[position] == UInt8(ascii: ">") { return (position + 1, false) }
    guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else { return nil }
    return bytes[position + 1] == UInt8(ascii: ">") ? (position + 2, true) : nil
  }

  /// Returns the offset of the next `<` of a tag or a comment; sections and instructions before it count as text.
  static func markup(in bytes: Bytes, from: Int) -> Int? {
    var position = from
    while let open = offset(of: UInt8(ascii: "<"), in: bytes, from: position) {
      if starts(with: "<![CDATA[", in: bytes, at: open) {
        guard let end = offset(after: "]]>", in: bytes, from: open) else { return nil }
        position = end
      } else if starts(with: "<?", in: bytes, at: open) {
        guard let end = offset(after: "?>", in: bytes, from: open) else { return nil }
        position = end
      } else {
        return open
      }
    }
    return nil
  }

  package static func areEqual(_ one: Bytes, _ other: Bytes) -> Bool {
    guard one.count == other.count, let first = one.baseAddress, let second = other.baseAddress else {
      return one.count == other.count
    }
    return memcmp(first, second, one.count) == 0
  }

  package static func offset(of byte: UInt8, in bytes: Bytes, from: Int) -> Int? {
    guard from < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + from, Int32(byte), bytes.count - from)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  static func offset(after byte: UInt8, in bytes: Bytes, from: Int) -> Int? {
    offset(of: byte, in: bytes, from: from).map { $0 + 1 }
  }

  static func offset(after text: StaticString, in bytes: Bytes, from: Int) -> Int? {
    var position = from
    while let found = offset(of: text.utf8Start[0], in: bytes, from: position) {
      if starts(with: text, in: bytes, at: found) { return found + text.utf8CodeUnitCount }
      position = found + 1
    }
    return nil
  }

  static func starts(with text: StaticString, in bytes: Bytes, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count, let base = bytes.baseAddress else { return false }
    return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  static func skipBlanks(in bytes: Bytes, from: Int) -> Int {
    var position = from
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    return position
  }
}
