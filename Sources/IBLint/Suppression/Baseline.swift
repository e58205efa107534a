import IBBase
import IBModel
import IBXML

/// Findings that a team has accepted: only new ones are reported.
///
/// The text has a line for each finding, `rule`, path, object id and arguments, separated by tabs and sorted, so that
/// versions can be merged like other text. It contains no lines of documents, names of objects or numbers: a finding
/// stays the same after it moves or its object is renamed.
package struct Baseline: Sendable, Equatable {
  var counts: [Entry: Int] = [:]

  /// A finding, without its place in the document.
  struct Entry: Hashable, Comparable {
    var fields: [String]

    var rule: String { fields[0] }

    var path: String {
      get { fields[1] }
      set { fields[1] = newValue }
    }

    var object: String { fields[2] }

    static func < (left: Entry, right: Entry) -> Bool {
      left.fields.lexicographicallyPrecedes(right.fields) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  static let header = "# ibt baseline, version 1"

  package init(_ files: [FileReport]) {
    for file in files {
      for located in file.findings { counts[Entry(located, in: file.path), default: 0] += 1 }
    }
  }

  /// Parses the text of a baseline.
  /// - Throws: For a text that `text` did not make.
  package init(_ text: String) throws(ExplainedError) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard lines.contains(Baseline.header[...]) else { throw Baseline.unreadable(line: 1) }
    for (number, line) in lines.enumerated() where !Baseline.isWithoutEntry(line) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else { throw Baseline.unreadable(line: number + 1) }
      counts[Entry(fields: fields), default: 0] += 1
    }
  }

  private static func unreadable(line: Int) -> ExplainedError {
    ExplainedError("line \(line) is not an entry of a baseline")
  }

  /// The header, the line about a part, and conflict markers of git, where the entries of both sides are accepted.
  private static func isWithoutEntry(_ line: Substring) -> Bool {
    line == header || line.hasPrefix(shardPrefix) || MarkedConflict.isMarker(line)
  }

  private static let shardPrefix = "# shard "

  /// The mark of a part in the second line of the text; nil for a whole run.
  static func mark(in text: String) -> ShardMark? {
    let lines = text.split(separator: "\n", maxSplits: 2).map { $0.split(separator: " ") }
    guard lines.count > 1, lines[1].starts(with: ["#", "shard"]), lines[1].count == 7,
      let shard = Shard(String(lines[1][2])), let count = Int(lines[1][6])
    else { return nil }
    var mark = ShardMark(shard, run: String(lines[1][4]))
    mark.entryCount = count
    return mark
  }

  package var text: String { text(of: nil) }

  /// The text, with a second line about the part of a run if it has only the entries of the part.
  package func text(of shard: ShardMark?) -> String {
    let mark = shard.map { ["\(Baseline.shardPrefix)\($0.shard) of \($0.run) has \(count)"] } ?? []
    let lines = counts.ordered { $0.key }.flatMap { entry, count in
      Array(repeating: entry.fields.joined(separator: "\t"), count: count)
    }
    return ([Baseline.header] + mark + lines).map { $0 + "\n" }.joined()
  }

  package var count: Int { counts.values.reduce(0, +) }

  /// The findings that are not accepted. Each entry accepts one finding, and is used up by it.
  package mutating func filtered(_ findings: [LocatedFinding], in path: String) -> [LocatedFinding] {
    if counts.isEmpty { return findings }
    return findings.filter { located in
      let entry = Entry(located, in: path)
      guard let count = counts[entry] else { return true }
      counts[entry] = count > 1 ? count - 1 : nil
      return false
    }
  }

  /// The baseline without the entries of another one whose rule and path meet a condition.
  package func removing(_ others: Baseline, where isRemoved: (_ rule: String, _ path: String) -> Bool) -> Baseline {
    var result = self
    for (entry, count) in others.counts where isRemoved(entry.rule, entry.path) {
      let rest = (result.counts[entry] ?? 0) - count
      result.counts[entry] = rest > 0 ? rest : nil
    }
    return result
  }

  package func only(where isKept: (_ path: String) -> Bool) -> Baseline {
    var result = self
    result.counts = counts.filter { isKept($0.key.path) }
    return result
  }

  /// The number of entries whose rule and path meet a condition.
  package func count(where isCounted: (_ rule: String, _ path: String) -> Bool) -> Int {
    counts.reduce(0) { $0 + (isCounted($1.key.rule, $1.key.path) ? $1.value : 0) }
  }

  package func adding(_ other: Baseline) -> Baseline {
    var result = self
    result.counts.merge(other.counts, uniquingKeysWith: +)
    return result
  }

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

extension Baseline.Entry {
  init(_ located: LocatedFinding, in path: String) {
    let finding = located.finding
    fields = [finding.rule, path, finding.object?.id.rawValue ?? "", Baseline.Entry.arguments(of: finding.message)]
  }

  /// The subject of a message: ids in parentheses, and quoted values. Other words, names of objects (also in
  /// constraints) and numbers of points may change while the finding is the same.
  private static func arguments(of message: String) -> String {
    var arguments: [Substring] = []
    for (index, part) in message.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      let isQuoted = !index.isMultiple(of: 2)
      if isQuoted, !part.contains(where: { "=≤≥".contains($0) }) { arguments.append(part) }
      if !isQuoted { arguments += identifiers(in: part) }
    }
    // Values come from documents; a tab or a line end in them would end a field.
    return String(arguments.joined(separator: " ").map { $0.isWhitespace ? " " : $0 })
  }

  /// The texts in parentheses without spaces.
  private static func identifiers(in text: Substring) -> [Substring] {
    text.split(separator: "(", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ")") else { return nil }
      let identifier = part[..<end]
      return identifier.contains(where: \.isWhitespace) ? nil : identifier
    }
  }
}
