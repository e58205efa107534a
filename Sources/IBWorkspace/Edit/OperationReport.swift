import IBChanges
import IBModel

/// The changes that operations made to one document.
package struct OperationReport: Report {
  package let file: String
  private let result: OperationResult
  let rows: [(change: OperationChange, position: SourcePosition)]

  package init(_ result: OperationResult, at file: String) {
    (self.file, self.result) = (file, result)
    let (index, old) = (result.document.tree.lineIndex(), result.original.tree.lineIndex())
    rows = result.changes.map { change in
      let object = result.document.object(change.object) ?? result.original.object(change.object)
      let isOld = result.document.object(change.object) == nil
      let position = object.map { (isOld ? old : index).position(of: $0.element.range.lowerBound) }
      return (change, position ?? .start)
    }
  }

  package var lines: [String] {
    rows.map { "\(file):\($0.position): \($0.change.reference): \($0.change.text)" }
      + result.warnings.map { "\(file): warning: \($0)" } + notes
  }

  package var notes: [String] { result.notes.map { "\(file): note: \($0)" } }

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("changed", result.isChanged)
    json.member("changes", objects: rows) { json, row in
      json.member("id", row.change.object)
      json.member("object", row.change.reference)
      json.members(of: row.position)
      json.member("text", row.change.text)
      json.member("added", row.change.added.map(\.rawValue))
    }
    json.member("notes", result.notes)
    json.member("warnings", result.warnings)
  }
}
