/// The order of merged parts. The side that changed it decides; additions of the other side follow the same neighbor.
struct CatalogPartOrder {
  private let ours: [CatalogPart]
  private let theirs: [CatalogPart]
  private let survivors: [[UInt8]: CatalogPart]
  /// Whether only theirs changed the order.
  private let followsTheirs: Bool
  private let isContested: Bool

  init(_ base: [CatalogPart], _ ours: [CatalogPart], _ theirs: [CatalogPart], survivors: [[UInt8]: CatalogPart]) {
    (self.ours, self.theirs, self.survivors) = (ours, theirs, survivors)
    let known = [base, ours, theirs].map { Set($0.map(\.key)) }
    let common = known[0].intersection(known[1]).intersection(known[2])
    let orders = [base, ours, theirs].map { parts in parts.map(\.key).filter(common.contains) }
    followsTheirs = orders[1] == orders[0] && orders[2] != orders[0]
    isContested = orders[1] != orders[0] && orders[2] != orders[0] && orders[1] != orders[2]
  }

  func arranged(preferring side: MergeSide) -> [CatalogPart] {
    let leads = followsTheirs || isContested && side == .theirs
    let (leading, following) = leads ? (theirs, ours) : (ours, theirs)
    let keys = leading.map(\.key).filter { survivors[$0] != nil }
    let additions = additions(of: following, to: Set(keys))
    let shared = Set(following.map(\.key))
    var order: [[UInt8]] = []
    var run: [[UInt8]] = []
    var anchor: [UInt8]?
    for key in keys + [nil] as [[UInt8]?] {
      if let key, !shared.contains(key) {
        run.append(key)
        continue
      }
      let added = additions[anchor] ?? []
      let (mine, others) = leads ? (added, run) : (run, added)
      let sorted = SortedRun.merged(mine, others, after: order.last, before: key)
      order += sorted ?? paragraphs(mine, others)
      run = []
      anchor = key
      if let key { order.append(key) }
    }
    return spaced(order.compactMap { survivors[$0] })
  }

  /// The keys that only one side has, by the common part before them; nil for the beginning.
  private func additions(of parts: [CatalogPart], to known: Set<[UInt8]>) -> [[UInt8]?: [[UInt8]]] {
    var result: [[UInt8]?: [[UInt8]]] = [:]
    var anchor: [UInt8]?
    for part in parts where survivors[part.key] != nil {
      if known.contains(part.key) { anchor = part.key } else { result[anchor, default: []].append(part.key) }
    }
    return result
  }

  /// Appends theirs to ours, except that keys that continue the paragraph before them stay in it.
  private func paragraphs(_ ours: [[UInt8]], _ theirs: [[UInt8]]) -> [[UInt8]] {
    let begins = { (key: [UInt8]) in (survivors[key]?.space.count { $0 == UInt8(ascii: "\n") } ?? 0) > 1 }
    let (head, otherHead) = (ours.prefix { !begins($0) }, theirs.prefix { !begins($0) })
    return Array(head) + otherHead + ours.dropFirst(head.count) + theirs.dropFirst(otherHead.count)
  }

  /// Adjusts the space between parts after reordering.
  private func spaced(_ parts: [CatalogPart]) -> [CatalogPart] {
    let first = (ours.first ?? theirs.first)?.space
    let second = [ours, theirs].compactMap { $0.dropFirst().first?.space }.first
    var parts = parts
    for position in parts.indices where parts[position].isFirst != (position == 0) {
      if let space = position == 0 ? first : second { parts[position].space = space }
    }
    return parts
  }
}

/// Additions of both sides at one place.
enum SortedRun {
  /// Merges both additions by key if each side sorts them; otherwise nil.
  static func merged(
    _ ours: [[UInt8]], _ theirs: [[UInt8]], after previous: [UInt8]?, before next: [UInt8]?
  ) -> [[UInt8]]? {
    guard !ours.isEmpty, !theirs.isEmpty else { return nil }
    let ends = ([previous].compactMap { $0 }, [next].compactMap { $0 })
    for isBefore in orders where [ours, theirs].allSatisfy({ isSorted(ends.0 + $0 + ends.1, by: isBefore) }) {
      var (result, rest) = ([[UInt8]](), ours[...])
      for key in theirs {
        while let first = rest.first, !isBefore(key, first) { result.append(rest.removeFirst()) }
        result.append(key)
      }
      return result + rest
    }
    return nil
  }

  private static func isSorted(_ keys: [[UInt8]], by isBefore: ([UInt8], [UInt8]) -> Bool) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { !isBefore($1, $0) }
  }

  /// The sort orders of tools: 98.8 % of the neighbors in 65 catalogs follow the first one, roughly Xcode's, and 90 %
  /// the second one.
  private static let orders: [@Sendable ([UInt8], [UInt8]) -> Bool] = [
    { folded($0).lexicographicallyPrecedes(folded($1)) },
    { $0.lexicographicallyPrecedes($1) },
  ]

  private static func folded(_ key: [UInt8]) -> [UInt8] {
    Array(String(decoding: key, as: UTF8.self).lowercased().utf8)
  }
}
