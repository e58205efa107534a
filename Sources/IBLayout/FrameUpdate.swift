import IBModel

/// An update of a document as by Xcode's *Update Frames*: misplaced views get the frames that the constraints require,
/// and every view the flags that apply to it.
///
/// As in Xcode, a view that is not misplaced keeps its frame. So do views whose frames are ambiguous or not certain,
/// that would lose their width or height, or whose size a class of the app may decide, and all views whose frames
/// depend on theirs (``FrameGroups``). Stored sizes are used as content sizes, so new frames may require further
/// changes; the update repeats until none do, so that a second update changes nothing. A flag is added only if the
/// layout is certain, and one that does not apply stays in a scene in which nothing moves or something is not known.
public struct FrameUpdate: Sendable {
  /// A view that changes.
  public struct Change: Sendable, Hashable {
    /// The view before the update.
    public var view: Object
    /// The view in the updated document.
    public var updated: Object
  }

  /// Misplaced views that keep their frames, because these depend on each other and one of them is not known.
  public struct Kept: Sendable, Hashable {
    /// The reasons why frames are not known.
    public enum Reason: String, Sendable, CaseIterable {
      /// A size may come from code.
      case code
      /// Constraints do not determine a frame.
      case ambiguity
      /// A frame rests on an estimate, such as a safe area.
      case estimate
    }

    /// The view whose frame is not known.
    public var cause: Object
    /// The reason why it is not known.
    public var reason: Reason
    /// All of these views, in document order.
    public var views: [Object]
  }

  /// The updated file in its own encoding.
  public private(set) var bytes: [UInt8]
  /// In document order.
  public private(set) var changes: [Change] = []
  /// The misplaced views that keep their frames, in document order.
  public private(set) var kept: [Kept] = []
  /// Whether the frames settled. If they do not, the document is not changed.
  public private(set) var isSettled = false

  /// The failures of scenes without a layout; their frames are not changed.
  public private(set) var failures: [LayoutError] = []
  /// The parts of the document that the layout cannot read or use.
  public private(set) var problems: [SceneProblem] = []
  package private(set) var conflicts: [LayoutConflict] = []

  private let includesLikely: Bool
  private let addsFlags: Bool
  private let unchanged: Set<Object>

  /// A limit of repetitions; real documents take two or three passes, or never settle.
  private static let passes = 8

  /// A limit of attempts with more and more views that keep their frames.
  private static let attempts = 4

  /// Updates a document in a situation.
  /// - Parameters:
  ///   - includesLikely: Whether frames are updated that rest on estimates.
  ///   - addsFlags: Whether views get flags that they do not have.
  ///   - unchanged: Views that keep their frames and flags, whatever the constraints require.
  ///   - isWanted: Whether the scene of a root view is updated.
  /// - Throws: `EditError` when the result cannot be verified.
  public init(
    of document: Document, in situation: Situation, by engine: LayoutEngine, includesLikely: Bool = false,
    addsFlags: Bool = true, keeping unchanged: Set<Object> = [], where isWanted: (Object) -> Bool = { _ in true }
  ) throws {
    bytes = document.bytes
    (self.includesLikely, self.addsFlags, self.unchanged) = (includesLikely, addsFlags, unchanged)
    var held: Set<Object> = []
    for _ in 0..<FrameUpdate.attempts {
      guard let passes = try settled(document, in: situation, by: engine, where: isWanted, holding: held) else {
        return
      }
      // A view that was changed before it turned out to depend on one that is not known keeps its frame as well.
      let kept = FrameUpdate.kept(passes.kept, in: document)
      let torn = kept.filter { !passes.changed.isDisjoint(with: $0.views) }
      held.formUnion(torn.flatMap(\.views))
      guard torn.isEmpty else { continue }
      isSettled = true
      self.kept = kept
      guard !passes.changed.isEmpty else { return }
      bytes = passes.document.bytes
      changes = passes.changed.sorted()
        .compactMap { view in passes.document.counterpart(of: view).map { Change(view: view, updated: $0) } }
        .filter { $0.view.frame != $0.updated.frame || $0.view.frameFlags != $0.updated.frameFlags }
      return
    }
  }

  /// The result of repeated passes over a document.
  private struct Passes {
    var document: Document
    /// The views that changed, before the passes.
    var changed: Set<Object> = []
    /// The groups that keep their frames, after the passes.
    var kept: [[ViewLayout]] = []
  }

  /// Repeats passes until nothing changes; nil if that takes too many.
  /// - Parameter held: Views that keep their frames, and with them their groups.
  private mutating func settled(
    _ document: Document, in situation: Situation, by engine: LayoutEngine, where isWanted: (Object) -> Bool,
    holding held: Set<Object>
  ) throws -> Passes? {
    var passes = Passes(document: document)
    for pass in 0..<FrameUpdate.passes {
      var edit = FrameEdit(
        passes.document, holding: Set(held.compactMap(passes.document.counterpart)),
        keeping: Set(unchanged.compactMap(passes.document.counterpart)), includesLikely: includesLikely,
        addsFlags: addsFlags)
      let resolved = ResolvedDocument(passes.document, in: situation, where: isWanted)
      let layouts = engine.layouts(of: resolved)
      if pass == 0 {
        problems = resolved.problems
        failures = layouts.failures
        conflicts = layouts.solved.flatMap(\.faults.conflicts)
      }
      for layout in layouts.solved { edit.update(layout) }
      passes.kept = edit.kept
      if edit.changed.isEmpty { return passes }
      passes.changed.formUnion(edit.changed.compactMap(document.counterpart))
      passes.document = try edit.edit.verified()
    }
    return nil
  }

  private static func kept(_ groups: [[ViewLayout]], in document: Document) -> [Kept] {
    groups.compactMap { group in
      guard let (view, reason) = FrameUpdate.cause(of: group), let cause = document.counterpart(of: view) else {
        return nil
      }
      let misplaced = group.filter(\.isMisplaced).compactMap { document.counterpart(of: $0.view) }
      return Kept(cause: cause, reason: reason, views: misplaced)
    }
  }

  private static func cause(of group: [ViewLayout]) -> (Object, Kept.Reason)? {
    if let sized = group.first(where: \.isSizedByCode) { return (sized.view, .code) }
    if let open = group.first(where: { !$0.ambiguousAxes.isEmpty }) { return (open.view, .ambiguity) }
    return (group.first { !$0.doubts.isEmpty } ?? group.first).map { ($0.view, .estimate) }
  }
}

/// One pass over the views of a document.
private struct FrameEdit {
  var edit: ModelEdit
  var changed: [Object] = []
  var kept: [[ViewLayout]] = []

  private let document: Document
  private let held: Set<Object>
  private let unchanged: Set<Object>
  private let includesLikely: Bool
  private let addsFlags: Bool

  init(
    _ document: Document, holding held: Set<Object>, keeping unchanged: Set<Object>, includesLikely: Bool,
    addsFlags: Bool
  ) {
    edit = ModelEdit(document)
    (self.document, self.held, self.unchanged) = (document, held, unchanged)
    (self.includesLikely, self.addsFlags) = (includesLikely, addsFlags)
  }

  mutating func update(_ layout: SceneLayout) {
    let groups = FrameGroups(layout, in: document).groups.filter { group in
      !FrameGroups.canStore(group, includesLikely: includesLikely) || group.contains { held.contains($0.view) }
    }
    kept += groups
    let views = Set(groups.joined().lazy.filter(\.isMisplaced).map(\.view))
    // Flags that Xcode recorded in a scene are not amended: it knows best which views are ambiguous together.
    let addsAmbiguous = !layout.views.contains { $0.view.frameFlags.contains(.ambiguous) }
    // If nothing moves, Xcode's flags are about the present frames.
    let moves = includesLikely || layout.views.contains { $0.isMisplaced && !views.contains($0.view) }
    for view in layout.views where !views.contains(view.view) && !unchanged.contains(view.view) {
      update(view, addsAmbiguous: addsAmbiguous, dropsFlags: moves && groups.isEmpty)
    }
  }

  /// - Parameters:
  ///   - addsAmbiguous: Whether views get the flag for ambiguous ones, if they get any.
  ///   - dropsFlags: Whether to remove flags that do not apply from views that do not move. False in a scene in which
  ///     nothing moves or something is not known.
  private mutating func update(_ layout: ViewLayout, addsAmbiguous: Bool, dropsFlags: Bool) {
    let view = layout.view
    let isWritten = layout.isMisplaced ? edit.setFrame(layout.frame, of: view) : false
    // A view without a stored frame is not changed; a flag that no frame resolves is kept.
    let isMoved = layout.isMisplaced && isWritten ?? true
    let flags: [(FrameFlag, Bool)] = [
      (.ambiguous, !layout.ambiguousAxes.isEmpty), (.misplaced, layout.isMisplaced && !isMoved),
    ]
    var isChanged = isWritten == true
    for (flag, isTrue) in flags {
      let isKnown =
        isTrue
        ? addsFlags && layout.doubts.isEmpty && (addsAmbiguous || flag != .ambiguous)
        : dropsFlags || isWritten == true
      guard isKnown else { continue }
      isChanged = edit.set(flag, to: isTrue, of: view) || isChanged
    }
    if isChanged { changed.append(view) }
  }
}
