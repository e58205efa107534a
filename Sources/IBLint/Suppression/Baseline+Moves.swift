import IBXML
extension Baseline {
  package var paths: Set<String> { Set(counts.keys.map(\.path)) }

  /// The baseline with entries under the current paths of documents.
  /// - Parameter moves: New paths by earlier ones.
  package func moved(_ moves: [String: String]) -> Baseline {
    if moves.isEmpty { return self }
    var result = Baseline([])
    for (entry, count) in counts {
      var entry = entry
      entry.path = moves[entry.path] ?? entry.path
      result.counts[entry, default: 0] += count
    }
    return result
  }

  /// The current paths of documents that are no longer at the paths of their entries: new paths by earlier ones.
  ///
  /// A document without entries is the new place if it has at least half of the accepted findings on the same objects.
  /// Object ids are random, so only a copy has the same ones.
  /// - Parameters:
  ///   - missing: the paths at which there are no documents.
  ///   - files: the findings of documents that there are.
  package func moves(from missing: Set<String>, to files: [FileReport]) -> [String: String] {
    let known = paths
    var candidates = files.filter { !known.contains($0.path) && !$0.findings.isEmpty }
    if missing.isEmpty || candidates.isEmpty { return [:] }
    let entries = Dictionary(grouping: counts.filter { missing.contains($0.key.path) }, by: \.key.path)
    var moves: [String: String] = [:]
    for (path, accepted) in entries.ordered(by: \.key) {
      let accepted = Dictionary(uniqueKeysWithValues: accepted.map { ($0.key, $0.value) })
      guard let best = Baseline.mostAlike(candidates, to: accepted, at: path) else { continue }
      moves[path] = candidates.remove(at: best).path
    }
    return moves
  }

  /// The index of the document with the most entries, if it has enough of them.
  private static func mostAlike(
    _ candidates: [FileReport], to accepted: [Entry: Int], at path: String
  ) -> Int? {
    let shares = candidates.map { Share(of: accepted, in: $0, at: path) }
    let total = accepted.values.reduce(0, +)
    // The first of equals.
    let best = shares.indices.max { left, right in
      (shares[left].count, shares[left].hasSameName ? 1 : 0, -left)
        < (shares[right].count, shares[right].hasSameName ? 1 : 0, -right)
    }
    guard let best, shares[best].count > 0, 2 * shares[best].count >= total else { return nil }
    return shares[best].namesObjects || shares[best].hasSameName ? best : nil
  }

  /// The part of another document's entries that a document has.
  private struct Share {
    var count = 0
    /// Whether one of them is about an object with a unique id. Placeholders have the same ids everywhere.
    var namesObjects = false
    var hasSameName = false

    init(of accepted: [Entry: Int], in file: FileReport, at path: String) {
      var rest = accepted
      for located in file.findings {
        let entry = Entry(located, in: path)
        guard let left = rest[entry], left > 0 else { continue }
        rest[entry] = left - 1
        count += 1
        if !entry.object.isEmpty, !entry.object.hasPrefix("-") { namesObjects = true }
      }
      hasSameName = path.split(separator: "/").last == file.path.split(separator: "/").last
    }
  }
}
