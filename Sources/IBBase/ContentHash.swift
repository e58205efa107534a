/// A 128-bit hash of contents, equal in all runs and practically free of collisions, but not cryptographic.
package struct ContentHash: Sendable, Hashable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  package init() {}

  /// - Complexity: O(bytes), several bytes in a nanosecond
  package mutating func add(_ bytes: some Collection<UInt8>) {
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if isContiguous == nil { Array(bytes).withUnsafeBytes { add($0) } }
  }

  package mutating func add(_ text: String) { add(text.utf8) }

  package mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number)), 1) }

  package mutating func add(_ other: ContentHash) { mix(other.first, other.second) }

  /// Adds hashes so that the result does not depend on their order.
  package mutating func add(inAnyOrder others: some Sequence<ContentHash>) {
    let sum = others.reduce((first: UInt64(0), second: UInt64(0))) { ($0.first &+ $1.first, $0.second &+ $1.second) }
    mix(sum.first, sum.second)
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 16 <= bytes.count {
      mix(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      offset += 16
    }
    var tail: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &tail) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...])) }
    mix(tail.0, tail.1)
    // The length distinguishes bytes that end in zeros, and two texts from one.
    mix(UInt64(bytes.count), 2)
  }

  /// Each half depends on all bits of both words and of the previous state.
  private mutating func mix(_ low: UInt64, _ high: UInt64) {
    let product = (first ^ low).multipliedFullWidth(by: second ^ high ^ 0xD6E8_FEB8_6659_FD93)
    (first, second) = (product.high &+ low &+ (second << 29 | second >> 35), product.low ^ high &+ first)
  }

  package var bytes: [UInt8] { withUnsafeBytes(of: (first.littleEndian, second.littleEndian)) { Array($0) } }

  package init?(bytes: ArraySlice<UInt8>) {
    guard bytes.count == 16 else { return nil }
    let half = { (part: ArraySlice<UInt8>) in part.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    (first, second) = (half(bytes.prefix(8)), half(bytes.suffix(8)))
  }

  /// The hash as 32 hexadecimal digits.
  package var digits: String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// Whether a text may be the digits of a hash.
  package static func isDigits(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}
