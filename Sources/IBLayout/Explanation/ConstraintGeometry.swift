import IBModel
import IBSolver

/// The place of a constraint in a solved scene, in the root's coordinates, in points, y down.
package struct ConstraintGeometry: Sendable, Hashable {
  package struct Side: Sendable, Hashable {
    /// The rectangle the constraint refers to: the alignment rectangle of a view, a guide, or margins.
    package var rectangle: Rect
    /// The position of its edge, center or baseline along the axis; the middle for widths and heights.
    package var position: Double
  }

  package var axis: Axis
  package var first: Side
  /// Nil for a constant size.
  package var second: Side?
}

extension SceneLayout {
  package func place(of constraint: ResolvedConstraint) -> ConstraintGeometry {
    let (first, second) = (constraint.first, constraint.second)
    return ConstraintGeometry(
      axis: first.attribute.axis, first: side(first, other: second), second: second.map { side($0, other: first) })
  }

  private func side(_ side: ResolvedAnchor, other: ResolvedAnchor?) -> ConstraintGeometry.Side {
    let anchor = builder.anchor(side, other: other)
    let (near, far) = edges(of: anchor, .horizontal)
    let left = scene.isReflected ? frames[.root].width - far : near
    let (top, bottom) = edges(of: anchor, .vertical)
    let rectangle = Rect(x: left, y: top, width: far - near, height: bottom - top)
    let axis = side.attribute.axis
    guard !side.attribute.isDimension else {
      return ConstraintGeometry.Side(rectangle: rectangle, position: rectangle.start(axis) + rectangle.extent(axis) / 2)
    }
    var position = LinearExpression()
    builder.add(1, side.attribute, of: anchor, in: .root, to: &position)
    let isFromRight = scene.isReflected && axis == .horizontal
    return ConstraintGeometry.Side(
      rectangle: rectangle, position: isFromRight ? frames[.root].width - value(position) : value(position))
  }

  private func edges(of anchor: Anchor, _ axis: Axis) -> (start: Double, end: Double) {
    let span = builder.span(anchor, axis, in: .root)
    return (value(span.start), value(span.end))
  }

  private func value(_ expression: LinearExpression) -> Double {
    expression.value(solution.values, scene.rootSize)
  }
}
