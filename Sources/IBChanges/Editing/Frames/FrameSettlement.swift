import IBLayout
import IBModel
import IBXML

extension OperationResult {
  /// Gives views the frames that the new layout requires.
  ///
  /// A frame changes only if the operations changed the layout and the stored frame matched the layout before, which
  /// confirms estimates such as the height of a bar. A new view gets any frame that its constraints give it.
  /// - Returns: The views with new frames.
  /// - Throws: `EditError` when the result cannot be verified.
  /// - Complexity: as that of a layout of the changed scenes, twice and then once for each pass of the update
  @discardableResult
  public mutating func settleFrames(by engine: LayoutEngine, in situation: Situation = Situation()) throws -> [Object] {
    guard isChanged else { return [] }
    let changed = changedScenes
    let before = layouts(of: original, by: engine, in: situation, scenes: changed)
    let after = layouts(of: document, by: engine, in: situation, scenes: changed)
    let kept = Set(
      after.values.map(\.view).filter { view in
        guard let old = before[view.id] else { return false }
        return old.isMisplaced || old.frame == after[view.id]?.frame
      })
    guard kept.count < after.count else { return [] }
    let update = try FrameUpdate(
      of: document, in: situation, by: engine, includesLikely: true, addsFlags: false, keeping: kept
    ) { root in
      changed.contains(root.scene?.id ?? "")
    }
    guard update.isSettled, !update.changes.isEmpty else { return [] }
    settle(try Document(parsing: update.bytes))
    return update.changes.map(\.updated)
  }

  private var changedScenes: Set<ObjectID> {
    if document.scenes.isEmpty { return [""] }
    let texts = Dictionary(
      original.scenes.map { ($0.id, original.tree.source.utf8[$0.element.range]) },
      uniquingKeysWith: { first, _ in first })
    return Set(document.scenes.filter { texts[$0.id] != document.tree.source.utf8[$0.element.range] }.map(\.id))
  }

  private func layouts(
    of document: Document, by engine: LayoutEngine, in situation: Situation, scenes: Set<ObjectID>
  ) -> [ObjectID: ViewLayout] {
    let resolved = ResolvedDocument(document, in: situation) { scenes.contains($0.scene?.id ?? "") }
    let views = engine.layouts(of: resolved).solved.flatMap(\.views)
    return Dictionary(views.map { ($0.view.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
