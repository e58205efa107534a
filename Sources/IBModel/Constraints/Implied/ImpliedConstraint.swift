import IBBase
import IBXML

/// A constraint between two sides whose distance follows from other constraints, whatever the size of the screen.
package struct ImpliedConstraint: Sendable {
  package let constraint: Constraint
  package let content: ConstraintContent
  /// The first side less the second one, in points, as required by other constraints.
  package let distance: Double
  /// The constraints that it follows from; empty if they are too many to name.
  package let reasons: [Constraint]

  /// Whether it would also be satisfied without the constraint.
  package var isSatisfied: Bool {
    let excess = distance - content.constant.value
    return switch content.relation {
    case .equal: abs(excess) <= EdgeDistances.tolerance
    case .greaterThanOrEqual: excess >= -EdgeDistances.tolerance
    case .lessThanOrEqual: excess <= EdgeDistances.tolerance
    }
  }
}

extension Document {
  /// Constraints between sides whose distance other constraints require, in document order.
  ///
  /// Constraints that code may change because something refers to them, placeholders, and documents that install
  /// constraints or views for some size classes only are left out.
  /// - Complexity: O(n log n) for n constraints
  package func impliedConstraints() -> [ImpliedConstraint] {
    guard usesAutoLayout, MaskStatements(self).isEmpty else { return [] }
    let used = idsInUse()
    let distances = constraints.compactMap { constraint -> StatedDistance? in
      guard !used.contains(constraint.id), constraint.identifier == nil, !constraint.isPlaceholder,
        constraint.element.child(.variation) == nil, let content = constraint.read().content,
        content.isDistance, !isAboutScrolledContent(content)
      else { return nil }
      return StatedDistance(constraint: constraint, content: content)
    }
    var (known, implied) = (EdgeDistances(), [ImpliedConstraint]())
    // Sizes and centers follow from edges, so edges come first.
    for kind in StatedDistance.Kind.allCases {
      for stated in distances where stated.kind == kind && stated.isRequiredEquality {
        if let found = known.implied(stated) { implied.append(found) } else { known.add(stated) }
      }
    }
    implied += distances.filter { !$0.isRequiredEquality }.compactMap { known.implied($0) }
    return implied.ordered { $0.constraint }
  }

  /// Whether one side is an edge of a scroll view and the other inside it, so the scrolled content is meant.
  private func isAboutScrolledContent(_ content: ConstraintContent) -> Bool {
    guard let second = content.second, let one = object(content.first.item), let other = object(second.item) else {
      return false
    }
    return one.scrolls && one.element.contains(other.element) || other.scrolls && other.element.contains(one.element)
  }
}

extension Object {
  /// In AppKit, the clip view of a scroll view moves the content.
  fileprivate var scrolls: Bool { kind.scrolls || kind == .clipView }
}

extension ConstraintContent {
  /// Whether the constraint fixes the difference of two sides, or a size, in points.
  fileprivate var isDistance: Bool {
    guard case .number = constant else { return false }
    guard let second else { return first.attribute.isDimension }
    return multiplier.value == 1 && first != second && first.attribute.canBeCompared(with: second.attribute)
  }
}
