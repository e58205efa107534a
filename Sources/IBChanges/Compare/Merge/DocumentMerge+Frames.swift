import IBLayout
import IBModel
import IBXML

extension DocumentMerge {
  /// Returns the merge with the frames that the merged constraints require, in scenes that both sides changed. Where
  /// the layout is uncertain, views have the frames of the side that changed them. New conflicts between constraints
  /// are noted.
  /// - Throws: `EditError` when the result cannot be verified.
  /// - Complexity: like a layout of the document, if both sides changed a scene.
  public func withSettledFrames(by engine: LayoutEngine, in situation: Situation = Situation()) throws -> DocumentMerge
  {
    guard !scenes.isEmpty else { return self }
    let update = try FrameUpdate(of: document, in: situation, by: engine, addsFlags: false, where: isContested)
    let notes = notes(on: update.conflicts, by: engine, in: situation)
    return try DocumentMerge(self, bytes: update.bytes, adding: notes)
  }

  /// Notes about conflicts in contested scenes that neither side has.
  private func notes(
    on found: [LayoutConflict], by engine: LayoutEngine, in situation: Situation
  ) -> [String] {
    if found.isEmpty { return [] }
    let known = sides.flatMap { layoutConflicts(of: $0, by: engine, in: situation).map(DocumentMerge.parts) }
    return found.filter { conflict in
      let parts = DocumentMerge.parts(of: conflict)
      return !known.contains { $0.isSubset(of: parts) }
    }.map { conflict in
      let texts = conflict.origins.map { $0.text(in: document) }
      return "these cannot be satisfied at the same time, which neither side had: \(texts.joined(separator: "; "))"
    }
  }

  private func layoutConflicts(
    of document: Document, by engine: LayoutEngine, in situation: Situation
  ) -> [LayoutConflict] {
    let resolved = ResolvedDocument(document, in: situation, where: isContested)
    return engine.layouts(of: resolved).solved.flatMap(\.faults.conflicts)
  }

  private static func parts(of conflict: LayoutConflict) -> Set<String> {
    Set(
      conflict.origins.map { origin in
        if case .constraint(let constraint) = origin { constraint.id.rawValue } else { "\(origin.object.id) itself" }
      })
  }

  private func isContested(_ root: Object) -> Bool { scenes.contains(root.scene?.id ?? Self.wholeDocument) }

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
