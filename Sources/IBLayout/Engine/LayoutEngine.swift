import IBModel
import IBScene
import IBSolver

/// Lays out scenes and reuses its working memory. Do not use it from two threads at the same time.
public final class LayoutEngine {
  let solver = Solver()

  /// An engine without allocated memory.
  public init() {}

  /// The layouts of all view trees of a document, in document order.
  ///
  /// A tree whose numbers are too large to solve is left out.
  /// - Complexity: near linear in the number of views
  public func layouts(of document: Document, in situation: Situation = Situation()) -> [Layout] {
    layouts(of: ResolvedDocument(document, in: situation))
  }

  /// The layouts of the scenes of a document, in document order.
  ///
  /// A scene whose numbers are too large to solve is left out.
  /// - Parameters:
  ///   - explainsFrames: Whether to find out what the frames of misplaced views rest on. It takes as long as the layout, and
  ///     is of no use where all views are somewhere else than stored.
  ///   - findsOpenContent: Whether to find out on which axes constraints do not determine what scroll views scroll,
  ///     and what ambiguous views are due to.
  public func layouts(
    of document: ResolvedDocument, explainsFrames: Bool = true, findsOpenContent: Bool = false
  ) -> [Layout] {
    let contents = ContentSource(document.environment)
    return document.scenes.compactMap {
      layout(of: $0, contents, explainsFrames: explainsFrames, findsOpenContent: findsOpenContent)
    }
  }

  private func layout(
    of scene: ResolvedScene, _ contents: ContentSource, explainsFrames: Bool, findsOpenContent: Bool
  ) -> Layout? {
    guard let solved = solved(scene, contents).map(withGrownRoot) else { return nil }
    let ambiguous = ambiguousAxes(solved, contents)
    let size = Size(width: solved.frames[.root].width, height: solved.frames[.root].height)
    var layout = Layout(
      root: scene.root, views: solved.viewLayouts(ambiguous: ambiguous), size: size, conflicts: solved.conflicts)
    if findsOpenContent {
      for (view, axes) in openContentAxes(solved) { layout.views[view.position].openContentAxes = axes }
      layout.gaps = gaps(solved, contents, ambiguous)
    }
    noteDoubts(in: &layout, solved, ambiguous, explainsFrames: explainsFrames)
    if let resized = withRequiredRoot(solved) {
      let root = resized.frames[.root]
      layout.views[0].isMisplaced = true
      (layout.views[0].frame.width, layout.views[0].frame.height) = (root.width, root.height)
      noteDoubts(aboutRootOf: &layout, resized, explainsFrames: explainsFrames)
    }
    layout.noteFaults(in: scene.document)
    return layout
  }

  /// A scene with the frames of its views; nil when its numbers are too large to solve.
  public func solved(_ scene: ResolvedScene) -> SolvedScene? {
    solved(scene, ContentSource(scene.environment))
  }

  /// How often insets and wrapped text, which depend on frames, are computed again.
  private static let passes = 6

  /// A scene with the frames of its views.
  func solved(_ scene: ResolvedScene, _ contents: ContentSource) -> SolvedScene? {
    guard !scene.views.isEmpty else { return nil }
    let alignmentInsets = ViewTable(scene.indices.map(scene.alignmentInsets))
    var sizes = contents.sizes(of: scene)
    let needsPasses = scene.dependsOnInnerInsets || !contents.isStored
    var result: SolvedScene?
    var lowCellContents: Set<ViewIndex> = []
    for pass in 0..<LayoutEngine.passes {
      let last = result?.frames.values
      if let frames = result?.frames { sizes.wrapText(in: scene, at: frames, contents.measure) }
      result = solved(
        SystemBuilder(
          scene, SceneInsets(scene, after: last, lowCellContents: lowCellContents), alignmentInsets: alignmentInsets,
          contents: sizes))
      guard let frames = result?.frames.values else { return nil }
      if pass == 0, let result { lowCellContents = scene.squeezedCellContents(result.frames, sizes) }
      let isSettled = pass > 0 && zip(last ?? [], frames).allSatisfy { $0.isClose(to: $1) }
      if isSettled || !needsPasses { break }
    }
    guard let result, scene.environment.platform != .macOS, scene.environment.follows(.labelsMeasuredTwice),
      let narrowed = sizes.asWideAsLines()
    else { return result }
    let insets = SceneInsets(scene, after: result.frames.values, lowCellContents: lowCellContents)
    return solved(SystemBuilder(scene, insets, alignmentInsets: alignmentInsets, contents: narrowed))
  }

  /// The solution of a system that has no rows yet; nil when its numbers are too large to solve.
  private func solved(_ empty: SystemBuilder) -> SolvedScene? {
    var builder = empty
    builder.addRows()
    let size = builder.scene.rootSize
    guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height) else { return nil }
    return SolvedScene(
      frames: ViewTable(builder.frames(solution.values)), builder: consume builder, solution: solution)
  }
}

/// Where the content sizes of a document's views come from.
struct ContentSource {
  /// Whether stored sizes replace measured content.
  var isStored: Bool
  /// Measures content.
  let measure: ContentMeasure

  init(_ environment: Environment) {
    isStored = environment.contentSource == .stored
    measure = ContentMeasure(environment)
  }

  /// The same with content measured.
  var measured: ContentSource {
    var copy = self
    copy.isStored = false
    return copy
  }

  /// Content sizes of a scene, with text on as few lines as it can have.
  func sizes(of scene: ResolvedScene) -> ContentSizes {
    guard isStored else { return ContentSizes(measuredIn: scene, measure) }
    var sizes = ContentSizes(storedIn: scene)
    sizes.measureColumns(in: scene, measure)
    return sizes
  }

  /// Content sizes of a scene, with text that wraps at the widths of frames.
  func sizes(of scene: ResolvedScene, at frames: ViewTable<Rect>) -> ContentSizes {
    var sizes = sizes(of: scene)
    sizes.wrapText(in: scene, at: frames, measure)
    return sizes
  }
}
