import IBLayout
import IBModel
import IBScene
import IBXML

extension DocumentMerge {
  /// The merge with the frames that the merged constraints require, in scenes that both sides changed. Where the layout
  /// is not certain, views have the frames of the side that changed them.
  /// - Throws: `EditError` when the result cannot be verified.
  /// - Complexity: as that of a layout of the document, if both sides changed a scene.
  public func withSettledFrames(by engine: LayoutEngine, in situation: Situation = Situation()) throws -> DocumentMerge
  {
    let contested = contestedViews
    guard !contested.isEmpty else { return self }
    let update = try FrameUpdate(of: document, in: situation, by: engine, holding: { !contested.contains($0) })
    guard !update.changes.isEmpty else { return self }
    return try DocumentMerge(bytes: update.bytes, conflicts: conflicts, scenes: scenes)
  }

  /// The views of the scenes that both sides changed.
  private var contestedViews: Set<Object> {
    Set(document.views.filter { scenes.contains($0.scene?.id ?? Self.wholeDocument) })
  }

  /// Stands for a document without scenes.
  static let wholeDocument: ObjectID = ""

  /// The ids of the scenes that both sides changed; `wholeDocument` for a document without scenes.
  static func contestedScenes(_ base: Document, _ ours: Document, _ theirs: Document) -> Set<ObjectID> {
    let texts = [base, ours, theirs].map { document in
      document.scenes.isEmpty
        ? [wholeDocument: document.bytes[...]]
        : Dictionary(
          document.scenes.map { ($0.id, document.tree.source.utf8[$0.element.range]) },
          uniquingKeysWith: { first, _ in first })
    }
    return Set(
      texts[0].keys.filter { id in
        guard let mine = texts[1][id], let other = texts[2][id] else { return false }
        return mine != texts[0][id] && other != texts[0][id] && mine != other
      })
  }
}
