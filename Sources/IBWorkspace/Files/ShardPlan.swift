/// The division of a run's documents into parts.
///
/// The path of a document decides its order of preferred parts, as in rendezvous hashing; it gets the first part that
/// is not full. So parts take about the same time, and a document that comes, goes or changes moves few others.
package struct ShardPlan: Sendable {
  /// The index of the part of each document, from 0.
  package let parts: [Int]
  /// An id of the run, different for other documents or another number of parts.
  package let run: String

  package struct Item: Sendable {
    package var path: String
    package var size: Int
  }

  /// The cost of every document besides its bytes, in bytes.
  private static let leastWeight = 2_000
  /// The percentage of the mean at which a part is full.
  private static let fullAt = 102

  /// Divides documents.
  /// - Parameter version: The version of the program, because reports of different versions do not fit together.
  /// - Complexity: O(documents × parts)
  package init(_ items: [Item], count: Int, version: String) {
    let hashes = items.map { StableHash(of: $0.path) }
    let weights = items.map { $0.size + ShardPlan.leastWeight }
    let limit = weights.reduce(0, +) * ShardPlan.fullAt / (100 * count)
    var loads = Array(repeating: 0, count: count)
    var parts = Array(repeating: 0, count: items.count)
    // The largest first, so that only small ones move from full parts.
    let order = items.indices.sorted { (weights[$1], items[$0].path) < (weights[$0], items[$1].path) }
    for index in order {
      let open = loads.indices.filter { loads[$0] + weights[index] <= limit }
      let preferred = open.max { hashes[index].with($0) < hashes[index].with($1) }
      let part = preferred ?? loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[part] += weights[index]
      parts[index] = part
    }
    self.parts = parts
    var run = StableHash(of: version).adding(count)
    for (hash, part) in zip(hashes, parts) { run = run.adding(hash.with(part)) }
    self.run = run.digits
  }
}

/// A hash that is the same on all machines, with all bits equally random.
package struct StableHash {
  private var value: UInt64

  /// FNV-1a with 64 bits: draft-eastlake-fnv, section 2.
  package init(of text: String) {
    value = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  package func with(_ number: Int) -> UInt64 { adding(number).value }

  package func adding(_ number: Int) -> StableHash { adding(UInt64(truncatingIfNeeded: number)) }

  /// The last steps of SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
  package func adding(_ number: UInt64) -> StableHash {
    var mixed = value &+ (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    var hash = self
    hash.value = mixed ^ mixed >> 31
    return hash
  }

  package var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
