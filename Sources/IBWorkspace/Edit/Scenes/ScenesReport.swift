import IBChanges
import IBModel
import IBProject
import IBXML

/// The report on moves between storyboards.
package struct ScenesReport: Report, Encodable {
  private struct Row: Encodable {
    let file: String
    let line, column: Int
    let id: ObjectID
    let object, text: String

    init(_ change: OperationChange, _ file: String, at position: SourcePosition) {
      self.file = file
      (line, column) = position.lineAndColumn
      (id, object, text) = (change.object, change.reference, change.text)
    }
  }

  private var changes: [Row] = []
  package var notes: [String] = []

  package mutating func append(_ other: ScenesReport) {
    changes += other.changes
    notes += other.notes
  }

  package mutating func add(_ operations: OperationReport) {
    changes += operations.rows.map { Row($0.change, operations.file, at: $0.position) }
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
      changes.append(Row(change, path, at: found ?? .start))
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
    changes.map { "\($0.file):\($0.line):\($0.column): \($0.object): \($0.text)" } + notes
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
