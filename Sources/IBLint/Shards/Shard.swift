/// One of the parts into which machines divide the documents of a run: `2/8`.
package struct Shard: Sendable, Equatable, CustomStringConvertible {
  /// The number of the part, from 1.
  package let number: Int
  package let count: Int

  /// The limit for the number of parts.
  package static let mostShards = 1000

  package init?(number: Int, of count: Int) {
    guard (1...Shard.mostShards).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Parses `2/8`; nil for another text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// Whether it reports entries that belong to no document.
  package var isFirst: Bool { number == 1 }

  package var description: String { "\(number)/\(count)" }
}
