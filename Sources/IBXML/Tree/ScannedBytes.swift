/// Characters of a text and runs of them, for `TreeScanner`.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the byte at an offset; 0 after the end, which no text has.
  @inline(__always) func byte(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

  /// Returns eight bytes, the first one in the lowest bits.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    guard offset <= count - 8 else { return lastBytes(from: offset) }
    return UInt64(littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(never) private func lastBytes(from offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(byte(at: offset + $1)) << (8 * UInt64($1)) }
  }

  @inline(__always) func skipBlanks(from offset: Int) -> Int {
    var position = offset
    while true {
      let byte = byte(at: position)
      if byte == UInt8(ascii: " ") {
        position += (word(at: position) ^ .eight(UInt8(ascii: " "))).trailingZeroBitCount / 8
      } else if byte < UInt8(ascii: " "), Spelling.isBlank(byte) {
        position += 1
      } else {
        return position
      }
    }
  }

  /// Returns the next offset of a sign; two others are read as `specialEnd` does.
  @inline(__always) func offset(
    of sign: UInt8, from start: Int, reading other: UInt8, _ third: UInt8
  ) throws(TreeScanner.Refusal) -> Int {
    var position = start
    while true {
      let word = word(at: position)
      // The high bit is set in a byte that stops; after the first, it may be set in others.
      let isSign = (word ^ .eight(sign)) &- .eight(1)
      let isOther = (word ^ .eight(other)) &- .eight(1)
      let isThird = (word ^ .eight(third)) &- .eight(1)
      let isControl = word &- .eight(UInt8(ascii: " "))
      let stops = (word | isSign | isOther | isThird | isControl) & .eight(0x80)
      position += stops.trailingZeroBitCount / 8
      if stops == 0 { continue }
      if byte(at: position) == sign { return position }
      position = try specialEnd(at: position)
    }
  }

  /// Returns the offset after the next delimiter.
  func delimiterEnd(_ delimiter: StaticString, from start: Int) throws(TreeScanner.Refusal) -> Int {
    let sign = delimiter.utf8Start[0]
    var position = try offset(of: sign, from: start, reading: sign, sign)
    while !Spelling.starts(with: delimiter, in: self, at: position) {
      position = try offset(of: sign, from: position + 1, reading: sign, sign)
    }
    return position + delimiter.utf8CodeUnitCount
  }

  /// Returns the offset after a bracket, a space, a reference or a character outside of ASCII.
  @inline(never) private func specialEnd(at offset: Int) throws(TreeScanner.Refusal) -> Int {
    let byte = byte(at: offset)
    let isBracket = byte == UInt8(ascii: "]") && !Spelling.starts(with: "]]>", in: self, at: offset)
    if isBracket || Spelling.isBlank(byte) { return offset + 1 }
    if byte >= 0x80, let character = character(at: offset), Self.isLegal(character) {
      return offset + UTF8.width(character)
    }
    guard byte == UInt8(ascii: "&"), let end = Spelling.offset(of: UInt8(ascii: ";"), in: self, from: offset),
      let character = Escaping.character(ofReference: self[offset + 1..<end]), Self.isLegal(character)
    else { throw TreeScanner.Refusal() }
    return end + 1
  }

  /// Returns the character at an offset; nil if the bytes are not UTF-8.
  func character(at offset: Int) -> Unicode.Scalar? {
    var following = self[Swift.min(offset, count)...].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let character) = decoder.decode(&following) else { return nil }
    return character
  }

  private static func isLegal(_ character: Unicode.Scalar) -> Bool {
    character.value >= 0x20 ? character.value & ~1 != 0xFFFE : Spelling.isBlank(UInt8(character.value))
  }

  /// Returns the offset after a name.
  func nameEnd(from start: Int) throws(TreeScanner.Refusal) -> Int {
    var position = start
    while let character = character(at: position), Self.isInName(character, first: position == start) {
      position += UTF8.width(character)
    }
    guard position > start else { throw TreeScanner.Refusal() }
    return position
  }

  /// Returns whether a name may have a character, after the productions `NameStartChar` and `NameChar` of XML 1.0.
  private static func isInName(_ character: Unicode.Scalar, first: Bool) -> Bool {
    switch character.value {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: !first
    default: false
    }
  }
}

extension UInt64 {
  /// Returns a byte eight times.
  @inline(__always) static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
