import IBChanges
import IBModel
import IBXML

/// The changes that operations made to one document.
package struct OperationReport: Report {
  package let file: String
  private let result: OperationResult
  let rows: [(announcement: Announcement, position: SourcePosition)]

  package init(_ result: OperationResult, at file: String) {
    (self.file, self.result) = (file, result)
    let (index, old) = (result.document.tree.lineIndex(), result.original.tree.lineIndex())
    rows = result.announcements.map { announcement in
      let object = result.document.object(announcement.object) ?? result.original.object(announcement.object)
      let isOld = result.document.object(announcement.object) == nil
      let position = object.map { (isOld ? old : index).position(of: $0.element.range.lowerBound) }
      return (announcement, position ?? .start)
    }
  }

  package var lines: [String] {
    rows.map { "\(file):\($0.position): \($0.announcement.reference): \($0.announcement.text)" }
      + result.warnings.map { "\(file): warning: \($0)" } + notes
  }

  package var notes: [String] { result.notes.map { "\(file): note: \($0)" } }

  package var members: JSONObject {
    let changes = rows.map { announcement, position -> JSONObject in
      [
        "id": announcement.object, "object": announcement.reference, "line": position.line,
        "column": position.columnInUTF16, "text": announcement.text, "added": announcement.added,
      ]
    }
    return [
      "file": file, "changed": result.isChanged, "changes": changes, "notes": result.notes, "warnings": result.warnings,
    ]
  }
}
