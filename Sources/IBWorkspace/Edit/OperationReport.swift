import IBBase
import IBChanges
import IBModel
import IBXML

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

  package var members: JSONObject {
    let changes = rows.map { change, position -> JSONObject in
      [
        "id": change.object, "object": change.reference, "line": position.line,
        "column": position.columnInUTF16, "text": change.text, "added": change.added,
      ]
    }
    return [
      "file": file, "changed": result.isChanged, "changes": changes, "notes": result.notes, "warnings": result.warnings,
    ]
  }
}
