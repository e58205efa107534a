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
    json.member("kept", array: update.kept) { json, kept in
      json.object {
        $0.member("cause", kept.cause.id)
        $0.member("reason", kept.reason.rawValue)
        $0.member("views", kept.views.map(\.id))
      }
    }
    json.member("changes", array: update.changes) { json, change in
      json.object {
        $0.member("id", change.view.id)
        $0.member("name", change.view.name)
        $0.members(of: document.position(of: change.view.element))
        $0.member("frame", ifPresent: change.view.frame?.numbers)
        $0.member("newFrame", ifPresent: change.updated.frame?.numbers)
        $0.member("flags", change.view.frameFlags.map(\.rawValue))
        $0.member("newFlags", change.updated.frameFlags.map(\.rawValue))
      }
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
