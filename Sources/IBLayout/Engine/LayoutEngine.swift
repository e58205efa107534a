import IBModel
import IBSolver

/// Lays out scenes and reuses its working memory. Do not use it from two threads at the same time.
public final class LayoutEngine {
  let solver = Solver()

  /// An engine without allocated memory.
  public init() {}

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
    let ambiguous = ambiguousAxes(layout, contents)
    layout.noteFlags(ambiguous)
    if options.contains(.findsGaps) {
      for (view, axes) in openContentAxes(layout) { layout.views[view.position].openContentAxes = axes }
      layout.gaps = gaps(layout, contents, ambiguous)
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
    LayoutError(solver.isExhausted ? .tooMuchWork : .numbersTooLarge, root: scene.root)
  }

  /// Whether constraints conflict while the root view has exactly the size of its scene, even if it would give way to
  /// its contents.
  package func hasConflicts(atRootSizeOf scene: ResolvedScene) -> Bool {
    solver.limitWork(to: Limit.solverWork)
    guard let layout = try? solved(scene, ContentSource(scene.environment)) else { return false }
    return !layout.conflicts.isEmpty
  }

  /// The limit of passes over insets and wrapped text, which depend on frames.
  private static let passes = 6

  /// Solves again until the insets and wrapped text that depend on frames have settled.
  func solved(_ scene: ResolvedScene, _ contents: ContentSource) throws(LayoutError) -> SceneLayout {
    guard !scene.views.isEmpty else { throw LayoutError(.noView, root: scene.root) }
    let alignmentInsets = ViewTable(scene.indices.map(scene.alignmentInsets))
    var sizes = contents.sizes(of: scene)
    let needsPasses = scene.dependsOnInnerInsets || !contents.isStored
    var pass: SolvedSystem?
    var lowCellContents: Set<ViewIndex> = []
    for number in 0..<LayoutEngine.passes {
      let last = pass?.frames
      if let last { sizes.wrapText(in: scene, at: last, contents.measure) }
      let insets = SceneInsets(scene, after: last?.values, lowCellContents: lowCellContents)
      let next = try solved(SystemBuilder(scene, insets, alignmentInsets: alignmentInsets, contents: sizes))
      pass = next
      if number == 0 { lowCellContents = scene.squeezedCellContents(next.frames, sizes) }
      let isSettled = last.map { zip($0.values, next.frames.values).allSatisfy { $0.isClose(to: $1) } } ?? false
      if isSettled || !needsPasses { break }
    }
    guard let pass else { throw failure(of: scene) }
    guard scene.environment.platform != .macOS, scene.environment.follows(.labelsMeasuredTwice),
      let narrowed = sizes.asWideAsLines()
    else { return SceneLayout(pass) }
    let insets = SceneInsets(scene, after: pass.frames.values, lowCellContents: lowCellContents)
    return SceneLayout(
      try solved(SystemBuilder(scene, insets, alignmentInsets: alignmentInsets, contents: narrowed)))
  }

  private func solved(_ empty: SystemBuilder) throws(LayoutError) -> SolvedSystem {
    var builder = empty
    builder.addRows()
    guard let solved = SolvedSystem(builder, by: solver) else { throw failure(of: builder.scene) }
    return solved
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
    return sizes
  }

  /// Wraps text at the widths of frames.
  func sizes(of scene: ResolvedScene, at frames: ViewTable<Rect>) -> ContentSizes {
    var sizes = sizes(of: scene)
    sizes.wrapText(in: scene, at: frames, measure)
    return sizes
  }
}
