import IBModel
import IBSolver

/// Where a constraint is in a solved scene, in the root's coordinates, in points, y down.
package struct ConstraintPlace: Sendable, Hashable {
  /// A side of the constraint.
  package struct Side: Sendable, Hashable {
    /// What the constraint refers to: a view without what is outside of its alignment rectangle, a guide, margins.
    package var rectangle: Rect
    /// Where its edge, center or baseline is along the axis; of widths and heights the middle.
    package var position: Double
  }

  /// The direction in which the constraint measures.
  package var axis: Axis
  /// The first side.
  package var first: Side
  /// The second side; nil for a constant size.
  package var second: Side?
}

extension SceneLayout {
  /// Where a constraint of the scene is.
  package func place(of constraint: ResolvedConstraint) -> ConstraintPlace {
    let (first, second) = (constraint.first, constraint.second)
    return ConstraintPlace(
      axis: first.attribute.axis, first: side(first, other: second), second: second.map { side($0, other: first) })
  }

  private func side(_ side: ResolvedAnchor, other: ResolvedAnchor?) -> ConstraintPlace.Side {
    let anchor = builder.anchor(side, other: other)
    let (near, far) = edges(of: anchor, .horizontal)
    let left = scene.isReflected ? frames[.root].width - far : near
    let (top, bottom) = edges(of: anchor, .vertical)
    let rectangle = Rect(x: left, y: top, width: far - near, height: bottom - top)
    let axis = side.attribute.axis
    guard !side.attribute.isDimension else {
      return ConstraintPlace.Side(rectangle: rectangle, position: rectangle.start(axis) + rectangle.extent(axis) / 2)
    }
    var position = LinearExpression()
    builder.add(1, side.attribute, of: anchor, in: .root, to: &position)
    let isFromRight = scene.isReflected && axis == .horizontal
    return ConstraintPlace.Side(
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
