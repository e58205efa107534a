import IBModel
import IBScene

/// What Xcode's *Update Frames* does to a document: misplaced views get the frames that the constraints require, and
/// every view the flags that apply to it.
///
/// A view that is not misplaced keeps its frame, as in Xcode. So does one that would lose its width or height. Stored
/// sizes are used as content sizes, so new frames may require further changes; the update repeats until none do, so that
/// a second update changes nothing.
public struct FrameUpdate: Sendable {
  /// A view with what changes.
  public struct Change: Sendable, Hashable {
    /// The view before the update.
    public var view: Object
    /// The view in the updated document.
    public var updated: Object
  }

  /// The updated file in its own encoding.
  public private(set) var bytes: [UInt8]
  /// In document order.
  public private(set) var changes: [Change] = []
  /// Whether the frames settled. If they do not, the document is not changed.
  public private(set) var isSettled = false

  /// Root views without a layout, because their numbers are too large to solve.
  public private(set) var leftOut: [Object] = []
  /// What the layout cannot read or use.
  public private(set) var problems: [SceneProblem] = []

  /// How often the update repeats; real documents take two or three passes, or never settle.
  private static let passes = 8

  /// The update of a document in a situation.
  /// - Throws: `EditError` when the result cannot be verified.
  public init(of document: Document, in situation: Situation, by engine: LayoutEngine) throws {
    bytes = document.bytes
    var current = document
    var changed: Set<Object> = []
    for pass in 0..<FrameUpdate.passes {
      var edit = FrameEdit(current)
      let resolved = ResolvedDocument(current, in: situation)
      let layouts = engine.layouts(of: resolved)
      if pass == 0 {
        problems = resolved.problems
        let solved = Set(layouts.map(\.root))
        leftOut = document.rootViews.filter { !solved.contains($0) }
      }
      for view in layouts.flatMap(\.views) { edit.update(view) }
      if edit.changed.isEmpty {
        isSettled = true
        break
      }
      changed.formUnion(edit.changed.compactMap(document.counterpart))
      current = try edit.edit.verified()
    }
    guard isSettled, !changed.isEmpty else { return }
    bytes = current.bytes
    changes = FrameUpdate.changes(of: changed.sorted(), to: current)
  }

  private static func changes(of views: [Object], to updated: Document) -> [Change] {
    views.compactMap { view in updated.counterpart(of: view).map { Change(view: view, updated: $0) } }
      .filter { $0.view.frame != $0.updated.frame || $0.view.frameFlags != $0.updated.frameFlags }
  }
}

extension ViewLayout {
  /// Whether a view that has a size keeps one on both axes. A width or height of zero usually means that code gives the
  /// view its size, so that storing it would make the view disappear from the canvas.
  public var keepsSize: Bool {
    guard let stored = view.frame else { return true }
    return (frame.width > 0 || stored.width <= 0) && (frame.height > 0 || stored.height <= 0)
  }
}

/// One pass over the views of a document.
private struct FrameEdit {
  var edit: ModelEdit
  /// The views that change.
  var changed: [Object] = []

  init(_ document: Document) { edit = ModelEdit(document) }

  mutating func update(_ layout: ViewLayout) {
    let view = layout.view
    let isWritten = layout.isMisplaced && layout.keepsSize ? edit.setFrame(layout.frame, of: view) : false
    // A view without a stored frame is not changed; a flag that no frame resolves is kept.
    let isMoved = layout.isMisplaced && isWritten ?? true
    let isAmbiguityNew = edit.set(.ambiguous, to: !layout.ambiguousAxes.isEmpty, of: view)
    let isFlagNew = edit.set(.misplaced, to: layout.isMisplaced && !isMoved, of: view)
    if isWritten == true || isAmbiguityNew || isFlagNew { changed.append(view) }
  }
}
