/// Names by the address of libxml2's dictionary entry, which is the same for every occurrence of a name in a document.
///
/// Open addressing with linear steps; a document has about a hundred names and a million look-ups.
struct NameCache {
  private var keys: [UInt]
  private var names: [Name]
  private var count = 0

  /// Stands for "no key"; no name lies at address zero.
  private static let empty: UInt = 0

  init() {
    keys = Array(repeating: NameCache.empty, count: 512)
    names = Array(repeating: Name(""), count: 512)
  }

  /// The name at an address, made by `make` when it is asked for the first time.
  mutating func name(at address: UnsafeRawPointer, make: () -> Name) -> Name {
    let key = UInt(bitPattern: address)
    var slot = slot(of: key)
    while keys[slot] != key {
      if keys[slot] == NameCache.empty {
        let new = make()
        insert(new, key, at: slot)
        return new
      }
      slot = (slot + 1) & (keys.count - 1)
    }
    return names[slot]
  }

  /// Fibonacci hashing: multiplication by 2^64 over the golden ratio spreads neighbouring addresses.
  private func slot(of key: UInt) -> Int {
    Int((UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
  }

  private mutating func insert(_ name: Name, _ key: UInt, at slot: Int) {
    keys[slot] = key
    names[slot] = name
    count += 1
    if count * 2 > keys.count { grow() }
  }

  private mutating func grow() {
    let old = zip(keys, names).filter { $0.0 != NameCache.empty }
    let size = keys.count * 2
    keys = Array(repeating: NameCache.empty, count: size)
    names = Array(repeating: Name(""), count: size)
    for (key, name) in old {
      var slot = slot(of: key)
      while keys[slot] != NameCache.empty { slot = (slot + 1) & (size - 1) }
      keys[slot] = key
      names[slot] = name
    }
  }
}
