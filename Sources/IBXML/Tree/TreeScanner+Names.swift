/// Names, and the constructs that begin with `<?` and `<![`.
extension TreeScanner {
  /// Reads the name of an element or an attribute.
  @inline(__always) mutating func name(at start: Int) throws(Refusal) -> (number: UInt32, end: Int) {
    let word = bytes.word(at: start)
    var (end, stops) = (start, TreeScanner.stopsOfName(word))
    while stops == 0 {
      end += 8
      stops = TreeScanner.stopsOfName(bytes.word(at: end))
    }
    end += stops.trailingZeroBitCount / 8
    let count = end - start
    let outline =
      count < 8
      ? Vocabulary.Outline(first: word & ((1 &<< (UInt64(count) &* 8)) &- 1), count: Int32(truncatingIfNeeded: count))
      : Vocabulary.Outline(first: word, last: bytes.word(at: end - 8), count: Int32(truncatingIfNeeded: count))
    if bytes.byte(at: end) < 0x80,
      let number = vocabulary.number(of: UnsafeBufferPointer(rebasing: bytes[start..<end]), outline)
    {
      return (UInt32(truncatingIfNeeded: number), end)
    }
    return try otherName(at: start)
  }

  /// Returns the high bits of the bytes that may end a name. Other characters that are not in names end none of the
  /// vocabulary.
  @inline(__always) private static func stopsOfName(_ word: UInt64) -> UInt64 {
    let isBelowHyphen = word &- .eight(UInt8(ascii: "-"))
    let isSlash = (word ^ .eight(UInt8(ascii: "/"))) &- .eight(1)
    // `<`, `=`, `>` and `?`.
    let isSign = ((word | .eight(3)) ^ .eight(UInt8(ascii: "?"))) &- .eight(1)
    return (word | isBelowHyphen | isSlash | isSign) & .eight(0x80)
  }

  private mutating func otherName(at start: Int) throws(Refusal) -> (number: UInt32, end: Int) {
    let name = bytes[start..<(try bytes.nameEnd(from: start))]
    // libxml2 does not read each one with several colons.
    if name.count(where: { $0 == UInt8(ascii: ":") }) > 1 { isDoubtful = true }
    return (otherNames.numbered(Name(String(decoding: name, as: UTF8.self))), name.endIndex)
  }

  /// Returns the offset after the XML declaration, if there is one. libxml2 reads those that Xcode does not write.
  mutating func declarationEnd(from start: Int) throws(Refusal) -> Int {
    guard Spelling.starts(with: "<?xml", in: bytes, at: start), Spelling.isBlank(bytes.byte(at: start + 5)) else {
      return start
    }
    let usual: [StaticString] = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#,
    ]
    for declaration in usual where Spelling.starts(with: declaration, in: bytes, at: start) {
      return start + declaration.utf8CodeUnitCount
    }
    isDoubtful = true
    return try bytes.delimiterEnd("?>", from: start + 5)
  }

  func instructionEnd(at start: Int) throws(Refusal) -> Int {
    let end = try bytes.nameEnd(from: start + 2)
    let isReserved =
      end == start + 5 && (bytes.word(at: start + 2) | .eight(UInt8(ascii: " "))) & 0xFF_FFFF == 0x6C_6D78
    guard !isReserved, Spelling.isBlank(bytes.byte(at: end)) || Spelling.starts(with: "?>", in: bytes, at: end) else {
      throw Refusal()
    }
    return try bytes.delimiterEnd("?>", from: end)
  }

  func sectionEnd(at start: Int) throws(Refusal) -> Int {
    guard isInRoot, Spelling.starts(with: "<![CDATA[", in: bytes, at: start) else { throw Refusal() }
    return try bytes.delimiterEnd("]]>", from: start + 9)
  }
}
