/// One of the parts into which machines divide the documents of a run: `2/8`.
package struct Shard: Sendable, Equatable, CustomStringConvertible {
  /// Which part, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// More parts than any server has machines.
  package static let mostShards = 1000

  /// A part; nil for numbers that do not fit together.
  package init?(number: Int, of count: Int) {
    guard (1...Shard.mostShards).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Reads `2/8`; nil for another text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// Whether it reports what belongs to no document.
  package var isFirst: Bool { number == 1 }

  package var description: String { "\(number)/\(count)" }
}
