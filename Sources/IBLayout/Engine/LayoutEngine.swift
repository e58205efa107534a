import IBBase
import IBModel
import IBSolver

/// Lays out scenes and reuses its working memory. Do not use it from two threads at the same time.
public final class LayoutEngine {
  let solver = Solver()
  /// The views and rows of the systems that were built.
  private var built = 0
  /// The root views of scenes that take too much work, which are not tried again in other situations.
  private var exhausted: Set<Object> = []

  /// An engine without allocated memory.
  public init() {}

  /// The steps of work so far, each as long as a visit of an entry of a tableau: at most 10 nanoseconds or so.
  package var work: Int { solver.work &+ built * LayoutEngine.stepsOfRow &+ otherWork }

  /// The steps of reading, building and measuring a view or a row.
  private static let stepsOfRow = 75

  /// Work of callers for the layouts, such as reading documents.
  private var otherWork = 0

  /// Counts the work of reading a document with a number of parts.
  package func countWork(ofParts count: Int) {
    otherWork += LayoutEngine.stepsOfDocument + count * LayoutEngine.stepsOfPart
  }

  private static let (stepsOfDocument, stepsOfPart) = (20_000, 10)

  /// Counts the work of changing a document with a number of parts, which verifies the result.
  package func countWork(ofChanging count: Int) { countWork(ofParts: 10 * count + 4_000) }

  /// Lays out all scenes of a document, in document order; each result is a layout or a failure.
  /// - Complexity: near linear in the number of views
  public func layouts(
    of document: Document, in situation: Situation = Situation(), options: Options = .standard
  ) -> [Result<SceneLayout, LayoutError>] {
    layouts(of: ResolvedDocument(document, in: situation), options: options)
  }

  /// Lays out the scenes of a resolved document, in their order; each result is a layout or a failure.
  public func layouts(
    of document: ResolvedDocument, options: Options = .standard
  ) -> [Result<SceneLayout, LayoutError>] {
    let contents = ContentSource(document.environment)
    return document.scenes.map { scene in
      Result { () throws(LayoutError) in try layout(of: scene, contents, options) }
    }
  }

  /// The layout of a scene.
  public func layout(of scene: ResolvedScene, options: Options = .standard) throws(LayoutError) -> SceneLayout {
    try layout(of: scene, ContentSource(scene.environment), options)
  }

  private func layout(
    of scene: ResolvedScene, _ contents: ContentSource, _ options: Options
  ) throws(LayoutError) -> SceneLayout {
    solver.limitWork(to: Limit.solverWork)
    var layout = withGrownRoot(try solved(scene, contents))
    guard options.contains(.faults) || options.contains(.ambiguity) else {
      if options.contains(.conflictDoubts) { noteDoubts(aboutConflictsIn: &layout) }
      return try checked(layout)
    }
    let open = layout.scene.hasConstrainedViews ? openSystem(layout, contents) : nil
    let ambiguous = ambiguousAxes(layout, open)
    layout.noteFlags(ambiguous)
    if options.contains(.findsGaps) {
      for (view, axes) in openContentAxes(layout) { layout.views[view.position].openContentAxes = axes }
      layout.gaps = ambiguous.isEmpty ? [] : gaps(layout, open ?? openSystem(layout, contents), ambiguous)
    }
    guard options.contains(.faults) else { return try checked(layout) }
    let findsCauses = options.contains(.causes)
    noteDoubts(in: &layout, ambiguous, findsCauses: findsCauses)
    if let resized = withRequiredRoot(layout) {
      let root = resized.size
      layout.views[0].isMisplaced = true
      (layout.views[0].frame.width, layout.views[0].frame.height) = (root.width, root.height)
      noteDoubts(aboutRootOf: &layout, resized, findsCauses: findsCauses)
    }
    layout.noteFaults(in: scene.document)
    return try checked(layout)
  }

  /// Searches for ambiguity and doubts find nothing once the solver stops.
  private func checked(_ layout: SceneLayout) throws(LayoutError) -> SceneLayout {
    if solver.isExhausted { throw failure(of: layout.scene) }
    return layout
  }

  func failure(of scene: ResolvedScene) -> LayoutError {
    if solver.isExhausted { exhausted.insert(scene.root) }
    return LayoutError(solver.isExhausted ? .tooMuchWork : .numbersTooLarge, root: scene.root)
  }

  /// The limit of passes over insets and wrapped text, which depend on frames.
  private static let passes = 6

  /// Solves again until the insets and wrapped text that depend on frames have settled.
  func solved(_ scene: ResolvedScene, _ contents: ContentSource) throws(LayoutError) -> SceneLayout {
    guard !scene.views.isEmpty else { throw LayoutError(.noView, root: scene.root) }
    if exhausted.contains(scene.root) { throw LayoutError(.tooMuchWork, root: scene.root) }
    let alignmentInsets = ViewTable(scene.indices.map(scene.alignmentInsets))
    var sizes = contents.sizes(of: scene)
    let dependsOnInsets = scene.dependsOnInnerInsets
    let needsPasses = dependsOnInsets || !contents.isStored || !sizes.wrappingViews.isEmpty
    var pass: SolvedSystem?
    var lowCellContents: Set<ViewIndex> = []
    var insets = SceneInsets(scene)
    for number in 0..<LayoutEngine.passes {
      let last = pass?.frames
      let isWrapped = last.map { sizes.wrapText(in: scene, at: $0, contents.measure) } ?? false
      insets = SceneInsets(scene, after: last?.values, lowCellContents: lowCellContents)
      if last != nil, !dependsOnInsets, !isWrapped { break }
      let next = try solved(SystemBuilder(scene, insets, alignmentInsets: alignmentInsets, contents: sizes))
      pass = next
      if number == 0 { lowCellContents = scene.squeezedCellContents(next.frames, sizes) }
      let isSettled = last.map { zip($0.values, next.frames.values).allSatisfy { $0.isClose(to: $1) } } ?? false
      if isSettled || !needsPasses { break }
    }
    guard let pass else { throw failure(of: scene) }
    guard scene.environment.platform != .macOS, scene.environment.follows(.labelsMeasuredTwice),
      let narrowed = sizes.asWideAsLines()
    else { return SceneLayout(pass, insets) }
    insets = SceneInsets(scene, after: pass.frames.values, lowCellContents: lowCellContents)
    return SceneLayout(
      try solved(SystemBuilder(scene, insets, alignmentInsets: alignmentInsets, contents: narrowed)))
  }

  private func solved(_ empty: SystemBuilder) throws(LayoutError) -> SolvedSystem {
    var builder = empty
    builder.addRows()
    built += builder.scene.views.count + builder.system.rows.count
    guard let solved = SolvedSystem(builder, by: solver) else { throw failure(of: builder.scene) }
    return solved
  }

  /// Results to find besides frames and conflicts. Each takes solves of its own.
  public struct Options: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// The options with some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only frames and conflicts, as pictures and comparisons need them.
    public static let framesOnly: Options = []

    /// The doubts about conflicts.
    public static let conflictDoubts = Options(rawValue: 8)

    /// The faults: ambiguous and misplaced views, and the doubts about ambiguity and conflicts.
    public static let faults: Options = [conflictDoubts, Options(rawValue: 1)]

    /// The faults, and the doubts about misplaced views. This takes as long as the layout, and is of no use if all
    /// views are away from their stored frames.
    public static let causes: Options = [faults, Options(rawValue: 2)]

    /// The faults, the causes of ambiguity, and the axes on which constraints do not determine the content of scroll
    /// views.
    public static let gaps: Options = [faults, findsGaps]

    static let findsGaps = Options(rawValue: 4)

    /// The axes on which views are ambiguous, without doubts: for many layouts of one scene.
    package static let ambiguity = Options(rawValue: 16)

    /// The options of `ibt layout`: the faults with their causes.
    public static let standard = causes
  }

  /// Returns the systems of all view trees of a document, in document order.
  ///
  /// - Parameter stays: Whether to include the weak rows that keep undetermined frames at their stored values.
  package func systems(
    of document: Document, in situation: Situation = Situation(), stays: Bool
  ) -> [TreeSystem] {
    let resolved = ResolvedDocument(document, in: situation)
    let contents = ContentSource(resolved.environment)
    return resolved.scenes.compactMap { scene in
      (try? solved(scene, contents)).map { layout in
        let freed = { layout.builder.withoutCanvasDefaults(contents.sizes(of: scene, at: layout.frames)) }
        return TreeSystem(
          root: scene.root, system: stays ? layout.builder.system : freed().system, size: scene.rootSize)
      }
    }
  }

  /// Returns the scene with a root as large as its constraints need, if they conflict at its stored size.
  ///
  /// Views of AppKit grow, as windows do: if a stored root is too small for its contents, Xcode flags the root as
  /// misplaced and no constraint as conflicting.
  func withGrownRoot(_ layout: SceneLayout) -> SceneLayout {
    guard !layout.solution.conflicts.isEmpty, let freed = withFreeRoot(layout),
      freed.solution.conflicts.count < layout.solution.conflicts.count
    else { return layout }
    return SceneLayout(freed)
  }

  /// Returns the scene with a root of AppKit at the size its contents need; nil if they fit the stored one.
  ///
  /// A window gives way to its contents: it grows when they need more, and shrinks when they hug more strongly than it
  /// keeps its size. Source: flags of public documents; half of the macOS views that Xcode flags as misplaced are
  /// roots.
  func withRequiredRoot(_ layout: SceneLayout) -> SceneLayout? {
    let scene = layout.scene
    guard scene.environment.mode == .canvas, scene[.root].storedFrame != nil,
      scene.environment.follows(.resizedRootsMisplaced),
      scene.hasConstrainedViews, let freed = withFreeRoot(layout)
    else { return nil }
    let (root, given) = (freed.frames[.root], scene.rootSize)
    return abs(root.width - given.width) <= 1 && abs(root.height - given.height) <= 1 ? nil : SceneLayout(freed)
  }

  /// Lays out a scene of AppKit with a root that its contents may resize; nil if the size of the root is given.
  private func withFreeRoot(_ layout: SceneLayout) -> SolvedSystem? {
    let environment = layout.scene.environment
    guard environment.platform == .macOS, environment.situation.size == nil else { return nil }
    return SolvedSystem(layout.builder.withResizableRoot(), by: solver)
  }
}

/// The origin of the content sizes of a document's views.
struct ContentSource {
  var isStored: Bool
  let measure: ContentMeasure

  init(_ environment: SceneEnvironment) {
    isStored = environment.contentSource == .stored
    measure = ContentMeasure(environment)
  }

  var measured: ContentSource {
    var copy = self
    copy.isStored = false
    return copy
  }

  /// Puts text on as few lines as possible.
  func sizes(of scene: ResolvedScene) -> ContentSizes {
    guard isStored else { return ContentSizes(measuredIn: scene, measure) }
    var sizes = ContentSizes(storedIn: scene)
    sizes.measureColumns(in: scene, measure)
    sizes.measureUnstored(in: scene, measure)
    return sizes
  }

  /// Wraps text at the widths of frames.
  func sizes(of scene: ResolvedScene, at frames: ViewTable<Rect>) -> ContentSizes {
    var sizes = sizes(of: scene)
    sizes.wrapText(in: scene, at: frames, measure)
    return sizes
  }
}

/// The rows of a view tree, for measuring and checking the solver on real ones.
package struct TreeSystem {
  package var root: Object
  /// The rows of the last pass, when insets and wrapped text have settled.
  package var system: LinearSystem
  package var size: Size
}
