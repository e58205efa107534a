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

  package func write(to json: inout JSONWriter) {
    json.member("file", document.path)
    json.member("settled", update.isSettled)
    json.member("kept", objects: update.kept) { json, kept in
      json.member("cause", kept.cause.id)
      json.member("reason", kept.reason.rawValue)
      json.member("views", kept.views.map(\.id))
    }
    json.member("changes", objects: update.changes) { json, change in
      json.member("id", change.view.id)
      json.member("name", change.view.name)
      json.members(of: document.position(of: change.view.element))
      json.member("frame", ifPresent: change.view.frame?.numbers)
      json.member("newFrame", ifPresent: change.updated.frame?.numbers)
      json.member("flags", change.view.frameFlags.map(\.rawValue))
      json.member("newFlags", change.updated.frameFlags.map(\.rawValue))
    }
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
