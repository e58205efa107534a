import IBXML

/// The constraints on the horizontal sides of views, by the id of the view.
package struct HorizontalTies {
  /// An end of a constraint.
  package struct Tie {
    package let constraint: Constraint
    package let attribute: LayoutAttribute

    package var isFixed: Bool { constraint.relation == .equal && constraint.priority == ConstraintContent.required }
  }

  private var ties: [ObjectID: [Tie]] = [:]

  /// Reads the constraints of a document that are installed under some size classes.
  /// - Complexity: O(elements)
  package init(_ document: Document) {
    let masks = MaskStatements(document)
    for constraint in document.constraints where !constraint.isPlaceholder && !masks.neverInstalls(constraint.id) {
      add(constraint, constraint.firstItem, constraint.firstAttribute)
      if let second = constraint.secondItem { add(constraint, second, constraint.secondAttribute) }
    }
  }

  private mutating func add(_ constraint: Constraint, _ item: ObjectID, _ attribute: LayoutAttribute?) {
    guard let attribute, HorizontalTies.attributes.contains(attribute) else { return }
    ties[item, default: []].append(Tie(constraint: constraint, attribute: attribute))
  }

  package subscript(view: Object) -> [Tie] { ties[view.id] ?? [] }

  package subscript(view: Object, sides: Set<LayoutAttribute>) -> [Tie] {
    self[view].filter { sides.contains($0.attribute) }
  }

  /// The side where text begins.
  package static let leading: Set<LayoutAttribute> = [.leading, .left, .leadingMargin, .leftMargin]
  /// The side where text ends.
  package static let trailing: Set<LayoutAttribute> = [.trailing, .right, .trailingMargin, .rightMargin]
  package static let center: Set<LayoutAttribute> = [.centerX, .centerXWithinMargins]

  private static let attributes = leading.union(trailing).union(center).union([.width])
}

extension Object {
  package var isText: Bool { kind == "label" || kind == "button" && text?.isEmpty == false }

  /// Whether constraints, not a stack view, place the view.
  package var isPlacedByConstraints: Bool {
    element.parent?.name == .subviews && element.parent?.parent?.name != "stackView"
  }
}
