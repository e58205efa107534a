import IBLayout
import IBModel
import IBXML

/// Differences between the frames of a scene in two versions of its document, laid out on the canvas.
package struct FrameChanges: Sendable {
  package struct Resized: Sendable {
    package let view: Object
    /// Whether several views of the scene have the name.
    fileprivate let isNamesake: Bool
    package let old: Size
    package let new: Size
  }

  /// The scene in the newer version; nil outside scenes.
  package let scene: DocumentScene?
  /// In document order.
  package private(set) var resized: [Resized] = []
  /// The number of views that moved in their superviews without resizing.
  package private(set) var movedCount = 0

  /// In points, because versions of Xcode round content sizes differently.
  fileprivate static let tolerance = 1.0

  /// Compares two layouts of a scene, except views whose frames are not certain in both.
  /// - Parameter listed: The views whose frames are already listed because nothing else places them.
  fileprivate init(
    from older: SceneLayout, to newer: SceneLayout, renaming ids: [ObjectID: ObjectID], besides listed: Set<ObjectID?>
  ) {
    scene = newer.root.scene
    let namesakes = Dictionary(grouping: newer.views, by: \.view.name).filter { $0.value.count > 1 }
    let earlier = Dictionary(older.views.map { ($0.view.id, $0) }, uniquingKeysWith: { first, _ in first })
    for view in newer.views.dropFirst() where !listed.contains(view.view.id) {
      let superview = view.view.superview.map { ids[$0.id] ?? $0.id }
      guard let old = earlier[ids[view.view.id] ?? view.view.id], old.isKnown, view.isKnown,
        old.view.superview?.id == superview
      else { continue }
      let (before, after) = (old.frame, view.frame)
      if FrameChanges.differ(before.width, after.width) || FrameChanges.differ(before.height, after.height) {
        let isNamesake = namesakes[view.view.name] != nil
        resized.append(Resized(view: view.view, isNamesake: isNamesake, old: before.size, new: after.size))
      } else if FrameChanges.differ(before.x, after.x) || FrameChanges.differ(before.y, after.y) {
        movedCount += 1
      }
    }
  }

  private static func differ(_ one: Double, _ other: Double) -> Bool { abs(one - other) > tolerance }

  private static let mostNames = 2

  /// For example `Header 96 → 104 high; 3 views moved`.
  package var text: String {
    var parts = resized.prefix(FrameChanges.mostNames).map(\.text)
    let others = resized.count - parts.count
    if others > 0 { parts.append("\(others) more \(others == 1 ? "view" : "views") resized") }
    if movedCount > 0 { parts.append("\(movedCount) \(movedCount == 1 ? "view" : "views") moved") }
    return parts.joined(separator: "; ")
  }
}

extension FrameChanges.Resized {
  fileprivate var text: String {
    let parts = [(old.width, new.width, "wide"), (old.height, new.height, "high")].filter {
      abs($0.0 - $0.1) > FrameChanges.tolerance
    }
    return "\(isNamesake ? view.reference : view.name) "
      + parts.map { "\($0.0.short) → \($0.1.short) \($0.2)" }.joined(separator: ", ")
  }
}

extension ViewLayout {
  /// Whether the constraints determine the frame, without an estimate.
  fileprivate var isKnown: Bool { ambiguousAxes.isEmpty && (!isMisplaced || confidence == .certain) }
}

extension Rect {
  fileprivate var size: Size { Size(width: width, height: height) }
}

extension Document {
  /// Returns the frame differences of scenes, laid out on the canvas in both versions. Excludes scenes without other
  /// changes, with conflicts, or with a different root size, which means another canvas.
  /// - Parameter changes: The other changes.
  /// - Complexity: like layouts of the scenes that differ
  package func frameChanges(
    from older: Document, with changes: DocumentChanges, by engine: LayoutEngine
  ) -> [FrameChanges] {
    let (ids, changed) = (changes.earlierIDs, Set(changes.list.map(\.sceneID)))
    let listed = Set(changes.list.filter { $0.subject == "frame" }.map(\.object))
    let earlier = Dictionary(older.rootViews.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let pairs = rootViews.compactMap { root in earlier[ids[root.id] ?? root.id].map { (old: $0, new: root) } }
      .filter { changed.contains($0.new.scene?.id) && $0.old.sceneText != $0.new.sceneText }
    if pairs.isEmpty { return [] }
    let layouts = { (document: Document, roots: [Object]) in
      let wanted = Set(roots.map(\.id))
      let solved = engine.layouts(of: ResolvedDocument(document) { wanted.contains($0.id) }, options: .causes).solved
      return Dictionary(solved.map { ($0.root.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (layouts(older, pairs.map(\.old)), layouts(self, pairs.map(\.new)))
    return pairs.compactMap { pair in
      guard let old = before[pair.old.id], let new = after[pair.new.id], old.size == new.size,
        old.conflicts.isEmpty, new.conflicts.isEmpty
      else { return nil }
      let frames = FrameChanges(from: old, to: new, renaming: ids, besides: listed)
      return frames.resized.isEmpty && frames.movedCount == 0 ? nil : frames
    }
  }
}

extension Object {
  fileprivate var sceneText: ArraySlice<UInt8> { element.tree.source.utf8[(scene?.element ?? element).range] }
}
