import IBLayout
import IBModel

/// Constraints that could resolve the ambiguity of a view, as people would set them, best first.
struct PinChoices {
  let layout: SceneLayout
  let view: ViewIndex
  let parent: ViewIndex
  /// In the root's coordinates.
  private let frames: ViewTable<Rect>

  init?(_ layout: SceneLayout, _ object: Object) {
    guard let view = layout.scene.index(of: object), let parent = layout.scene[view].parent else { return nil }
    (self.layout, self.view, self.parent) = (layout, view, parent)
    frames = layout.framesInRoot
  }

  private var scene: ResolvedScene { layout.scene }
  private var id: ObjectID { scene[view].object.id }
  private var frame: Rect { frames[view] }

  /// Whether the view takes more than half of the superview, so it should stretch with it.
  private func isWide(_ axis: Axis) -> Bool { frame.extent(axis) > frames[parent].extent(axis) / 2 }

  /// Alternative sets of constraints for the missing quantities on an axis.
  func choices(_ missing: Set<LayoutGap.Quantity>, _ axis: Axis) -> [[ConstraintContent]] {
    if missing == [.contentSize] { return scrolledEnds(axis).map { [$0] } }
    let size = [held(ConstraintContent(.init(id, axis == .horizontal ? .width : .height)))].compactMap { $0 }
    if scene[view].isArranged { return missing.contains(.position) ? [] : [size] }
    let (near, far) = (edge(.near, axis), edge(.far, axis))
    let stretched = [near, far].compactMap { $0?.content }
    let canStretch = stretched.count == 2
    let positions = positions(axis)
    if missing == [.size] {
      let end = [far?.content].compactMap { $0 }
      return (isWide(axis) ? [end, size] : [size, end]).filter { !$0.isEmpty }
    }
    if missing.contains(.positionOrSize) {
      let edges = stretched.map { [$0] }
      return isWide(axis) ? edges + [size] : [size] + edges
    }
    let sized = positions.map { [$0] + size }
    let both = canStretch ? [stretched] : []
    if missing.contains(.size) { return isWide(axis) ? both + sized : sized + both }
    // If the content does not give the current size, the size is pinned too.
    return positions.map { [$0] } + (isWide(axis) ? both + sized : sized + both)
  }

  /// The constraint with the constant that the frames satisfy.
  private func held(_ content: ConstraintContent) -> ConstraintContent? {
    guard let constant = layout.constant(satisfying: content) else { return nil }
    var result = content
    result.constant = .number(PinChoices.plain(constant))
    return result
  }

  /// A number without artifacts of rounding to pixels.
  static func plain(_ number: Double) -> Double {
    let (whole, half) = (number.rounded(), (number * 2).rounded() / 2)
    if abs(whole - number) < 0.05 { return whole + 0 }
    return abs(half - number) < 0.05 ? half : (number * 1000).rounded() / 1000
  }

  /// Alternatives for the position: the center if the view is centered, then the edges, nearest first.
  private func positions(_ axis: Axis) -> [ConstraintContent] {
    let edges = [edge(.near, axis), edge(.far, axis), row(axis)].compactMap { $0 }
    let nearest = edges.enumerated().sorted { ($0.1.distance, $0.0) < ($1.1.distance, $1.0) }.map(\.1)
    return (center(axis, unless: nearest.first?.distance ?? 0).map { [$0] } ?? []) + nearest.map(\.content)
  }

  private func center(_ axis: Axis, unless nearest: Double) -> ConstraintContent? {
    guard nearest > PinChoices.widestMargin, !isScrolled else { return nil }
    let attribute: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    let anchors = (
      ConstraintContent.Anchor(id, attribute), ConstraintContent.Anchor(scene[parent].object.id, attribute)
    )
    // Half a point remains if one extent is odd and the other even.
    guard let held = held(ConstraintContent(anchors.0, .equal, anchors.1)), abs(held.constant.value) <= 0.5 else {
      return nil
    }
    return held
  }

  /// The distance from an edge, in points, beyond which a view in the middle counts as centered.
  private static let widestMargin = 24.0

  private enum End { case near, far }

  private struct Candidate {
    var content: ConstraintContent
    var distance: Double
  }

  private func attribute(_ end: End, _ axis: Axis) -> LayoutAttribute {
    switch (axis, end) {
    case (.horizontal, .near): .leading
    case (.horizontal, .far): .trailing
    case (.vertical, .near): .top
    case (.vertical, .far): .bottom
    }
  }

  /// A constraint between an edge of the view and the nearest view, or the edge around it.
  private func edge(_ end: End, _ axis: Axis) -> Candidate? { neighbor(end, axis) ?? outerEdge(end, axis) }

  private func candidate(_ end: End, _ axis: Axis, to item: ObjectID, _ other: LayoutAttribute) -> Candidate? {
    let mine = ConstraintContent.Anchor(id, attribute(end, axis))
    let theirs = ConstraintContent.Anchor(item, other)
    let content = end == .near ? ConstraintContent(mine, .equal, theirs) : ConstraintContent(theirs, .equal, mine)
    return held(content).map { Candidate(content: $0, distance: abs($0.constant.value)) }
  }

  private func neighbor(_ end: End, _ axis: Axis) -> Candidate? {
    let gaps = neighbors(across: axis).compactMap { other -> (view: ViewIndex, gap: Double)? in
      let gap =
        end == .near
        ? frame.start(axis) - frames[other].start(axis) - frames[other].extent(axis)
        : frames[other].start(axis) - frame.start(axis) - frame.extent(axis)
      return gap > -0.5 ? (other, gap) : nil
    }
    guard let nearest = gaps.min(by: { ($0.gap, $0.view) < ($1.gap, $1.view) }) else { return nil }
    let opposite = attribute(end == .near ? .far : .near, axis)
    return candidate(end, axis, to: scene[nearest.view].object.id, opposite)
  }

  private func neighbors(across axis: Axis) -> [ViewIndex] {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    return siblings(on: axis).filter { sibling in
      let overlap =
        min(frame.start(other) + frame.extent(other), frames[sibling].start(other) + frames[sibling].extent(other))
        - max(frame.start(other), frames[sibling].start(other))
      return overlap > 0.5
    }
  }

  private func siblings(on axis: Axis) -> [ViewIndex] {
    scene.children(of: parent).filter { sibling in
      sibling != view && scene[sibling].placement == .constrained && !scene[sibling].isArranged
        && !scene[sibling].object.id.rawValue.isEmpty && !layout[sibling].ambiguousAxes.contains(axis)
    }
  }

  /// A vertical center constraint to a near view in the same row.
  private func row(_ axis: Axis) -> Candidate? {
    guard axis == .vertical else { return nil }
    let aligned = neighbors(across: .horizontal).filter { sibling in
      abs(frames[sibling].y + frames[sibling].height / 2 - frame.y - frame.height / 2) <= 0.25
        && !layout[sibling].ambiguousAxes.contains(.vertical)
    }
    let distance = { (other: ViewIndex) in
      max(frames[other].x - frame.x - frame.width, frame.x - frames[other].x - frames[other].width)
    }
    guard let nearest = aligned.min(by: { (distance($0), $0) < (distance($1), $1) }), distance(nearest) > -0.5 else {
      return nil
    }
    let content = ConstraintContent(.init(id, .centerY), .equal, .init(scene[nearest].object.id, .centerY))
    return Candidate(content: content, distance: distance(nearest))
  }

  /// Whether the superview scrolls, so its far edges depend on its subviews.
  private var isScrolled: Bool {
    guard scene.environment.platform != .macOS, case .scroll = scene[parent].arrangement else { return false }
    return true
  }

  /// A constraint to the edge of the safe area, or of the superview if there is none or the view extends beyond it.
  private func outerEdge(_ end: End, _ axis: Axis) -> Candidate? {
    if isScrolled, end == .far { return nil }
    for guide in scene.guides where guide.view == parent {
      guard let attribute = edge(of: guide, end, axis),
        let candidate = candidate(end, axis, to: guide.object.id, attribute), candidate.content.constant.value > -0.01
      else { continue }
      return candidate
    }
    return candidate(end, axis, to: scene[parent].object.id, attribute(end, axis))
  }

  /// The attribute of a guide at the end of its obstructed area.
  private func edge(of guide: ResolvedGuide, _ end: End, _ axis: Axis) -> LayoutAttribute? {
    switch guide.kind {
    case .safeArea: attribute(end, axis)
    case .top where axis == .vertical && end == .near: .bottom
    case .bottom where axis == .vertical && end == .far: .top
    default: nil
    }
  }

  /// Constraints that end the scrolled content at the last subviews, padded to at least the size of the scroll view.
  private func scrolledEnds(_ axis: Axis) -> [ConstraintContent] {
    let inside = scene.children(of: view).filter { child in
      scene[child].placement == .constrained && !scene[child].object.id.rawValue.isEmpty
    }
    let end = { (child: ViewIndex) in layout.frames[child].start(axis) + layout.frames[child].extent(axis) }
    return inside.sorted { (-end($0), $0) < (-end($1), $1) }.prefix(2).map { child in
      let distance = max(0, layout.frames[view].extent(axis) - end(child))
      return ConstraintContent(
        .init(id, attribute(.far, axis)), .equal, .init(scene[child].object.id, attribute(.far, axis)),
        constant: .number(PinChoices.plain(distance)))
    }
  }
}
