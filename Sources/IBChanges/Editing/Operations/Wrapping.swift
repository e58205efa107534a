import IBLayout
import IBModel
import IBXML

/// Views to wrap in a new view, with their order and spacing and the fate of their constraints.
struct Wrapping {
  /// In the order of the new view.
  let views: [Object]
  let first: Object
  let isStack: Bool
  let axis: Axis?
  /// The bounding frame of all stored frames, in points; nil if frames are not stored.
  let frame: Rect?
  /// Stands for the new view in constraints.
  let container: ObjectID = "\u{0}new"

  let ids: Set<ObjectID>
  /// What the wrapped views contain: views, guides, constraints.
  private let content: Set<ObjectID>

  init(_ objects: [Object], isStack: Bool) {
    let frames = objects.compactMap(\.frame)
    frame = frames.count == objects.count ? Wrapping.union(frames) : nil
    axis = isStack ? Wrapping.axis(of: frames) : nil
    let isVertical = axis == .vertical
    let isFromBottom = isVertical && !(objects[0].kind.isView(on: .iOS))
    let position = { (view: Object) in
      let frame = view.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
      return isVertical ? (isFromBottom ? -frame.y : frame.y) : frame.x
    }
    first = objects[0]
    views = isStack ? objects.enumerated().sorted { (position($0.1), $0.0) < (position($1.1), $1.0) }.map(\.1) : objects
    ids = Set(objects.map(\.id))
    content = Set(objects.flatMap { $0.element.subtree.dropFirst().compactMap { Object($0)?.id } })
    self.isStack = isStack
  }

  private static func union(_ frames: [Rect]) -> Rect? {
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { result, frame in
      let (x, y) = (min(result.x, frame.x), min(result.y, frame.y))
      let (right, bottom) = (
        max(result.x + result.width, frame.x + frame.width), max(result.y + result.height, frame.y + frame.height)
      )
      return Rect(x: x, y: y, width: right - x, height: bottom - y)
    }
  }

  /// Views beside each other form a row, others a column.
  private static func axis(of frames: [Rect]) -> Axis {
    for (one, other) in zip(frames, frames.dropFirst()) {
      let areBeside = one.y < other.y + other.height && other.y < one.y + one.height
      let areAbove = one.x < other.x + other.width && other.x < one.x + one.width
      if areBeside, !areAbove { return .horizontal }
    }
    return .vertical
  }

  /// The alignment with which a stack view keeps the frames of the views: `leading`, `top`, `center` …; nil if they have
  /// one size across its axis, so that they fill it.
  func alignment(on platform: Platform) -> String? {
    let sides = views.compactMap(\.frame).map { frame in
      axis == .vertical ? (start: frame.x, extent: frame.width) : (start: frame.y, extent: frame.height)
    }
    let isUniform = { (value: ((start: Double, extent: Double)) -> Double) in
      sides.allSatisfy { abs(value($0) - value(sides[0])) < 0.5 }
    }
    guard axis != nil, sides.count == views.count, views.count > 1 else { return nil }
    let (atStart, atEnd) = (isUniform { $0.start }, isUniform { $0.start + $0.extent })
    if atStart, atEnd { return nil }
    let isFromBottom = axis == .horizontal && !first.kind.isView(on: .iOS)
    let (start, end) =
      axis == .vertical ? ("leading", "trailing") : isFromBottom ? ("bottom", "top") : ("top", "bottom")
    if atStart { return start }
    if atEnd { return end }
    guard isUniform({ $0.start + $0.extent / 2 }) else { return start }
    return platform != .macOS ? "center" : axis == .vertical ? "centerX" : "centerY"
  }

  var spacing: Double? {
    guard let axis, views.count > 1, let one = views[0].frame, let other = views[1].frame else { return nil }
    let isFromBottom = !views[0].kind.isView(on: .iOS)
    let gap =
      axis == .horizontal
      ? other.x - one.x - one.width : isFromBottom ? one.y - other.y - other.height : other.y - one.y - one.height
    return max(0, gap.rounded())
  }

  /// The effect of wrapping on a constraint.
  enum Fate {
    case stays, goes
    /// It moves to the new view, for which ``container`` stands.
    case becomes(ConstraintContent)
  }

  /// - Parameter isAround: Whether an item is the superview, a view around it, or a guide of one of them.
  func fate(of content: ConstraintContent, isAround: (ObjectID) -> Bool) -> Fate {
    guard content.items.contains(where: ids.contains), let second = content.second else { return .stays }
    if content.first.attribute.isDimension || second.attribute.isDimension { return .stays }
    let areBothInside = ids.contains(content.first.item) && ids.contains(second.item)
    if areBothInside { return isStack ? .goes : .stays }
    let (inner, outer) = ids.contains(content.first.item) ? (content.first, second) : (second, content.first)
    if self.content.contains(outer.item) { return .stays }
    // A sibling of the wrapped views can still be placed by one of them.
    let isSibling = !isAround(outer.item)
    guard hasEdge(inner), !(isStack && isSibling && inner.attribute.axis != axis) else {
      return isStack && !isSibling ? .goes : .stays
    }
    return .becomes(content.mapItems { ids.contains($0) ? container : $0 })
  }

  /// Whether the new view has the same edge as a wrapped one.
  private func hasEdge(_ anchor: ConstraintContent.Anchor) -> Bool {
    guard isStack else { return Wrapping.edges[anchor.attribute].map { outermost($0) == anchor.item } ?? false }
    let isVertical = anchor.attribute.axis == .vertical
    let isFirst = [.left, .leading, .top].contains(anchor.attribute)
    let isEdge = isFirst || [.right, .trailing, .bottom].contains(anchor.attribute)
    if !isEdge, !anchor.attribute.isCenter { return false }
    if isVertical != (axis == .vertical) { return true }
    if anchor.attribute.isCenter { return views.count == 1 }
    return anchor.item == (isFirst ? views.first : views.last)?.id
  }

  private enum Edge: CaseIterable { case left, right, top, bottom }

  private static let edges: [LayoutAttribute: Edge] = [
    .left: .left, .leading: .left, .right: .right, .trailing: .right, .top: .top, .bottom: .bottom,
  ]

  /// The view whose edge coincides with that of the new view.
  private func outermost(_ edge: Edge) -> ObjectID? {
    let isFromBottom = !first.kind.isView(on: .iOS)
    let value = { (view: Object) in
      let frame = view.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
      switch edge {
      case .left: return frame.x
      case .right: return -(frame.x + frame.width)
      case .top: return isFromBottom ? -(frame.y + frame.height) : frame.y
      case .bottom: return isFromBottom ? frame.y : -(frame.y + frame.height)
      }
    }
    return views.min { value($0) < value($1) }?.id
  }

  /// The constraint of a conflict that gives way: of a wrapped view or the new one, the broken one if it can be.
  func removableConstraint(of conflict: LayoutConflict, beside container: ObjectID) -> Constraint? {
    let removable = conflict.constraints.filter { constraint in
      constraint.items.contains { ids.contains($0) || $0 == container }
    }
    return removable.first { .constraint($0) == conflict.broken } ?? removable.last
  }

  func pins(to container: ObjectID) -> [ConstraintContent] {
    let attributes: [(Edge, LayoutAttribute)] = [
      (.left, .leading), (.right, .trailing), (.top, .top), (.bottom, .bottom),
    ]
    return attributes.compactMap { edge, attribute in
      outermost(edge).map { id in
        let (inner, outer) = (ConstraintContent.Anchor(id, attribute), ConstraintContent.Anchor(container, attribute))
        return edge == .right || edge == .bottom
          ? ConstraintContent(outer, .equal, inner) : ConstraintContent(inner, .equal, outer)
      }
    }
  }
}
