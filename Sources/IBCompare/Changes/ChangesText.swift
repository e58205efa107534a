import IBModel

/// Changes as text for people: a heading for each scene, a line for each change.
public struct ChangesText: Sendable {
  private let changes: DocumentChanges
  private let path: String

  /// The changes of a document with a path.
  public init(_ changes: DocumentChanges, path: String) {
    (self.changes, self.path) = (changes, path)
  }

  /// The lines, those of changes indented; empty where nothing means something else.
  public var lines: [String] { ChangesText.lines(of: ChangesSection.sections(of: changes), path: path) }

  /// The lines of sections, each with a heading.
  package static func lines(of sections: [ChangesSection], path: String) -> [String] {
    let names = sections.flatMap(\.rows).map { $0.text.isEmpty ? 0 : $0.name.count }
    let column = min(max(names.max() ?? 0, leastColumn), mostColumn)
    return sections.flatMap { section in
      [section.scene.map { "\(path) › \($0)" } ?? path] + section.lines(column: column).map { "  \($0)" }
    }
  }

  /// The width of the column with the names, in characters: names that are longer move what follows.
  private static let leastColumn = 28
  private static let mostColumn = 44

  /// What differs without meaning: `frames 3, toolsVersion 1`; nil where nothing does.
  public var noise: String? {
    if changes.noise.isEmpty { return nil }
    var counts: [String: Int] = [:]
    for change in changes.noise { counts[change.subject, default: 0] += 1 }
    let words = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map { "\($0.key) \($0.value)" }
    let count = changes.noise.count
    let more = counts.count > 4 ? ", …" : ""
    return
      "\(count) \(count == 1 ? "difference" : "differences") without meaning (\(words.joined(separator: ", "))\(more))"
  }
}
