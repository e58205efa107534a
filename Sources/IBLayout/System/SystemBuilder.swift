import IBModel
import IBSolver

/// Turns a scene into rows over unknowns: for each view the position in its superview and the size, x from the leading
/// edge, y down.
///
/// `Features` has one file for each kind of rows.
struct SystemBuilder {
  let scene: ResolvedScene
  /// Safe areas and margins for the frames of the previous pass.
  let insets: SceneInsets
  /// The unknown extents of a root that its content may resize; nil for a root of a given size.
  private let rootExtents: PerAxis<LinearSystem.Variable>?
  /// Whether views keep the values that only the canvas has.
  let hasCanvasDefaults: Bool
  private(set) var contents: ContentSizes
  /// The distances from the alignment rectangle to the frame.
  let alignmentInsets: ViewTable<Insets>
  /// The first of the unknowns of scrolled contents, by position of the scroll view; -1 for other views.
  private var scrollContents: [Int32] = []
  /// Scroll views whose subviews are laid out in their scrolled content, in document order.
  private(set) var scrollViews: [ViewIndex] = []
  /// The unknown distances from the bottom by which positions are stored, by position of the view; -1 for other views.
  private var storedPositions: [Int32] = []
  private(set) var system = LinearSystem()
  /// The first row of content sizes; the rows after these yield to everything.
  private var firstContentRow = 0
  private(set) var origins: [RowOrigin] = []

  var environment: SceneEnvironment { scene.environment }

  init(
    _ scene: ResolvedScene, _ insets: SceneInsets, alignmentInsets: ViewTable<Insets>, contents: ContentSizes,
    isRootResizable: Bool = false, hasCanvasDefaults: Bool = true
  ) {
    (self.scene, self.hasCanvasDefaults, self.insets, self.contents) = (scene, hasCanvasDefaults, insets, contents)
    self.alignmentInsets = alignmentInsets
    var system = LinearSystem()
    let rowCount = scene.constraints.count + 4 * scene.views.count
    system.reserveCapacity(rows: rowCount, variables: 4 * scene.views.count)
    origins.reserveCapacity(rowCount)
    for _ in Axis.allCases {
      for _ in scene.indices {
        _ = system.addVariable()
        _ = system.addVariable(nonnegative: true)
      }
    }
    if scene.environment.platform != .macOS {
      for view in scene.indices {
        guard case .scroll = scene[view].arrangement else { continue }
        if scrollContents.isEmpty { scrollContents = Array(repeating: -1, count: scene.views.count) }
        scrollContents[view.position] = system.addVariable(nonnegative: true).index
        _ = system.addVariable(nonnegative: true)
        scrollViews.append(view)
      }
    }
    rootExtents =
      isRootResizable
      ? PerAxis(system.addVariable(nonnegative: true), system.addVariable(nonnegative: true)) : nil
    self.system = system
  }

  mutating func addRows() {
    addArrangement()
    addContent()
    addCanvasDefaults()
  }

  private mutating func addArrangement() {
    if rootExtents != nil { addRootSize() }
    addFixedFrames()
    addConstraints()
    addStacks()
    addGridViews()
    firstContentRow = system.rows.count
  }

  private mutating func addContent() {
    addContentSizes()
    addScrollContents()
  }

  /// The same system with other content sizes and without rows for stored frames, which on macOS include the size of
  /// the root.
  func withoutCanvasDefaults(_ contents: ContentSizes) -> SystemBuilder {
    guard environment.platform == .macOS && environment.situation.size == nil else {
      return withoutCanvasDefaultsInRoot(contents)
    }
    return freed(contents, isRootResizable: true)
  }

  /// Creates a new system, since stack views of AppKit have other rows without defaults of the canvas.
  private func freed(_ contents: ContentSizes, isRootResizable: Bool) -> SystemBuilder {
    var freed = SystemBuilder(
      scene, insets, alignmentInsets: alignmentInsets, contents: contents, isRootResizable: isRootResizable,
      hasCanvasDefaults: false)
    freed.addArrangement()
    freed.addContent()
    freed.addStoredPositions()
    return freed
  }

  func withResizableRoot() -> SystemBuilder {
    var freed = SystemBuilder(
      scene, insets, alignmentInsets: alignmentInsets, contents: contents, isRootResizable: true)
    freed.addRows()
    return freed
  }

  /// The same system with other content sizes and without rows for stored frames inside the root, or for the size of a
  /// scroll view as of its content.
  func withoutCanvasDefaultsInRoot(_ contents: ContentSizes) -> SystemBuilder {
    if environment.platform == .macOS { return freed(contents, isRootResizable: false) }
    var copy = self
    copy.contents = contents
    copy.system.removeRows(from: firstContentRow)
    copy.origins.removeSubrange(firstContentRow...)
    copy.addContentSizes()
    if !environment.follows(.openContentAmbiguous) { copy.addScrollContents() }
    return copy
  }

  mutating func addUnknown() -> LinearSystem.Variable { system.addVariable(nonnegative: true) }

  /// Adds `expression relation 0`.
  mutating func addRow(
    _ expression: LinearExpression, _ relation: LinearSystem.Relation = .equal,
    priority: Double = RowStrength.required, _ origin: RowOrigin
  ) {
    let isBackground = if case .constraint = origin { false } else { true }
    system.addRow(
      expression.terms, relation, expression.constant * -1, priority: priority, isBackground: isBackground)
    origins.append(origin)
  }

  mutating func yieldLastRowFirst() { system.yieldLastRowFirst() }

  mutating func addRow(
    _ left: LinearExpression, _ relation: LinearSystem.Relation, _ right: LinearExpression,
    priority: Double = RowStrength.required, _ origin: RowOrigin
  ) {
    addRow(left - right, relation, priority: priority, origin)
  }

  /// The unknowns of a view in a direction. Those of all views along x come first, then those along y.
  func unknowns(_ view: ViewIndex, _ axis: Axis) -> (position: LinearSystem.Variable, size: LinearSystem.Variable) {
    let first = Int32(2 * (axis.rawValue * scene.views.count + view.position))
    return (LinearSystem.Variable(index: first), LinearSystem.Variable(index: first + 1))
  }

  func position(_ view: ViewIndex, _ axis: Axis) -> LinearExpression {
    view.isRoot ? LinearExpression() : LinearExpression(unknowns(view, axis).position)
  }

  /// The position of a view as it is stored: on macOS from the bottom of its superview, unless that is flipped.
  func storedPosition(_ view: ViewIndex, _ axis: Axis) -> LinearExpression {
    guard axis == .vertical, let parent = scene[view].parent, !scene.isFlipped(parent) else {
      return position(view, axis)
    }
    return size(parent, axis) - position(view, axis) - size(view, axis)
  }

  /// The unknown position that decides whether a view is ambiguous: on macOS it counts from the bottom, so it is open
  /// at the top of a view whose height is open.
  func storedPositionVariable(_ view: ViewIndex, _ axis: Axis) -> LinearSystem.Variable {
    guard axis == .vertical, !storedPositions.isEmpty, storedPositions[view.position] >= 0 else {
      return unknowns(view, axis).position
    }
    return LinearSystem.Variable(index: storedPositions[view.position])
  }

  private mutating func addStoredPositions() {
    storedPositions = Array(repeating: -1, count: scene.views.count)
    for view in scene.indices where scene[view].placement == .constrained {
      guard let parent = scene[view].parent, !scene.isFlipped(parent) else { continue }
      let distance = system.addVariable()
      storedPositions[view.position] = distance.index
      addRow(
        LinearExpression(distance), .equal, storedPosition(view, .vertical), .canvasDefault(scene[view].object))
    }
  }

  func size(_ view: ViewIndex, _ axis: Axis) -> LinearExpression {
    guard view.isRoot else { return LinearExpression(unknowns(view, axis).size) }
    return rootExtents.map { LinearExpression($0[axis]) } ?? givenRootExtent(axis)
  }

  /// The given extent of the root; it stays a parameter of the system.
  func givenRootExtent(_ axis: Axis) -> LinearExpression {
    LinearExpression(constant: axis == .horizontal ? .init(0, width: 1) : .init(0, height: 1))
  }

  func contentSize(_ view: ViewIndex, _ axis: Axis) -> LinearExpression? {
    contentVariable(view, axis).map { LinearExpression($0) }
  }

  /// The unknown extent of a view's scrolled content; nil for other views.
  func contentVariable(_ view: ViewIndex, _ axis: Axis) -> LinearSystem.Variable? {
    guard !scrollContents.isEmpty, scrollContents[view.position] >= 0 else { return nil }
    return LinearSystem.Variable(index: scrollContents[view.position] + Int32(axis.rawValue))
  }

  func addSize(_ factor: Double, of view: ViewIndex, _ axis: Axis, to sum: inout LinearExpression) {
    if !view.isRoot {
      sum.add(factor, unknowns(view, axis).size)
    } else if let rootExtents {
      sum.add(factor, rootExtents[axis])
    } else if axis == .horizontal {
      sum.constant.width += factor
    } else {
      sum.constant.height += factor
    }
  }

  func origin(_ view: ViewIndex, _ axis: Axis, in reference: ViewIndex) -> LinearExpression {
    var sum = LinearExpression()
    var current = view
    while current != reference, let parent = scene[current].parent {
      sum.add(1, unknowns(current, axis).position)
      current = parent
    }
    return sum
  }

  typealias Span = (start: LinearExpression, end: LinearExpression)

  func edges(_ view: ViewIndex, _ axis: Axis, in reference: ViewIndex) -> Span {
    span(Anchor(view: view, rectangle: .alignment), axis, in: reference)
  }

  /// The near and far edge of an anchor's rectangle in the coordinates of a view around it.
  func span(_ anchor: Anchor, _ axis: Axis, in reference: ViewIndex) -> Span {
    let start = origin(anchor.view, axis, in: reference)
    switch anchor.rectangle {
    case .alignment: return inset(start, anchor.view, axis, by: alignmentInsets[anchor.view])
    case .frame: return (start, start + size(anchor.view, axis))
    case .inset(let insets): return inset(start, anchor.view, axis, by: insets)
    case .content:
      return (start, start + (contentSize(anchor.view, axis) ?? size(anchor.view, axis)))
    case .insetContent(let insets):
      let extent = contentSize(anchor.view, axis) ?? size(anchor.view, axis)
      return (start + insets.start(axis), start + extent - insets.end(axis))
    case .topStrip(let height):
      return axis == .horizontal ? (start, start + size(anchor.view, axis)) : (start, start + height)
    case .bottomStrip(let height):
      let end = start + size(anchor.view, axis)
      return axis == .horizontal ? (start, end) : (end - height, end)
    }
  }

  private func inset(_ start: LinearExpression, _ view: ViewIndex, _ axis: Axis, by insets: Insets) -> Span {
    (start + insets.start(axis), start + size(view, axis) - insets.end(axis))
  }

  /// Frames in the superviews' coordinates, y down, for values of the unknowns.
  /// - Parameter rootSize: nil for the size of the scene.
  func frames(_ values: [Double], rootSize: Size? = nil) -> [Rect] {
    let frames = scene.indices.map { view in
      if view.isRoot {
        let solved = rootExtents.map {
          Size(width: values[Int($0.horizontal.index)], height: values[Int($0.vertical.index)])
        }
        let size = solved ?? rootSize ?? scene.rootSize
        return Rect(x: 0, y: 0, width: size.width, height: size.height)
      }
      let (x, width) = unknowns(view, .horizontal)
      let (y, height) = unknowns(view, .vertical)
      return Rect(
        x: values[Int(x.index)], y: values[Int(y.index)], width: values[Int(width.index)],
        height: values[Int(height.index)])
    }
    return scene.isReflected ? scene.reflected(frames) : frames
  }
}
