/// A set of names: for names of the vocabulary, a look-up is an access to a bit.
///
/// It is public because only public declarations can be inlined into another module.
public struct NameSet: Sendable, ExpressibleByArrayLiteral {
  @usableFromInline var common: [UInt64] = []
  @usableFromInline var others: Set<Name> = []

  /// Creates a set of names.
  public init(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  /// Adds a name.
  public mutating func insert(_ name: Name) {
    guard let number = name.number else {
      others.insert(name)
      return
    }
    while common.count <= number / 64 { common.append(0) }
    common[number / 64] |= 1 << UInt64(number % 64)
  }

  /// Creates a set of the names in a literal.
  public init(arrayLiteral names: Name...) { self.init(names) }

  /// Returns whether a name is in the set.
  @inlinable public func contains(_ name: Name) -> Bool {
    if name.code == UInt16.max { return others.contains(name) }
    let word = Int(name.code) / 64
    return word < common.count && common[word] >> UInt64(name.code % 64) & 1 == 1
  }
}
