import IBModel

/// Changes as text for people: a heading for each scene, a line for each change.
public struct ChangesText: Sendable {
  private let changes: DocumentChanges
  private let path: String

  /// Creates the text for the changes of a document.
  public init(_ changes: DocumentChanges, path: String) { (self.changes, self.path) = (changes, path) }

  /// The lines, with indented changes; empty when nothing significant changed.
  public var lines: [String] { ChangesText.lines(of: ChangesSection.sections(of: changes), path: path) }

  /// The lines of sections with their headings. A single change is on the line of the heading.
  /// - Parameter note: A note about the whole document for the first heading.
  package static func lines(of sections: [ChangesSection], path: String, note: String? = nil) -> [String] {
    let tables = sections.map { ChangeLines($0.rows).lines }
    let names = zip(sections, tables).filter { !isAlone($1, $0) }.flatMap { $1 }
      .map { $0.text.isEmpty ? 0 : $0.name.count }
    let column = min(max(names.max() ?? 0, leastColumn), mostColumn)
    var lines: [String] = []
    for (section, table) in zip(sections, tables) {
      var heading = section.scene.map { "\(path) › \($0)" } ?? path
      if isAlone(table, section) { heading += ": \(table[0].name)\(table[0].text.isEmpty ? "" : "  ")\(table[0].text)" }
      if let note, lines.isEmpty { heading += "  (\(note))" }
      lines.append(heading)
      if !isAlone(table, section) { lines += table.map { "  \(text(of: $0, column))" } }
      lines += section.remarks.map { "  \($0)" }
    }
    return lines
  }

  private static func isAlone(_ table: [ChangeLines.Line], _ section: ChangesSection) -> Bool {
    table.count == 1 && section.remarks.isEmpty
  }

  private static func text(of line: ChangeLines.Line, _ column: Int) -> String {
    if line.text.isEmpty { return line.name }
    return line.name + String(repeating: " ", count: max(column - line.name.count, 0) + 2) + line.text
  }

  /// The width limits of the name column, in characters; longer names push the text aside.
  private static let leastColumn = 28
  private static let mostColumn = 44

  /// A summary of insignificant changes by kind, such as `frame 3, toolsVersion 1`; nil without any.
  public var noise: String? {
    if changes.noise.isEmpty { return nil }
    var counts: [String: Int] = [:]
    for change in changes.noise { counts[change.noiseKind, default: 0] += 1 }
    let words = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map { "\($0.key) \($0.value)" }
    return words.joined(separator: ", ") + (counts.count > 4 ? ", …" : "")
  }
}

extension DocumentChange {
  /// Lists of the document are named after themselves.
  fileprivate var noiseKind: String { object == nil && name != "document" ? name : subject }
}
