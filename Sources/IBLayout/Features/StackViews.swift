import IBModel
import IBScene
import IBSolver
import IBXML

/// How a stack view arranges its views, as the document says.
struct StackView {
  let node: Int
  let axis: Axis
  let alignment: String
  let distribution: String
  let spacing: Double
  /// Whether the spacing is the standard one.
  let isStandardSpacing: Bool
  /// Whether the spacing is that between baselines.
  let isBaselineRelative: Bool
  /// What the stack keeps free around its views.
  let insets: EdgeInsets
  /// The views that take part: arranged and not hidden.
  let arranged: [Int]
  let hidden: [Int]

  init(_ node: Int, in tree: ViewTree, margins: (Int) -> EdgeInsets) {
    self.node = node
    axis = tree.value(.axis, of: node) == "vertical" ? .vertical : .horizontal
    alignment = tree.value(.alignment, of: node) ?? "fill"
    distribution = tree.value(.distribution, of: node) ?? "fill"
    // Measured: the standard spacing of stack views.
    isStandardSpacing = tree.value(.spacingType, of: node) == "standard"
    isBaselineRelative = axis == .vertical && tree.isSet(.baselineRelativeArrangement, of: node)
    spacing = isStandardSpacing ? 8 : tree.number(.spacing, of: node) ?? 0
    let element = tree.nodes[node].element
    let isRelative =
      tree.nodes[node].object.runtimeAttribute("layoutMarginsRelativeArrangement")?.text == "YES"
      || element.child(withKey: "layoutMargins") != nil || element.child(withKey: "directionalLayoutMargins") != nil
    insets = isRelative ? margins(node) : EdgeInsets()
    let children = tree.children(of: node).filter { tree.nodes[$0].isArranged }
    arranged = children.filter { !tree.nodes[$0].isHidden }
    hidden = children.filter { tree.nodes[$0].isHidden }
  }
}

extension SystemBuilder {
  /// Stack views of UIKit arrange by constraints of their own.
  ///
  /// The rows and their priorities are those Apple's stack views show in constraint logs.
  mutating func addStackViews() {
    for node in tree.nodes.indices where tree.nodes[node].kind == .stackView {
      if surroundings.platform == .macOS {
        addAppKitStackView(node)
      } else {
        let stack = StackView(node, in: tree) { margins(of: $0) }
        addHidden(stack)
        if !stack.arranged.isEmpty { addDistribution(stack) } else { addEmptiness(stack) }
        addAlignment(stack)
      }
    }
  }

  /// Near and far edge of the room for the arranged views, in the stack's coordinates.
  private func room(_ stack: StackView, _ axis: Axis) -> (start: LinearExpression, end: LinearExpression) {
    span(Anchor(node: stack.node, rectangle: .inset(stack.insets)), axis, in: stack.node)
  }

  private func edges(_ view: Int, _ axis: Axis, _ stack: StackView) -> (start: LinearExpression, end: LinearExpression)
  {
    span(Anchor(node: view, rectangle: .alignment), axis, in: stack.node)
  }

  private func extent(_ view: Int, _ axis: Axis) -> LinearExpression {
    let insets = alignmentInsets[view]
    return size(view, axis) - insets.start(axis) - insets.end(axis)
  }

  /// A hidden view shrinks to nothing in the middle of the gap it leaves.
  ///
  /// Behind the last view there is no gap. Source: stored frames, where such a view lies at the start since Xcode 10.2,
  /// unless the spacing is the standard one; before it lay where the gap would be.
  private mutating func addHidden(_ stack: StackView) {
    let origin = RowOrigin.stack(tree.nodes[stack.node].object)
    let priority = LinearSystem.required - 0.5
    for view in stack.hidden {
      addRow(size(view, stack.axis), priority: priority, origin)
      let start = edges(view, stack.axis, stack).start
      guard let previous = stack.arranged.last(where: { $0 < view }) else {
        addRow(start, .equal, room(stack, stack.axis).start, priority: priority, origin)
        continue
      }
      let hasGap = stack.arranged.contains { $0 > view } || stack.isStandardSpacing || surroundings.toolsVersion < 14490
      let gap = start - edges(previous, stack.axis, stack).end - stack.spacing / 2
      addRow(hasGap ? gap : start, priority: priority, origin)
    }
  }

  // MARK: Along the axis

  /// A stack view that shows none of its views has no extent.
  private mutating func addEmptiness(_ stack: StackView) {
    guard !stack.hidden.isEmpty else { return }
    addRow(size(stack.node, stack.axis), priority: 51, .stack(tree.nodes[stack.node].object))
  }

  private mutating func addDistribution(_ stack: StackView) {
    let origin = RowOrigin.stack(tree.nodes[stack.node].object)
    let axis = stack.axis
    let room = room(stack, axis)
    let views = stack.arranged
    addRow(edges(views[0], axis, stack).start, .equal, room.start, origin)
    addRow(edges(views[views.count - 1], axis, stack).end, .equal, room.end, origin)
    let gaps = zip(views, views.dropFirst()).map { gap(from: $0, to: $1, stack) }
    switch stack.distribution {
    case "equalSpacing":
      for gap in gaps { addRow(gap - stack.spacing, .atLeast, origin) }
      for gap in gaps.dropFirst() { addRow(gap, .equal, gaps[0], origin) }
      addRow(room.end - room.start, priority: 49, origin)
    case "equalCentering":
      for gap in gaps { addRow(gap - stack.spacing, .atLeast, origin) }
      let centers = views.map { view in
        let edges = edges(view, axis, stack)
        return (edges.start + edges.end) * 0.5
      }
      let distances = zip(centers, centers.dropFirst()).map { $1 - $0 }
      for distance in distances.dropFirst() { addRow(distance, .equal, distances[0], priority: 149, origin) }
      addRow(room.end - room.start, priority: 49, origin)
    default:
      for gap in gaps { addRow(gap - stack.spacing, .equal, origin) }
    }
    if stack.distribution == "fillEqually" {
      for view in views.dropFirst() { addRow(extent(view, axis), .equal, extent(views[0], axis), origin) }
    }
    if stack.distribution == "fillProportionally" { addProportions(stack, room.end - room.start, origin) }
  }

  /// What lies between two views that follow each other.
  private func gap(from first: Int, to second: Int, _ stack: StackView) -> LinearExpression {
    if stack.isBaselineRelative { return baseline(of: second, .first, stack) - baseline(of: first, .last, stack) }
    return edges(second, stack.axis, stack).start - edges(first, stack.axis, stack).end
  }

  private mutating func addProportions(_ stack: StackView, _ room: LinearExpression, _ origin: RowOrigin) {
    let sizes = stack.arranged.map { fittingExtent(of: $0, stack.axis) }
    let total = sizes.reduce(0) { $0 + ($1 ?? 0) } + stack.spacing * Double(stack.arranged.count - 1)
    guard total > 0 else { return }
    for (position, (view, size)) in zip(stack.arranged, sizes).enumerated() {
      guard let size else { continue }
      addRow(
        extent(view, stack.axis), .equal, room * (size / total),
        priority: LinearSystem.required - 1 - Double(position), origin)
    }
  }

  /// The size a view would take by itself; nil when it has none.
  private func fittingExtent(of view: Int, _ axis: Axis) -> Double? {
    let insets = alignmentInsets[view]
    if let content = contents.extent(of: view, axis) { return content - insets.start(axis) - insets.end(axis) }
    guard tree.nodes[view].kind == .stackView else { return nil }
    let stack = StackView(view, in: tree) { self.insets.margins(of: $0) }
    let sizes = stack.arranged.compactMap { fittingExtent(of: $0, axis) }
    guard !sizes.isEmpty else { return nil }
    guard stack.axis == axis else { return sizes.max() }
    return sizes.reduce(0, +) + stack.spacing * Double(max(stack.arranged.count - 1, 0))
  }

  // MARK: Across the axis

  private mutating func addAlignment(_ stack: StackView) {
    let origin = RowOrigin.stack(tree.nodes[stack.node].object)
    let axis = stack.axis.other
    let room = room(stack, axis)
    for view in stack.arranged + stack.hidden {
      let edges = edges(view, axis, stack)
      switch stack.alignment {
      case "fill":
        addRow(edges.start, .equal, room.start, origin)
        addRow(edges.end, .equal, room.end, origin)
        continue
      case "leading", "top": addRow(edges.start, .equal, room.start, origin)
      case "trailing", "bottom": addRow(edges.end, .equal, room.end, origin)
      case "center": addRow(edges.start + edges.end, .equal, room.start + room.end, origin)
      case "firstBaseline": addBaseline(view, stack, .first, origin)
      case "lastBaseline": addBaseline(view, stack, .last, origin)
      default: continue
      }
      // A hidden view takes no room.
      if tree.nodes[view].isHidden { continue }
      // Baselines hang from the first view or stand on it; the others may reach beyond.
      let isFirst = view == stack.arranged.first
      switch stack.alignment {
      case "firstBaseline" where isFirst: addRow(edges.start, .equal, room.start, origin)
      case "firstBaseline": break
      default: addRow(edges.start, .atLeast, room.start, origin)
      }
      switch stack.alignment {
      case "lastBaseline" where isFirst: addRow(edges.end, .equal, room.end, origin)
      case "lastBaseline": break
      default: addRow(edges.end, .atMost, room.end, origin)
      }
      addRow(extent(view, axis), priority: 25, origin)
    }
    if stack.alignment != "fill", !stack.arranged.isEmpty { addRow(room.end - room.start, priority: 49, origin) }
  }

  private mutating func addBaseline(_ view: Int, _ stack: StackView, _ line: Baseline, _ origin: RowOrigin) {
    guard let first = stack.arranged.first, first != view, !tree.nodes[view].isHidden else { return }
    addRow(baseline(of: view, line, stack), .equal, baseline(of: first, line, stack), origin)
  }

  private func baseline(of view: Int, _ line: Baseline, _ stack: StackView) -> LinearExpression {
    let anchor = Anchor(node: view, rectangle: .alignment)
    let edges = span(anchor, .vertical, in: stack.node)
    return baseline(of: anchor, line, edges.start, edges.end, in: stack.node)
  }
}
