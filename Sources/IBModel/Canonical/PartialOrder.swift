/// The known order of the parts of an element. Parts that were never seen together have no known order.
struct PartialOrder<Part: Hashable & Sendable>: Sendable {
  private var numbers: [Part: Int] = [:]
  /// For each part a row of bits: the parts it precedes, directly or through others.
  private var later: [UInt64] = []
  private var wordsInRow = 0

  /// - Complexity: O(parts² · parts / 64)
  init(_ sequences: [[Part]]) {
    for part in sequences.joined() where numbers[part] == nil { numbers[part] = numbers.count }
    wordsInRow = (numbers.count + 63) / 64
    later = Array(repeating: 0, count: numbers.count * wordsInRow)
    for sequence in sequences {
      let line = sequence.compactMap { numbers[$0] }
      for (left, right) in zip(line, line.dropFirst()) {
        later[left * wordsInRow + right / 64] |= 1 << UInt64(right % 64)
      }
    }
    close()
  }

  /// Returns the positions in the correct order, parts of unknown order by rank. Nil if the list contradicts no known
  /// pair, or has a part twice.
  func arrangement(of parts: [Part], mayRepeat: Part? = nil, rank: (Part) -> Int) -> [Int]? {
    let rows = parts.map { numbers[$0] ?? -1 }
    guard contradicts(rows), !repeats(parts, except: mayRepeat) else { return nil }
    let ranks = parts.map(rank)
    var waiting = Array(parts.indices)
    var result: [Int] = []
    while !waiting.isEmpty {
      let ready = waiting.filter { candidate in !waiting.contains { isBefore(rows[$0], rows[candidate]) } }
      // The known pairs form no cycle, so a part is always ready.
      guard let next = ready.min(by: { (ranks[$0], $0) < (ranks[$1], $1) }) else { return nil }
      result.append(next)
      waiting.removeAll { $0 == next }
    }
    return result
  }

  private func contradicts(_ rows: [Int]) -> Bool {
    for (position, row) in rows.enumerated() where row >= 0 {
      for earlier in rows[..<position] where isBefore(row, earlier) { return true }
    }
    return false
  }

  private func repeats(_ parts: [Part], except allowed: Part?) -> Bool {
    let judged = parts.filter { $0 != allowed }
    return Set(judged).count < judged.count
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    guard left >= 0, right >= 0 else { return false }
    return later[left * wordsInRow + right / 64] & (1 << UInt64(right % 64)) != 0
  }

  /// Adds the pairs that follow from the known ones: Warshall's transitive closure.
  private mutating func close() {
    for middle in 0..<numbers.count {
      for left in 0..<numbers.count where isBefore(left, middle) {
        for word in 0..<wordsInRow { later[left * wordsInRow + word] |= later[middle * wordsInRow + word] }
      }
    }
  }
}
