import IBChanges
import IBModel

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

  package func write(to json: inout JSONWriter) {
    json.member("file", file)
    json.member("changed", result.isChanged)
    json.member("changes", objects: rows) { json, row in
      json.member("id", row.announcement.object)
      json.member("object", row.announcement.reference)
      json.members(of: row.position)
      json.member("text", row.announcement.text)
      json.member("added", row.announcement.added.map(\.rawValue))
    }
    json.member("notes", result.notes)
    json.member("warnings", result.warnings)
  }
}
