import IBBase
import IBLayout
import IBModel

/// The frames and flags of a document that are stale.
package struct FramesReport: Report {
  private let update: FrameUpdate
  private let document: LoadedDocument

  package init(_ update: FrameUpdate, in document: LoadedDocument) {
    self.update = update
    self.document = document
  }

  package var lines: [String] {
    update.changes.map { "\(document.place(of: $0.view.element)): \(FrameChangeText($0).text)" }
  }

  package var members: JSONObject {
    let kept = update.kept.map { kept -> JSONObject in
      ["cause": kept.cause.id, "reason": kept.reason.rawValue, "views": kept.views.map(\.id)]
    }
    let changes = update.changes.map(members(of:))
    return ["file": document.path, "settled": update.isSettled, "kept": kept, "changes": changes]
  }

  private func members(of change: FrameUpdate.Change) -> JSONObject {
    let (view, updated) = (change.view, change.updated)
    let place = document.position(of: view.element).lineAndColumn
    return [
      "id": view.id, "name": view.name, "line": place.line, "column": place.column, "frame": view.frame?.numbers,
      "newFrame": updated.frame?.numbers, "flags": view.frameFlags.map(\.rawValue),
      "newFlags": updated.frameFlags.map(\.rawValue),
    ]
  }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

/// A change of a stored frame or of its flags as text: `Title (lbl): 16 20 100 21 → 16 20 361 21, no longer misplaced`.
struct FrameChangeText {
  package let text: String

  package init(_ change: FrameUpdate.Change) {
    var parts: [String] = []
    if let old = change.view.frame, let new = change.updated.frame, old != new {
      parts.append("\(old.short) → \(new.short)")
    }
    let (old, new) = (change.view.frameFlags, change.updated.frameFlags)
    parts += new.filter { !old.contains($0) }.map(\.rawValue)
    parts += old.filter { !new.contains($0) }.map { "no longer \($0.rawValue)" }
    text = "\(change.view.reference): \(parts.joined(separator: ", "))"
  }
}
