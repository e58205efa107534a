import CTables

/// The usual names of documents, numbered. It never changes, so looking up a name takes no lock, and a process that
/// reads documents for days does not accumulate rare names.
///
/// Open addressing with linear steps over the bytes of the names; the data are `Sources/IBModel/Tables/Vocabulary.txt`.
struct Vocabulary: @unchecked Sendable {
  static let common = Vocabulary(
    UnsafeBufferPointer(start: EmbeddedFile.vocabulary.bytes, count: EmbeddedFile.vocabulary.count))

  /// The first eight bytes of a name, the last ones of one of more than seven, and their number: nearly all about it.
  struct Outline: Equatable {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var count: Int32 = 0
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var ranges: [Range<Int32>] = []
  /// Names with their numbers, -1 in free slots. Never freed, because the vocabulary is not.
  private let slots: UnsafeMutableBufferPointer<(outline: Outline, number: Int32)>

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    text = bytes
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
      if offset > start { ranges.append(Int32(start)..<Int32(offset)) }
      start = offset + 1
    }
    if bytes.count > start { ranges.append(Int32(start)..<Int32(bytes.count)) }
    var size = 1
    while size < ranges.count * 2 { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: (Outline(), -1))
    for number in ranges.indices {
      let (name, outline) = (self.bytes(of: number), Vocabulary.outline(of: self.bytes(of: number)))
      slots[slot(of: name, outline)] = (outline, Int32(number))
    }
  }

  var count: Int { ranges.count }

  func text(of number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

  func bytes(of number: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(ranges[number].lowerBound)..<Int(ranges[number].upperBound)])
  }

  func number(of name: UnsafeBufferPointer<UInt8>) -> Int? { number(of: name, Vocabulary.outline(of: name)) }

  @inline(__always) func number(of name: UnsafeBufferPointer<UInt8>, _ outline: Outline) -> Int? {
    let number = Int(slots[slot(of: name, outline)].number)
    return number < 0 ? nil : number
  }

  private static func outline(of name: UnsafeBufferPointer<UInt8>) -> Outline {
    let count = Int32(truncatingIfNeeded: name.count)
    guard count >= 8 else { return Outline(first: name.reversed().reduce(0) { $0 << 8 | UInt64($1) }, count: count) }
    let bytes = UnsafeRawBufferPointer(name)
    let last = bytes.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    return Outline(
      first: UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)), last: UInt64(littleEndian: last), count: count)
  }

  /// Returns the slot of a name, or its free slot. Multiplication by 2^64 over the golden ratio spreads the bytes.
  @inline(__always) private func slot(of name: UnsafeBufferPointer<UInt8>, _ outline: Outline) -> Int {
    let hash = (outline.first ^ outline.last << 7 ^ outline.last >> 57) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> 48) & (slots.count - 1)
    while slots[slot].number >= 0,
      slots[slot].outline != outline
        || outline.count > 16 && !Spelling.areEqual(bytes(of: Int(slots[slot].number)), name)
    {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
