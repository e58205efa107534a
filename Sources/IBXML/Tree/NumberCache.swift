/// Numbers of names by the address of libxml2's dictionary entry, which is the same for every occurrence of a name in a
/// document.
///
/// Open addressing with linear steps; a document has about a hundred names and a million look-ups.
struct NumberCache {
  private var keys: [UInt]
  private var numbers: [UInt32]
  private var count = 0

  /// No name has the address zero.
  private static let empty: UInt = 0

  init(capacity: Int = 512) {
    keys = Array(repeating: NumberCache.empty, count: capacity)
    numbers = Array(repeating: 0, count: capacity)
  }

  subscript(address: UnsafeRawPointer) -> UInt32? {
    let key = UInt(bitPattern: address)
    let slot = slot(of: key)
    return keys[slot] == key ? numbers[slot] : nil
  }

  mutating func insert(_ number: UInt32, for address: UnsafeRawPointer) {
    if (count + 1) * 2 > keys.count { grow() }
    insert(number, UInt(bitPattern: address))
  }

  /// Returns the slot of a key, or its free slot.
  ///
  /// Fibonacci hashing: multiplication by 2^64 over the golden ratio spreads neighboring addresses.
  private func slot(of key: UInt) -> Int {
    var slot = Int((UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
    while keys[slot] != key, keys[slot] != NumberCache.empty { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func insert(_ number: UInt32, _ key: UInt) {
    let slot = slot(of: key)
    keys[slot] = key
    numbers[slot] = number
    count += 1
  }

  private mutating func grow() {
    var larger = NumberCache(capacity: keys.count * 2)
    for (key, number) in zip(keys, numbers) where key != NumberCache.empty { larger.insert(number, key) }
    self = larger
  }
}
