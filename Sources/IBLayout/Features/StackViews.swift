import IBModel
import IBSolver

/// A stack view of UIKit with the views that take part.
private struct StackView {
  let view: ViewIndex
  let settings: StackSettings
  let insets: Insets
  let arranged: [ViewIndex]
  let hidden: [ViewIndex]
  /// In points.
  let spacing: Double

  init(_ view: ViewIndex, _ settings: StackSettings, in scene: ResolvedScene, _ insets: SceneInsets) {
    let isReversed = scene.opposesDirection(view)
    self.view = view
    self.settings = isReversed ? settings.reflected : settings
    self.insets = settings.keepsMargins ? insets.margins(of: view) : Insets()
    let ordered = scene.children(of: view).filter { scene[$0].isArranged }
    let children = isReversed && settings.axis == .horizontal ? ordered.reversed() : ordered
    arranged = children.filter { !scene[$0].leavesStack }
    hidden = children.filter { scene[$0].leavesStack }
    spacing =
      switch settings.spacing {
      case .standard: scene.environment.number(.gap, of: "stack view", "standard spacing", in: .margins)?.value ?? 0
      case .points(let points): points
      }
  }

  var axis: Axis { settings.axis }

  var alignsBaselines: Bool { settings.alignment == .firstBaseline || settings.alignment == .lastBaseline }
}

extension StackSettings {
  fileprivate var reflected: StackSettings {
    var copy = self
    switch alignment {
    case .leading: copy.alignment = .trailing
    case .trailing: copy.alignment = .leading
    default: break
    }
    return copy
  }
}

extension SystemBuilder {
  /// Stack views add constraints that arrange their views, with the rows and priorities that Apple's stack views show
  /// in constraint logs.
  mutating func addStacks() {
    for view in scene.indices {
      switch scene[view].arrangement {
      case .appKitStack(let settings): addAppKitStackView(view, settings)
      case .stack(let settings): addStackView(StackView(view, settings, in: scene, insets))
      default: continue
      }
    }
  }

  private mutating func addStackView(_ stack: StackView) {
    addHidden(stack)
    if stack.arranged.isEmpty, !stack.hidden.isEmpty, environment.follows(.stacksWithoutContent) {
      let origin = RowOrigin.stack(scene[stack.view].object)
      for axis in Axis.allCases { addRow(size(stack.view, axis), priority: RowStrength.emptyStack, origin) }
      alignHidden(stack)
    } else {
      if !stack.arranged.isEmpty { addDistribution(stack) }
      addAlignment(stack)
    }
  }

  private func room(_ stack: StackView, _ axis: Axis) -> Span {
    span(Anchor(view: stack.view, rectangle: .inset(stack.insets)), axis, in: stack.view)
  }

  private func extent(_ view: ViewIndex, _ axis: Axis) -> LinearExpression {
    let insets = alignmentInsets[view]
    return size(view, axis) - insets.start(axis) - insets.end(axis)
  }

  /// A hidden view shrinks to nothing in the middle of the gap it leaves.
  ///
  /// Before the first view and behind the last one there is no gap. Source: stored frames since Xcode 10.2, in which
  /// such a view touches the first or last one, or the start of a stack view that shows only one. Before, and with
  /// standard spacing, it is where the gap would be.
  private mutating func addHidden(_ stack: StackView) {
    let origin = RowOrigin.stack(scene[stack.view].object)
    for view in stack.hidden {
      addRow(size(view, stack.axis), priority: RowStrength.hiddenView, origin)
      let start = edges(view, stack.axis, in: stack.view).start
      let isBesideShown = keepsHiddenViewsBesideShown(stack)
      guard let previous = stack.arranged.last(where: { $0 < view }) else {
        let edge = isBesideShown ? edges(view, stack.axis, in: stack.view).end : start
        addRow(edge, .equal, room(stack, stack.axis).start, priority: RowStrength.hiddenView, origin)
        continue
      }
      let hasGap =
        stack.arranged.contains { $0 > view } || stack.settings.spacing == .standard
        || !environment.follows(.lastHiddenViewTouches)
      let end = edges(previous, stack.axis, in: stack.view).end
      let place = hasGap ? start - end - stack.spacing / 2 : isBesideShown ? start - end : start
      addRow(place, priority: RowStrength.hiddenView, origin)
    }
  }

  /// Whether hidden views at the ends of a stack view touch the first or last shown one. Source: stored frames; 47 of
  /// 48 last and 39 of 43 first ones.
  private func keepsHiddenViewsBesideShown(_ stack: StackView) -> Bool {
    guard environment.follows(.hiddenViewsBesideShown) else { return false }
    if stack.arranged.count > 1 { return true }
    return !environment.isStoryboard && scene[.root].kind == .tableViewCell
  }

  private mutating func addDistribution(_ stack: StackView) {
    let origin = RowOrigin.stack(scene[stack.view].object)
    let axis = stack.axis
    let room = room(stack, axis)
    let views = stack.arranged
    addRow(edges(views[0], axis, in: stack.view).start, .equal, room.start, origin)
    addRow(edges(views[views.count - 1], axis, in: stack.view).end, .equal, room.end, origin)
    let gaps = zip(views, views.dropFirst()).map { gap(from: $0, to: $1, stack) }
    switch stack.settings.distribution {
    case .fill: addFixed(gaps, stack, origin)
    case .fillEqually:
      addFixed(gaps, stack, origin)
      for view in views.dropFirst() { addRow(extent(view, axis), .equal, extent(views[0], axis), origin) }
    case .fillProportionally:
      addFixed(gaps, stack, origin)
      addProportions(stack, room.end - room.start, origin)
    case .equalSpacing:
      addLeast(gaps, stack, origin)
      for gap in gaps.dropFirst() { addRow(gap, .equal, gaps[0], origin) }
      addRow(room.end - room.start, priority: RowStrength.stackFit, origin)
    case .equalCentering:
      addLeast(gaps, stack, origin)
      addEqualCentering(views.map { edges($0, axis, in: stack.view) }, origin)
      addRow(room.end - room.start, priority: RowStrength.stackFit, origin)
    }
  }

  private mutating func addFixed(_ gaps: [LinearExpression], _ stack: StackView, _ origin: RowOrigin) {
    for gap in gaps { addRow(gap - stack.spacing, .equal, origin) }
  }

  private mutating func addLeast(_ gaps: [LinearExpression], _ stack: StackView, _ origin: RowOrigin) {
    for gap in gaps { addRow(gap - stack.spacing, .atLeast, origin) }
  }

  mutating func addEqualCentering(_ edges: [Span], _ origin: RowOrigin) {
    let centers = edges.map { ($0.start + $0.end) * 0.5 }
    let distances = zip(centers, centers.dropFirst()).map { $1 - $0 }
    for distance in distances.dropFirst() {
      addRow(distance, .equal, distances[0], priority: RowStrength.equalCentering, origin)
    }
  }

  private func gap(from first: ViewIndex, to second: ViewIndex, _ stack: StackView) -> LinearExpression {
    if stack.settings.isBaselineRelative {
      return baseline(of: second, .first, in: stack.view) - baseline(of: first, .last, in: stack.view)
    }
    return edges(second, stack.axis, in: stack.view).start - edges(first, stack.axis, in: stack.view).end
  }

  private mutating func addProportions(_ stack: StackView, _ room: LinearExpression, _ origin: RowOrigin) {
    let sizes = stack.arranged.map { fittingExtent(of: $0, stack.axis) }
    let total = sizes.reduce(0) { $0 + ($1 ?? 0) } + stack.spacing * Double(stack.arranged.count - 1)
    guard total > 0 else { return }
    for (position, (view, size)) in zip(stack.arranged, sizes).enumerated() {
      guard let size else { continue }
      addRow(
        extent(view, stack.axis), .equal, room * (size / total), priority: RowStrength.proportion(position), origin)
    }
  }

  private func fittingExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    let own = alignmentInsets[view]
    if let content = contents.naturalExtent(of: view, axis) { return content - own.start(axis) - own.end(axis) }
    guard case .stack(let settings) = scene[view].arrangement else { return nil }
    let stack = StackView(view, settings, in: scene, insets)
    let sizes = stack.arranged.compactMap { fittingExtent(of: $0, axis) }
    guard !sizes.isEmpty else { return nil }
    guard stack.axis == axis else { return sizes.max() }
    return sizes.reduce(0, +) + stack.spacing * Double(max(stack.arranged.count - 1, 0))
  }

  private mutating func addAlignment(_ stack: StackView) {
    let origin = RowOrigin.stack(scene[stack.view].object)
    let axis = stack.axis.other
    let room = room(stack, axis)
    let line = stack.arranged.first(where: hasBaseline)
    // Views aligned by their first lines are at the bottom of a higher stack view, unless a plain view fills it.
    // Source: stored frames in five documents of four projects.
    let sinks = stack.arranged.allSatisfy(hasBaseline)
    for view in stack.arranged + stack.hidden {
      // A plain view has no baseline: it fills a stack view that aligns baselines.
      // Source: stored frames of all six such views, in four documents of three projects.
      let alignment = stack.alignsBaselines && !hasBaseline(view) ? .fill : stack.settings.alignment
      let edges = edges(view, axis, in: stack.view)
      switch alignment {
      case .fill:
        addRow(edges.start, .equal, room.start, origin)
        addRow(edges.end, .equal, room.end, origin)
        continue
      case .leading, .top: addRow(edges.start, .equal, room.start, origin)
      case .trailing, .bottom: addRow(edges.end, .equal, room.end, origin)
      case .center: addRow(edges.start + edges.end, .equal, room.start + room.end, origin)
      case .firstBaseline: addBaseline(view, stack, .first, origin)
      case .lastBaseline: addBaseline(view, stack, .last, origin)
      }
      // A hidden view takes no room.
      if scene[view].leavesStack { continue }
      addBounds(of: edges, in: room, alignment, isFirst: view == line, origin)
      if alignment == .firstBaseline {
        addRow(sinks ? room.end - edges.end : edges.start - room.start, priority: RowStrength.smallArranged, origin)
      }
      addRow(extent(view, axis), priority: RowStrength.smallArranged, origin)
    }
    if stack.settings.alignment != .fill, !stack.arranged.isEmpty {
      addRow(room.end - room.start, priority: RowStrength.stackFit, origin)
    }
  }

  private func hasBaseline(_ view: ViewIndex) -> Bool {
    scene[view].kind != .view || !environment.follows(.stacksWithoutContent)
  }

  /// If a stack view shows none of its views, they are aligned with each other: nothing attaches them to its far edge.
  private mutating func alignHidden(_ stack: StackView) {
    let origin = RowOrigin.stack(scene[stack.view].object)
    let axis = stack.axis.other
    let room = room(stack, axis)
    let first = edges(stack.hidden[0], axis, in: stack.view)
    for view in stack.hidden {
      let edges = edges(view, axis, in: stack.view)
      addRow(edges.start, .equal, room.start, origin)
      guard stack.settings.alignment == .fill else { continue }
      if view == stack.hidden[0] {
        addRow(edges.end, .equal, room.end, priority: RowStrength.smallArranged, origin)
      } else {
        addRow(edges.end, .equal, first.end, origin)
      }
    }
  }

  /// Views are inside the stack view. Aligned by baselines, others than the first may extend beyond it on one side.
  private mutating func addBounds(
    of edges: Span, in room: Span, _ alignment: StackSettings.Alignment, isFirst: Bool, _ origin: RowOrigin
  ) {
    if alignment != .firstBaseline || isFirst { addRow(edges.start, .atLeast, room.start, origin) }
    if alignment != .lastBaseline || isFirst {
      addRow(edges.end, alignment == .lastBaseline ? .equal : .atMost, room.end, origin)
    }
  }

  private mutating func addBaseline(_ view: ViewIndex, _ stack: StackView, _ line: Baseline, _ origin: RowOrigin) {
    guard let first = stack.arranged.first(where: hasBaseline), first != view,
      !scene[view].leavesStack
    else { return }
    addRow(baseline(of: view, line, in: stack.view), .equal, baseline(of: first, line, in: stack.view), origin)
  }
}
