/// A set of names: for those that documents usually have, a look-up is an access to a bit.
///
/// It is public because only what is public can be inlined into another module.
public struct NameSet: Sendable, ExpressibleByArrayLiteral {
  @usableFromInline var common: [UInt64] = []
  @usableFromInline var others: Set<Name> = []

  /// A set of some names.
  public init(_ names: some Sequence<Name>) {
    for name in names {
      guard let number = name.number else {
        others.insert(name)
        continue
      }
      while common.count <= number / 64 { common.append(0) }
      common[number / 64] |= 1 << UInt64(number % 64)
    }
  }

  /// A set of the names in a list.
  public init(arrayLiteral names: Name...) { self.init(names) }

  /// Whether a name is in the set.
  @inlinable public func contains(_ name: Name) -> Bool {
    if name.code == UInt16.max { return others.contains(name) }
    let word = Int(name.code) / 64
    return word < common.count && common[word] >> UInt64(name.code % 64) & 1 == 1
  }
}
