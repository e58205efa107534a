import IBModel
import IBScene
import IBSolver
import IBXML

/// Turns a view tree into rows over unknowns: for each view the position in its superview and the size, y down.
///
/// What rows there are stands in `Features`, one file each.
struct SystemBuilder {
  let tree: ViewTree
  let surroundings: Surroundings
  let insets: ViewInsets
  /// The unknown extents of a root that its content may resize, by axis; others are as large as given.
  private let rootExtents: [LinearSystem.Variable]?
  /// The size the root is given.
  private let rootSize: Size
  /// Content sizes by view.
  private(set) var contents: ContentSizes
  /// What the frame extends beyond the alignment rectangle, by view.
  let alignmentInsets: [EdgeInsets]
  /// By axis and view: the first unknown of a view is its position, the second its size.
  private let unknowns: [[(position: LinearSystem.Variable, size: LinearSystem.Variable)]]
  /// Content size of scroll views.
  private var scrollContents: [Int: [LinearSystem.Variable]] = [:]
  /// Whether rows were made from insets that depend on frames, so that another pass is due.
  private(set) var dependsOnFrames = false
  private(set) var system = LinearSystem()
  /// Where the rows of content sizes begin; what comes after them yields to everything.
  private var firstContentRow = 0
  /// What each row comes from.
  private(set) var origins: [RowOrigin] = []

  init(
    _ tree: ViewTree, _ surroundings: Surroundings, _ insets: ViewInsets, contents: ContentSizes,
    isRootResizable: Bool = false
  ) {
    self.tree = tree
    self.surroundings = surroundings
    self.insets = insets
    self.contents = contents
    rootSize = insets.rootSize
    alignmentInsets = tree.nodes.indices.map { AlignmentInsets.of($0, in: tree, surroundings) }
    var system = LinearSystem()
    unknowns = Axis.allCases.map { _ in
      tree.nodes.indices.map { _ in (system.addVariable(), system.addVariable(nonnegative: true)) }
    }
    for node in tree.nodes.indices where SystemBuilder.hasScrollContent(node, tree, surroundings) {
      scrollContents[node] = Axis.allCases.map { _ in system.addVariable(nonnegative: true) }
    }
    rootExtents = isRootResizable ? Axis.allCases.map { _ in system.addVariable(nonnegative: true) } : nil
    self.system = system
  }

  private static func hasScrollContent(_ node: Int, _ tree: ViewTree, _ surroundings: Surroundings) -> Bool {
    surroundings.platform != .macOS && tree.nodes[node].kind == .scrollView
  }

  /// Adds all rows of the tree.
  mutating func addRows() {
    addArrangement()
    addContent()
    addStays()
  }

  private mutating func addArrangement() {
    if rootExtents != nil { addRootSize() }
    addFixedFrames()
    addConstraints()
    addStackViews()
    addGridViews()
    firstContentRow = system.rows.count
  }

  private mutating func addContent() {
    addContentSizes()
    addScrollContents()
  }

  /// The same system with other content sizes and without what only the stored frames decide, which on macOS the size
  /// of the root is, too.
  func withoutStays(_ contents: ContentSizes) -> SystemBuilder {
    if surroundings.platform == .macOS && surroundings.size == nil {
      var freed = SystemBuilder(tree, surroundings, insets, contents: contents, isRootResizable: true)
      freed.addArrangement()
      freed.addContent()
      return freed
    }
    var copy = self
    copy.contents = contents
    copy.system.removeRows(from: firstContentRow)
    copy.origins.removeSubrange(firstContentRow...)
    copy.addContent()
    return copy
  }

  /// An unknown extent beside those of the views.
  mutating func addUnknown() -> LinearSystem.Variable { system.addVariable(nonnegative: true) }

  /// Adds `expression relation 0`.
  mutating func addRow(
    _ expression: LinearExpression, _ relation: LinearSystem.Relation = .equal,
    priority: Double = LinearSystem.required,
    _ origin: RowOrigin
  ) {
    let isBackground = if case .constraint = origin { false } else { true }
    system.addRow(
      expression.terms, relation, expression.constant * -1, priority: priority, isBackground: isBackground)
    origins.append(origin)
  }

  /// Adds `left relation right`.
  mutating func addRow(
    _ left: LinearExpression, _ relation: LinearSystem.Relation, _ right: LinearExpression,
    priority: Double = LinearSystem.required, _ origin: RowOrigin
  ) {
    addRow(left - right, relation, priority: priority, origin)
  }
}

// MARK: Insets

extension SystemBuilder {
  /// The layout margins of a view, as far as they are known by now.
  mutating func margins(of node: Int) -> EdgeInsets {
    if node > 0 { dependsOnFrames = true }
    return insets.margins(of: node)
  }

  /// The insets of a view's readable content guide, as far as they are known by now.
  mutating func readableInsets(of node: Int) -> EdgeInsets {
    if node > 0 { dependsOnFrames = true }
    return insets.readableInsets(of: node)
  }

  /// The safe area insets of a view, as far as they are known by now.
  mutating func safeArea(of node: Int) -> EdgeInsets {
    if node > 0 { dependsOnFrames = true }
    return insets.safeArea(of: node)
  }
}

// MARK: Geometry

extension SystemBuilder {
  /// The position of a view in its superview.
  func position(_ node: Int, _ axis: Axis) -> LinearExpression {
    node == 0 ? LinearExpression() : LinearExpression(unknowns[axis.rawValue][node].position)
  }

  /// The extent of a view's frame.
  func size(_ node: Int, _ axis: Axis) -> LinearExpression {
    guard node == 0 else { return LinearExpression(unknowns[axis.rawValue][node].size) }
    return rootExtents.map { LinearExpression($0[axis.rawValue]) } ?? givenRootExtent(axis)
  }

  /// The extent the root is given; it stays a parameter of the system.
  func givenRootExtent(_ axis: Axis) -> LinearExpression {
    LinearExpression(constant: axis == .horizontal ? .init(0, width: 1) : .init(0, height: 1))
  }

  /// The extent of what a scroll view scrolls; nil for other views.
  func contentSize(_ node: Int, _ axis: Axis) -> LinearExpression? {
    scrollContents[node].map { LinearExpression($0[axis.rawValue]) }
  }

  /// Scroll views in document order.
  var scrollViews: [Int] { scrollContents.keys.sorted() }

  /// The near edge of a view's frame in the coordinates of a view around it.
  func origin(_ node: Int, _ axis: Axis, in reference: Int) -> LinearExpression {
    var sum = LinearExpression()
    var current = node
    while current != reference, current > 0 {
      sum += position(current, axis)
      current = tree.nodes[current].parent
    }
    return sum
  }

  /// Near and far edge of an anchor's rectangle in the coordinates of a view around it.
  func span(_ anchor: Anchor, _ axis: Axis, in reference: Int) -> (start: LinearExpression, end: LinearExpression) {
    let start = origin(anchor.node, axis, in: reference)
    switch anchor.rectangle {
    case .alignment: return inset(start, anchor.node, axis, by: alignmentInsets[anchor.node])
    case .frame: return (start, start + size(anchor.node, axis))
    case .inset(let insets): return inset(start, anchor.node, axis, by: insets)
    case .content:
      return (start, start + (contentSize(anchor.node, axis) ?? size(anchor.node, axis)))
    case .insetContent(let insets):
      let extent = contentSize(anchor.node, axis) ?? size(anchor.node, axis)
      return (start + insets.start(axis), start + extent - insets.end(axis))
    case .topStrip(let height):
      return axis == .horizontal ? (start, start + size(anchor.node, axis)) : (start, start + height)
    case .bottomStrip(let height):
      let end = start + size(anchor.node, axis)
      return axis == .horizontal ? (start, end) : (end - height, end)
    }
  }

  private func inset(
    _ start: LinearExpression, _ node: Int, _ axis: Axis, by insets: EdgeInsets
  ) -> (LinearExpression, LinearExpression) {
    (start + insets.start(axis), start + size(node, axis) - insets.end(axis))
  }

  /// Frames in the superviews' coordinates, y down, for values of the unknowns.
  func frames(_ values: [Double]) -> [Rect] {
    tree.nodes.indices.map { node in
      if node == 0 {
        let solved = rootExtents.map { Size(width: values[Int($0[0].index)], height: values[Int($0[1].index)]) }
        return Rect(x: 0, y: 0, width: (solved ?? rootSize).width, height: (solved ?? rootSize).height)
      }
      let (x, width) = unknowns[0][node]
      let (y, height) = unknowns[1][node]
      return Rect(
        x: values[Int(x.index)], y: values[Int(y.index)], width: values[Int(width.index)],
        height: values[Int(height.index)])
    }
  }

  /// The unknowns of a view on an axis.
  func unknowns(_ node: Int, _ axis: Axis) -> (position: LinearSystem.Variable, size: LinearSystem.Variable) {
    unknowns[axis.rawValue][node]
  }
}

/// Something constraints refer to: a rectangle of a view.
struct Anchor {
  enum Rectangle {
    case alignment, frame, content
    case inset(EdgeInsets)
    /// What a scroll view scrolls, inset.
    case insetContent(EdgeInsets)
    /// As high as given, at the top or bottom of the view.
    case topStrip(Double), bottomStrip(Double)
  }

  var node: Int
  var rectangle: Rectangle
}
