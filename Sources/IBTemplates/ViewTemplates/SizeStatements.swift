import IBLayout
import IBModel

/// The sizes of views that constraints are about.
package struct SizeStatements {
  /// Ids of the views with a constant size.
  package private(set) var constants: PerAxis<Set<ObjectID>> = PerAxis([], [])
  /// Ids of the views whose size depends on another size.
  private var related: PerAxis<Set<ObjectID>> = PerAxis([], [])
  /// The edges and centers of a view that are placed.
  private var positions: PerAxis<[ObjectID: Set<LayoutAttribute>]> = PerAxis([:], [:])

  package init(_ constraints: [RunTimeConstraint]) {
    for content in constraints.compactMap(\.content) {
      for anchor in [content.first, content.second].compactMap(\.self) {
        let axis = anchor.attribute.axis
        if !anchor.attribute.isDimension {
          positions[axis][anchor.item, default: []].insert(anchor.attribute)
        } else if content.second == nil {
          constants[axis].insert(anchor.item)
        } else {
          related[axis].insert(anchor.item)
        }
      }
    }
  }

  /// Whether something determines the size of a view, as far as it can be seen without solving.
  package func settles(_ view: ObjectID, _ axis: Axis) -> Bool {
    constants[axis].contains(view) || related[axis].contains(view) || positions[axis][view, default: []].count > 1
  }
}
