import CLibXML2

/// The byte-level spelling of XML constructs.
package enum Spelling {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
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

  /// Returns the ends of the attributes of a tag, whether they are well-formed or not.
  static func attributeEnds(in bytes: Bytes, ofTagAt start: Int) -> some Sequence<Int> {
    sequence(state: nameEnd(in: bytes, from: start + 1)) { position in
      let name = skipBlanks(in: bytes, from: position)
      let equals = skipBlanks(in: bytes, from: nameEnd(in: bytes, from: name))
      let quote = skipBlanks(in: bytes, from: equals + 1)
      guard quote < bytes.count, bytes[equals] == UInt8(ascii: "="),
        let close = offset(of: bytes[quote], in: bytes, from: quote + 1)
      else { return nil }
      position = close + 1
      return position
    }
  }

  /// The error of a start tag whose attributes are followed by neither `>` nor `/>`; nil if another tag follows.
  static func unclosedTag(in bytes: Bytes, at start: Int) -> XMLError? {
    let nameEnd = nameEnd(in: bytes, from: start + 1)
    let attributesEnd = attributeEnds(in: bytes, ofTagAt: start).reduce(nameEnd) { $1 }
    let close = skipBlanks(in: bytes, from: attributesEnd)
    if starts(with: ">", in: bytes, at: close) || starts(with: "/>", in: bytes, at: close) { return nil }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start + 1..<nameEnd]), as: UTF8.self)
    return XMLError(.syntax, "the start tag of `<\(name)>` is not closed", at: start)
  }

  package static func areEqual(_ one: Bytes, _ other: Bytes) -> Bool {
    guard one.count == other.count, let first = one.baseAddress, let second = other.baseAddress else {
      return one.count == other.count
    }
    return memcmp(first, second, one.count) == 0
  }

  package static func areEqual(_ one: [UInt8], _ other: Bytes) -> Bool {
    one.count == other.count && one.withUnsafeBufferPointer { areEqual($0, other) }
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
