import IBModel
import IBSolver

/// A stack view of AppKit with the views that take part.
private struct AppKitStackView {
  let view: ViewIndex
  let settings: AppKitStackSettings
  /// The participating views by gravity: beginning, middle, end. Without gravity all are in the first area.
  private(set) var areas: [[ViewIndex]] = [[], [], []]
  private(set) var hidden: [ViewIndex] = []
  private var spacings: [ViewIndex: Double] = [:]

  init(_ view: ViewIndex, _ settings: AppKitStackSettings, in scene: ResolvedScene) {
    self.view = view
    self.settings = settings
    for (position, child) in scene.children(of: view).enumerated() {
      guard let area = scene[child].stackArea else { continue }
      if scene[child].isHidden, settings.detachesHiddenViews {
        hidden.append(child)
        continue
      }
      areas[area.rawValue].append(child)
      if position < settings.customSpacing.count { spacings[child] = settings.customSpacing[position] }
    }
    if settings.axis == .horizontal, scene.opposesDirection(view) { reverse() }
  }

  /// Reverses the views; the spacing after a view becomes that after its former predecessor.
  private mutating func reverse() {
    let ordered = arranged
    areas = areas.reversed().map { $0.reversed() }
    let written = spacings
    spacings = [:]
    for (before, after) in zip(ordered, ordered.dropFirst()) { spacings[after] = written[before] }
  }

  var axis: Axis { settings.axis }

  var arranged: [ViewIndex] { areas.flatMap { $0 } }

  func spacing(after view: ViewIndex) -> Double { spacings[view] ?? settings.spacing }

  /// Hugging of 1000 would be required, which it is in no stack view of AppKit.
  func hugging(_ axis: Axis) -> Double { min(settings.hugging[axis], RowStrength.required - 1) }
}

extension SystemBuilder {
  mutating func addAppKitStackView(_ view: ViewIndex, _ settings: AppKitStackSettings) {
    let stack = AppKitStackView(view, settings, in: scene)
    let origin = RowOrigin.stack(scene[view].object)
    addDetached(stack)
    let room = room(stack, stack.axis)
    if settings.distribution == .gravityAreas {
      addGravityAreas(stack, room, origin)
    } else {
      addFilling(stack, room, origin)
    }
    addAppKitAlignment(stack, origin)
  }

  private func room(_ stack: AppKitStackView, _ axis: Axis) -> Span {
    span(Anchor(view: stack.view, rectangle: .inset(stack.settings.insets)), axis, in: stack.view)
  }

  /// A hidden view that has left its stack view is in the corner, where no constraint holds it.
  private mutating func addDetached(_ stack: AppKitStackView) {
    guard environment.follows(.detachedInCorner) else { return }
    for view in stack.hidden {
      for axis in Axis.allCases {
        let start = edges(view, axis, in: stack.view).start
        addRow(start, priority: RowStrength.detached, .canvasDefault(scene[view].object))
      }
    }
  }

  /// The priority at which an arranged view without content keeps its size; nil for all other views.
  ///
  /// The hugging Xcode writes for a stack view, just below 250, does not compress such a view; hugging of content does.
  func appKitSizeStrength(of view: ViewIndex, _ axis: Axis) -> Double? {
    guard environment.platform == .macOS, scene[view].isArranged, !scene[view].isStack,
      !scene.hasContent(view)
    else { return nil }
    return fillsStack(view, axis) ? RowStrength.newSize : RowStrength.unsquashed
  }

  private func fillsStack(_ view: ViewIndex, _ axis: Axis) -> Bool {
    guard let parent = scene[view].parent, case .appKitStack(let stack) = scene[parent].arrangement else {
      return false
    }
    return stack.axis != axis && scene.naturalSize(of: view) == nil
  }

  private func hasSizedNeighbor(_ view: ViewIndex) -> Bool {
    guard let parent = scene[view].parent else { return false }
    return scene.children(of: parent).contains { other in
      other != view && scene[other].isArranged && !scene[other].isHidden
        && (scene[other].isStack || scene.naturalSize(of: other) != nil)
    }
  }

  /// A view of undetermined size is as large as its stack view, which can be as small as a new view.
  private mutating func addFill(_ view: ViewIndex, _ extent: LinearExpression, _ room: LinearExpression, _ axis: Axis) {
    let origin = RowOrigin.canvasDefault(scene[view].object)
    addRow(extent, .equal, room, priority: RowStrength.filling, origin)
    if hasSizedNeighbor(view) { return }
    addRow(extent - SystemBuilder.newView.extent(axis), .atLeast, priority: RowStrength.unsquashed, origin)
  }

  /// Whether stack views hug each of their views across the axis and the gaps between them along it, but give no view
  /// without content a size: the canvas keeps those sizes, and hugging of the whole stack view would contradict that.
  private var hugsViewsOneByOne: Bool { !hasCanvasDefaults && environment.follows(.stacksHugEachView) }

  private mutating func addFilling(_ stack: AppKitStackView, _ room: Span, _ origin: RowOrigin) {
    let views = stack.arranged
    // Hugging of any strength does not compress views that resist.
    let hugging = min(stack.hugging(stack.axis), RowStrength.weakHugging)
    if !hugsViewsOneByOne || views.isEmpty { addRow(room.end - room.start, priority: hugging, origin) }
    // Only its hugging gives an empty stack view a size.
    guard !views.isEmpty else { return }
    let edges = views.map { self.edges($0, stack.axis, in: stack.view) }
    addRow(edges[0].start, .equal, room.start, origin)
    addRow(edges[edges.count - 1].end, .equal, room.end, origin)
    let gaps = zip(edges, edges.dropFirst()).map { $1.start - $0.end }
    let distribution = stack.settings.distribution
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    for (gap, view) in zip(gaps, views) {
      addRow(gap - stack.spacing(after: view), isLoose ? .atLeast : .equal, origin)
      if isLoose, hugsViewsOneByOne { addRow(gap - stack.spacing(after: view), priority: hugging, origin) }
    }
    switch distribution {
    case .equalSpacing:
      for gap in gaps.dropFirst() { addRow(gap, .equal, gaps[0], origin) }
    case .equalCentering: addEqualCentering(edges, origin)
    case .fillEqually:
      for (one, next) in zip(edges, edges.dropFirst()) {
        addRow(next.end - next.start, .equal, one.end - one.start, priority: RowStrength.alignment, origin)
      }
    case .fill, .fillProportionally, .gravityAreas: break
    }
  }

  private mutating func addGravityAreas(_ stack: AppKitStackView, _ room: Span, _ origin: RowOrigin) {
    let hugging = stack.hugging(stack.axis)
    if stack.arranged.isEmpty { addRow(room.end - room.start, priority: hugging, origin) }
    var previous: (end: LinearExpression, spacing: Double)?
    for (area, views) in stack.areas.enumerated() where !views.isEmpty {
      let edges = views.map { self.edges($0, stack.axis, in: stack.view) }
      for (pair, view) in zip(zip(edges, edges.dropFirst()), views) {
        addRow(pair.1.start - pair.0.end - stack.spacing(after: view), .equal, origin)
      }
      let (first, last) = (edges[0].start, edges[edges.count - 1].end)
      switch StackArea(rawValue: area) {
      case .beginning: addRow(first, .equal, room.start, origin)
      case .middle:
        addRow(first + last, .equal, room.start + room.end, priority: RowStrength.middleArea, origin)
      case .end, nil: addRow(last, .equal, room.end, origin)
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

  private mutating func addAppKitAlignment(_ stack: AppKitStackView, _ origin: RowOrigin) {
    let axis = stack.axis.other
    let hugging = stack.hugging(axis)
    let room = room(stack, axis)
    for view in stack.arranged {
      let edges = edges(view, axis, in: stack.view)
      switch stack.settings.alignment {
      case .width, .height:
        addRow(edges.start, .equal, room.start, origin)
        addRow(edges.end, .equal, room.end, origin)
        continue
      case .left where scene.isReflected:
        addRow(edges.end, .equal, room.end, priority: RowStrength.alignment, origin)
      case .right where scene.isReflected:
        addRow(edges.start, .equal, room.start, priority: RowStrength.alignment, origin)
      case .leading, .left, .top:
        addRow(edges.start, .equal, room.start, priority: RowStrength.alignment, origin)
      case .trailing, .right, .bottom:
        addRow(edges.end, .equal, room.end, priority: RowStrength.alignment, origin)
      case .firstBaseline, .lastBaseline, .baseline: addAppKitBaseline(view, stack, origin)
      case .centerX, .centerY:
        addRow(edges.start + edges.end, .equal, room.start + room.end, priority: RowStrength.alignment, origin)
      }
      addRow(edges.start, .atLeast, room.start, origin)
      addRow(edges.end, .atMost, room.end, origin)
      if hugging > RowStrength.weakHugging {
        addRow(edges.start, .equal, room.start, priority: hugging, origin)
        addRow(edges.end, .equal, room.end, priority: hugging, origin)
      }
      let (extent, available) = (edges.end - edges.start, room.end - room.start)
      if hugsViewsOneByOne {
        addRow(extent, .equal, available, priority: min(hugging, RowStrength.stretching), origin)
      } else if appKitSizeStrength(of: view, axis) == RowStrength.newSize {
        addFill(view, extent, available, axis)
      }
    }
    if !hugsViewsOneByOne || stack.arranged.isEmpty {
      addRow(room.end - room.start, priority: min(hugging, RowStrength.weakHugging), origin)
    }
  }

  private mutating func addAppKitBaseline(_ view: ViewIndex, _ stack: AppKitStackView, _ origin: RowOrigin) {
    guard let first = stack.arranged.first, first != view else { return }
    addRow(
      baseline(of: view, .last, in: stack.view), .equal, baseline(of: first, .last, in: stack.view),
      priority: RowStrength.alignment, origin)
  }
}
