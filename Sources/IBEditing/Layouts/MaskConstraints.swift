import IBLayout
import IBModel
import IBScene

/// The constraints that say what an autoresizing mask says.
///
/// The flexible parts of a view share the change of the superview's size in proportion to their extents, so that each edge and
/// extent is a linear function of it: a multiplier and a constant.
struct MaskConstraints {
  private let layout: SceneLayout
  private let view: ViewIndex
  private let parent: ViewIndex
  private let stored: Rect
  private let outer: Rect

  /// nil where the frames are not stored that the parts are shares of.
  init?(_ layout: SceneLayout, _ view: ViewIndex) {
    guard let parent = layout.scene[view].parent, let stored = layout.scene[view].storedFrame,
      let outer = layout.scene[parent].storedFrame, outer.width > 0, outer.height > 0
    else { return nil }
    (self.layout, self.view, self.parent, self.stored, self.outer) = (layout, view, parent, stored, outer)
  }

  /// Two constraints for each axis.
  var contents: [ConstraintContent]? {
    let pairs = Axis.allCases.map(contents)
    return pairs.contains { $0 == nil } ? nil : pairs.flatMap { $0 ?? [] }
  }

  /// The parts of the superview's extent, in points: before the view, itself, behind it; leading and top ones first.
  private func parts(_ axis: Axis) -> (before: Double, extent: Double, after: Double) {
    let before = stored.start(axis)
    let after = outer.extent(axis) - before - stored.extent(axis)
    return isTurned(axis) ? (after, stored.extent(axis), before) : (before, stored.extent(axis), after)
  }

  /// Whether frames count from the bottom.
  private func isTurned(_ axis: Axis) -> Bool { axis == .vertical && !layout.scene.isFlipped(parent) }

  private func contents(_ axis: Axis) -> [ConstraintContent]? {
    let (before, extent, after) = parts(axis)
    let stored = self.stored
    let shares = layout.scene[view].mask.shares(
      on: axis, start: stored.start(axis), extent: extent, end: outer.extent(axis) - stored.start(axis) - extent)
    let rest = 1 - shares.start - shares.extent
    let (start, length) = (isTurned(axis) ? rest : shares.start, shares.extent)
    let end = 1 - start - length
    if isNearly(length, 1) { return held([near(axis), far(axis)]) }
    if isNearly(length, 0) {
      if isNearly(start, 0) { return held([near(axis), size(axis)]) }
      if isNearly(start, 1) { return held([far(axis), size(axis)]) }
      if isNearly(start, 0.5) { return held([center(axis, .one), size(axis)]) }
      guard let multiplier = MaskConstraints.ratio(2 * max(before, 0), max(before, 0) + max(after, 0)) else {
        return nil
      }
      return held([center(axis, multiplier), size(axis)])
    }
    let flexible = extent / length
    guard let factor = MaskConstraints.ratio(extent, flexible) else { return nil }
    if isNearly(start, 0) { return held([near(axis), share(axis, factor)]) }
    if isNearly(end, 0) { return held([far(axis), share(axis, factor)]) }
    guard let edge = MaskConstraints.ratio(flexible * (start + length), flexible) else { return nil }
    var last = far(axis)
    // Solved for the view, since the multiplier belongs to the superview.
    last = ConstraintContent(last.second ?? last.first, .equal, last.first, multiplier: edge)
    return held([last, share(axis, factor)])
  }

  /// Whether a share is so near to a number that no screen shows the difference.
  private func isNearly(_ share: Double, _ number: Double) -> Bool { abs(share - number) < 0.0003 }

  /// A multiplier, as a ratio of whole numbers where both are; nil where it is 0 or less.
  static func ratio(_ one: Double, _ other: Double) -> Multiplier? {
    guard one > 0, other > 0 else { return nil }
    guard one == one.rounded(), other == other.rounded(), one < 1e6, other < 1e6 else { return Multiplier(one / other) }
    var (left, right) = (Int(one), Int(other))
    while right != 0 { (left, right) = (right, left % right) }
    let (numerator, denominator) = (Int(one) / left, Int(other) / left)
    return denominator == 1 ? Multiplier(Double(numerator)) : Multiplier("\(numerator):\(denominator)")
  }

  // MARK: Constraints

  /// Constraints with the constants that they have in the frames.
  private func held(_ contents: [ConstraintContent]) -> [ConstraintContent]? {
    let held = contents.map { content -> ConstraintContent? in
      guard let constant = layout.constant(satisfying: content) else { return nil }
      var result = content
      result.constant = .number(abs(constant) < 1e-4 ? 0 : (constant * 1e4).rounded() / 1e4)
      return result
    }
    return held.contains { $0 == nil } ? nil : held.compactMap { $0 }
  }

  private func anchor(_ view: ViewIndex, _ attribute: LayoutAttribute) -> ConstraintContent.Anchor {
    .init(layout.scene[view].object.id, attribute)
  }

  private func near(_ axis: Axis) -> ConstraintContent {
    let edge: LayoutAttribute = axis == .horizontal ? .leading : .top
    return ConstraintContent(anchor(view, edge), .equal, anchor(parent, edge))
  }

  private func far(_ axis: Axis) -> ConstraintContent {
    let edge: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    return ConstraintContent(anchor(parent, edge), .equal, anchor(view, edge))
  }

  private func center(_ axis: Axis, _ multiplier: Multiplier) -> ConstraintContent {
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    return ConstraintContent(anchor(view, middle), .equal, anchor(parent, middle), multiplier: multiplier)
  }

  private func dimension(_ axis: Axis) -> LayoutAttribute { axis == .horizontal ? .width : .height }

  private func size(_ axis: Axis) -> ConstraintContent { ConstraintContent(anchor(view, dimension(axis))) }

  private func share(_ axis: Axis, _ factor: Multiplier) -> ConstraintContent {
    ConstraintContent(anchor(view, dimension(axis)), .equal, anchor(parent, dimension(axis)), multiplier: factor)
  }
}
