import IBChanges
import IBModel
import IBProject

/// The report on moves between storyboards.
package struct ScenesReport: Report {
  struct Line {
    let file: String
    let position: SourcePosition
    let change: OperationChange
  }

  private(set) var rows: [Line] = []
  package var notes: [String] = []

  package mutating func append(_ other: ScenesReport) {
    rows += other.rows
    notes += other.notes
  }

  package mutating func add(_ operations: OperationReport) {
    rows += operations.rows.map { row in
      Line(file: operations.file, position: row.position, change: row.change)
    }
    notes += operations.notes
  }

  /// Adds the changes of a document.
  /// - Parameter documents: The documents that may contain the objects, in the order of the search.
  package mutating func add(_ edited: Edited, at path: String, in documents: [Document]) {
    let indices = documents.map { $0.tree.lineIndex() }
    for change in edited.changes {
      let found = zip(documents, indices).lazy.compactMap { document, index in
        document.object(change.object).map { index.position(of: $0.element.range.lowerBound) }
      }.first
      rows.append(Line(file: path, position: found ?? .start, change: change))
    }
    notes += edited.notes.map { "\(path): note: \($0)" }
  }

  package func files(_ changes: [FileChange]) -> [String] {
    changes.map { change in
      let what = change.old == nil ? "created" : change.new == nil ? "removed" : "changed"
      return "\(change.path) would be \(what)"
    }
  }

  package var lines: [String] {
    rows.map { "\($0.file):\($0.position): \($0.change.reference): \($0.change.text)" } + notes
  }

  package func write(to json: inout JSONWriter) {
    json.member("changes", objects: rows) { json, row in
      json.member("file", row.file)
      json.members(of: row.position)
      json.member("id", row.change.object)
      json.member("object", row.change.reference)
      json.member("text", row.change.text)
    }
    json.member("notes", notes)
  }
}

extension StringsFiles.Move {
  /// Notes on translations that move along.
  package var notes: [String] {
    let names = Set(targets.map { DocumentSummary.name(of: $0.path) }).sorted()
    let moved = names.map { name in
      let count = targets.count { DocumentSummary.name(of: $0.path) == name }
      return "\(name): note: the translations in \(counted(count, "strings file")) go along"
    }
    return moved + left.map { "\($0): note: has translations of scenes that moved; move them, too" }
  }
}
