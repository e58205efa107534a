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
  public var lines: [String] {
    var result: [String] = []
    var heading: String?
    var previous = ""
    for change in changes.list {
      let title = change.scene.map { "\(path) › \($0)" } ?? path
      if title != heading {
        result.append(title)
        (heading, previous) = (title, "")
      }
      let name = ChangesText.name(of: change)
      let text = ChangesText.text(of: change)
      let label = name == previous ? String(repeating: " ", count: min(name.count, ChangesText.column)) : name
      previous = text.isEmpty ? "" : name
      result.append("  \(ChangesText.padded(label, isAlone: text.isEmpty))\(text)")
    }
    return result
  }

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

  /// The width of the column with the names, in characters.
  private static let column = 28

  private static func padded(_ label: String, isAlone: Bool) -> String {
    if isAlone { return label }
    return label + String(repeating: " ", count: max(column - label.count, 0) + 2)
  }

  private static func name(of change: DocumentChange) -> String {
    let kind = change.kindTitle.isEmpty || change.kindTitle == "scene" ? "" : " (\(change.kindTitle))"
    switch change.kind {
    case .added: return "+ \(change.name)\(kind)"
    case .removed: return "− \(change.name)\(kind)"
    case .equation: return change.kindTitle
    default: return "\(change.name)\(kind)"
    }
  }

  private static func text(of change: DocumentChange) -> String {
    let subject = change.subject.isEmpty ? "" : "\(change.subject) "
    switch change.kind {
    case .added: return change.details.joined(separator: ", ")
    case .removed: return ""
    case .moved(let from, let to): return from == to ? "moved in \(to)" : "moved from \(from) to \(to)"
    case .reordered(let from, let to): return "place \(from) → \(to)"
    case .replaced(let old, let new): return "\(old) → \(new)"
    case .value(let old, let new): return "\(subject)\(old ?? "–") → \(new ?? "–")"
    case .equation(let old, let new): return "\(old) → \(new)"
    }
  }
}
