import IBModel
import IBScene
import IBSolver
import IBXML

/// How a stack view of AppKit arranges its views.
struct AppKitStackView {
  let node: Int
  let axis: Axis
  let alignment: String
  let distribution: String
  /// What the stack keeps free around its views.
  let insets: EdgeInsets
  /// The views that take part, by gravity: beginning, middle, end. Without gravity all are in the first.
  private(set) var areas: [[Int]] = [[], [], []]
  /// Views out of sight.
  private(set) var hidden: [Int] = []
  private var spacings: [Int: Double] = [:]
  let spacing: Double
  let hugging: [Double]

  /// Distance of arranged views where nothing else is written.
  private static let standardSpacing = 8.0

  init(_ node: Int, in tree: ViewTree) {
    self.node = node
    axis = tree.value(.orientation, of: node) == "vertical" ? .vertical : .horizontal
    alignment = tree.value(.alignment, of: node) ?? (axis == .horizontal ? "centerY" : "centerX")
    distribution = tree.value(.distribution, of: node) ?? "gravityAreas"
    spacing = tree.number(.spacing, of: node) ?? AppKitStackView.standardSpacing
    let element = tree.nodes[node].element
    insets = element.child(.edgeInsets).map { EdgeInsets($0, .left, .right) } ?? EdgeInsets()
    hugging = ["horizontalStackHuggingPriority", "verticalStackHuggingPriority"].map {
      Swift.min(tree.number(Name($0), of: node) ?? 250, LinearSystem.required - 1)
    }
    let detaches = tree.isSet("detachesHiddenViews", of: node)
    let custom = element.child("customSpacing")?.children.map { $0[.value].flatMap { Double(finite: $0) } } ?? []
    for (position, child) in tree.children(of: node).enumerated() where tree.nodes[child].isArranged {
      if tree.nodes[child].isHidden, detaches {
        hidden.append(child)
        continue
      }
      let list = tree.nodes[child].element.parent?.name.text
      areas[list == "middleViews" ? 1 : list == "endViews" ? 2 : 0].append(child)
      // The largest float stands for the stack's own spacing.
      if position < custom.count, let value = custom[position], value < 1e30 { spacings[child] = value }
    }
  }

  var arranged: [Int] { areas.flatMap { $0 } }

  func spacing(after view: Int) -> Double { spacings[view] ?? spacing }
}

extension SystemBuilder {
  /// Stack views of AppKit arrange by constraints of their own and hug their content by priorities of their own.
  mutating func addAppKitStackView(_ node: Int) {
    let stack = AppKitStackView(node, in: tree)
    let origin = RowOrigin.stack(tree.nodes[node].object)
    addDetached(stack)
    let room = span(Anchor(node: node, rectangle: .inset(stack.insets)), stack.axis, in: node)
    if stack.distribution == "gravityAreas" {
      addGravityAreas(stack, room, origin)
    } else {
      addFilling(stack, room, origin)
    }
    addAppKitAlignment(stack, origin)
  }

  private typealias Span = (start: LinearExpression, end: LinearExpression)

  private func edges(_ view: Int, _ axis: Axis, _ stack: AppKitStackView) -> Span {
    span(Anchor(node: view, rectangle: .alignment), axis, in: stack.node)
  }

  /// A hidden view that has left its stack view lies in the corner, where no constraint holds it.
  private mutating func addDetached(_ stack: AppKitStackView) {
    for view in stack.hidden {
      for axis in Axis.allCases {
        let start = edges(view, axis, stack).start
        addRow(start, priority: SystemBuilder.detachedPriority, .stay(tree.nodes[view].object))
      }
    }
  }

  private static let unsquashed = 249.99999
  /// The strongest hugging that is no more than a wish.
  private static let weakHugging = 250.0
  private static let newSize = 0.5
  private static let filling = 1.5

  /// How strongly an arranged view without content keeps its size; nil for all other views.
  ///
  /// The hugging Xcode writes for a stack view, just below 250, does not squash such a view; hugging of content does.
  func appKitStay(of view: Int, _ axis: Axis) -> Double? {
    guard surroundings.platform == .macOS, tree.nodes[view].isArranged, tree.nodes[view].kind != .stackView,
      ContentAxes.of(tree.nodes[view], .macOS, tree, view).isEmpty
    else { return nil }
    return fillsStack(view, axis) ? SystemBuilder.newSize : SystemBuilder.unsquashed
  }

  /// Whether a view whose size nothing says is as large as its stack view, on the axis across it.
  private func fillsStack(_ view: Int, _ axis: Axis) -> Bool {
    let isAcross = (tree.value(.orientation, of: tree.nodes[view].parent) == "vertical") == (axis == .horizontal)
    return isAcross && tree.storedSize(of: view, surroundings) == nil
  }

  /// Whether other views say how large the stack view of a view is.
  private func hasSizedNeighbor(_ view: Int) -> Bool {
    tree.children(of: tree.nodes[view].parent).contains { other in
      other != view && tree.nodes[other].isArranged && !tree.nodes[other].isHidden
        && (tree.nodes[other].kind == .stackView || tree.storedSize(of: other, surroundings) != nil)
    }
  }

  /// A view whose size nothing says is as large as its stack view, which need not be larger than a new view for it.
  private mutating func addFill(_ view: Int, _ extent: LinearExpression, _ room: LinearExpression, _ axis: Axis) {
    let origin = RowOrigin.stay(tree.nodes[view].object)
    addRow(extent, .equal, room, priority: SystemBuilder.filling, origin)
    if hasSizedNeighbor(view) { return }
    let new = axis == .horizontal ? SystemBuilder.newView.width : SystemBuilder.newView.height
    addRow(extent - new, .atLeast, priority: SystemBuilder.unsquashed, origin)
  }

  // MARK: Along the axis

  private mutating func addFilling(_ stack: AppKitStackView, _ room: Span, _ origin: RowOrigin) {
    let views = stack.arranged
    let hugging = stack.hugging[stack.axis.rawValue]
    // Hugging does not squash what resists, however strong it is.
    addRow(room.end - room.start, priority: Swift.min(hugging, SystemBuilder.weakHugging), origin)
    // Nothing but its hugging gives an empty stack a size.
    guard !views.isEmpty else { return }
    let edges = views.map { self.edges($0, stack.axis, stack) }
    addRow(edges[0].start, .equal, room.start, origin)
    addRow(edges[edges.count - 1].end, .equal, room.end, origin)
    let gaps = zip(edges, edges.dropFirst()).map { $1.start - $0.end }
    let isLoose = stack.distribution == "equalSpacing" || stack.distribution == "equalCentering"
    for (gap, view) in zip(gaps, views) {
      addRow(gap - stack.spacing(after: view), isLoose ? .atLeast : .equal, origin)
    }
    switch stack.distribution {
    case "equalSpacing":
      for gap in gaps.dropFirst() { addRow(gap, .equal, gaps[0], origin) }
    case "equalCentering":
      let centers = edges.map { ($0.start + $0.end) * 0.5 }
      let distances = zip(centers, centers.dropFirst()).map { $1 - $0 }
      for distance in distances.dropFirst() { addRow(distance, .equal, distances[0], priority: 149, origin) }
    case "fillEqually":
      for (one, next) in zip(edges, edges.dropFirst()) {
        addRow(
          next.end - next.start, .equal, one.end - one.start, priority: SystemBuilder.alignmentPriority, origin)
      }
    default: break
    }
  }

  private mutating func addGravityAreas(_ stack: AppKitStackView, _ room: Span, _ origin: RowOrigin) {
    let hugging = stack.hugging[stack.axis.rawValue]
    if stack.arranged.isEmpty { addRow(room.end - room.start, priority: hugging, origin) }
    var previous: (end: LinearExpression, spacing: Double)?
    for (area, views) in stack.areas.enumerated() where !views.isEmpty {
      let edges = views.map { self.edges($0, stack.axis, stack) }
      for (pair, view) in zip(zip(edges, edges.dropFirst()), views) {
        addRow(pair.1.start - pair.0.end - stack.spacing(after: view), .equal, origin)
      }
      let (first, last) = (edges[0].start, edges[edges.count - 1].end)
      switch area {
      case 0: addRow(first, .equal, room.start, origin)
      case 1: addRow(first + last, .equal, room.start + room.end, priority: LinearSystem.required - 1, origin)
      default: addRow(last, .equal, room.end, origin)
      }
      if let previous {
        addRow(first - previous.end - previous.spacing, .atLeast, origin)
        addRow(first - previous.end - previous.spacing, priority: hugging, origin)
      } else {
        addRow(first, .equal, room.start, priority: hugging, origin)
      }
      addRow(last, .atMost, room.end, origin)
      addRow(first, .atLeast, room.start, origin)
      previous = (last, stack.spacing(after: views[views.count - 1]))
    }
    if let previous { addRow(previous.end, .equal, room.end, priority: hugging, origin) }
  }

  // MARK: Across the axis

  /// Above the stays, below everything a document asks for.
  private static let detachedPriority = 2.5

  /// Arranged views leave their line, or differ in size where they ought to be equal, when something stronger asks for
  /// it, as the hugging of a control.
  private static let alignmentPriority = 500.0

  private mutating func addAppKitAlignment(_ stack: AppKitStackView, _ origin: RowOrigin) {
    let axis = stack.axis.other
    let hugging = stack.hugging[axis.rawValue]
    let room = span(Anchor(node: stack.node, rectangle: .inset(stack.insets)), axis, in: stack.node)
    for view in stack.arranged {
      let edges = edges(view, axis, stack)
      switch stack.alignment {
      case "width", "height":
        addRow(edges.start, .equal, room.start, origin)
        addRow(edges.end, .equal, room.end, origin)
        continue
      case "leading", "left", "top":
        addRow(edges.start, .equal, room.start, priority: SystemBuilder.alignmentPriority, origin)
      case "trailing", "right", "bottom":
        addRow(edges.end, .equal, room.end, priority: SystemBuilder.alignmentPriority, origin)
      case "firstBaseline", "lastBaseline", "baseline": addAppKitBaseline(view, stack, origin)
      default:
        addRow(
          edges.start + edges.end, .equal, room.start + room.end, priority: SystemBuilder.alignmentPriority, origin)
      }
      addRow(edges.start, .atLeast, room.start, origin)
      addRow(edges.end, .atMost, room.end, origin)
      if hugging > SystemBuilder.weakHugging {
        addRow(edges.start, .equal, room.start, priority: hugging, origin)
        addRow(edges.end, .equal, room.end, priority: hugging, origin)
      }
      if appKitStay(of: view, axis) == SystemBuilder.newSize {
        addFill(view, edges.end - edges.start, room.end - room.start, axis)
      }
    }
    addRow(room.end - room.start, priority: Swift.min(hugging, SystemBuilder.weakHugging), origin)
  }

  private mutating func addAppKitBaseline(_ view: Int, _ stack: AppKitStackView, _ origin: RowOrigin) {
    guard let first = stack.arranged.first, first != view else { return }
    addRow(
      appKitBaseline(view, stack), .equal, appKitBaseline(first, stack), priority: SystemBuilder.alignmentPriority,
      origin)
  }

  private func appKitBaseline(_ view: Int, _ stack: AppKitStackView) -> LinearExpression {
    let edges = edges(view, .vertical, stack)
    return baseline(
      of: Anchor(node: view, rectangle: .alignment), .last, edges.start, edges.end, in: stack.node)
  }
}
