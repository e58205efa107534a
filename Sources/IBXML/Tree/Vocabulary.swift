import CTables

/// The usual names of documents, numbered. It never changes, so looking up a name takes no lock, and a process that
/// reads documents for days does not accumulate rare names.
///
/// Open addressing with linear steps over the bytes of the names; the data are `Sources/IBModel/Tables/Vocabulary.txt`.
struct Vocabulary: @unchecked Sendable {
  static let common = Vocabulary(
    UnsafeBufferPointer(start: EmbeddedFile.vocabulary.bytes, count: EmbeddedFile.vocabulary.count))

  private let text: UnsafeBufferPointer<UInt8>
  private var ranges: [Range<Int32>] = []
  /// Numbers of names by hash, -1 in free slots.
  private var slots: [Int16]

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    text = bytes
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
      if offset > start { ranges.append(Int32(start)..<Int32(offset)) }
      start = offset + 1
    }
    if bytes.count > start { ranges.append(Int32(start)..<Int32(bytes.count)) }
    var size = 1
    while size < ranges.count * 4 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for number in ranges.indices {
      let slot = slot(of: self.bytes(of: number))
      slots[slot] = Int16(number)
    }
  }

  var count: Int { ranges.count }

  func text(of number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

  func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let number = Int(slots[slot(of: name)])
    return number < 0 ? nil : number
  }

  func bytes(of number: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(ranges[number].lowerBound)..<Int(ranges[number].upperBound)])
  }

  /// Returns the slot of a name, or its free slot. FNV-1a, 64 bits, with a final mix for the low bits.
  private func slot(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & (slots.count - 1)
    while slots[slot] >= 0, !Spelling.areEqual(bytes(of: Int(slots[slot])), name) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
