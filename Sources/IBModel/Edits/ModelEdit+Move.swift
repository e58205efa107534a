import IBXML

extension ModelEdit {
  /// Moves a constraint to the list of another view, at its sorted place. Its meaning, its id, references to it, and
  /// where it is installed do not change.
  public mutating func move(_ constraint: Constraint, to holder: Object) {
    guard holder != constraint.host, !tree.isRemoved(constraint.element) else { return }
    moveMasks(of: constraint, to: holder)
    var moved = NewElement(copying: constraint.element)
    for name in [Name.constant, .priority, .multiplier, .firstAttribute, .secondAttribute, .secondItem] {
      moved[name] = tree.value(of: name, on: constraint.element)
    }
    let first = tree.value(of: .firstItem, on: constraint.element) ?? constraint.host.id
    moved[.firstItem] = first == holder.id ? nil : first
    moved.attributes = AttributeOrder.sorted(moved.attributes, of: .constraint, on: document.platform)
    remove(constraint.element)
    add(moved, to: .constraints, of: holder.element)
  }

  /// The variations of the new holder mention the constraint as those of the old one did.
  private mutating func moveMasks(of constraint: Constraint, to holder: Object) {
    let place = VariationChange.Mask(list: .constraints, member: constraint.object)
    for (key, isIncluded) in installation(of: constraint.object).statements {
      let host = constraint.host.element
      variationChanges[host, default: [:]][key, default: VariationChange()].masks[place] = .some(nil)
      variationChanges[holder.element, default: [:]][key, default: VariationChange()].masks[place] = .some(isIncluded)
    }
  }
}
