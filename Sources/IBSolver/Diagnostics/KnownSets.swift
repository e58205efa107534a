/// Sets of rows that can be satisfied or conflict at one size, found by earlier solves.
///
/// A part of rows that can be satisfied can be satisfied, too, and rows that contain a conflict conflict.
struct KnownSets {
  private var holding: [Rows] = []
  private var conflicting: [Rows] = []

  /// A set with a bit for each row of a component.
  struct Rows {
    private var words: [UInt64]

    init(_ first: ArraySlice<Int>, _ others: [Int], count: Int) {
      words = Array(repeating: 0, count: count / 64 + 1)
      for row in first { insert(row) }
      for row in others { insert(row) }
    }

    mutating func insert(_ row: Int) { words[row / 64] |= 1 << UInt64(row % 64) }

    func contains(_ row: Int) -> Bool { words[row / 64] >> UInt64(row % 64) & 1 == 1 }

    func isSubset(of other: Rows) -> Bool {
      for place in words.indices where words[place] & ~other.words[place] != 0 { return false }
      return true
    }
  }

  /// Returns whether rows can be satisfied; nil if that is not known.
  func canHold(_ rows: Rows) -> Bool? {
    if holding.contains(where: { rows.isSubset(of: $0) }) { return true }
    return conflicting.contains { $0.isSubset(of: rows) } ? false : nil
  }

  mutating func noteHolding(_ rows: Rows) { holding.append(rows) }

  mutating func noteConflicting(_ rows: Rows) { conflicting.append(rows) }
}
