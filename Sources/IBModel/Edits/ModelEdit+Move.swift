import IBXML

extension ModelEdit {
  /// Moves a constraint to the list of another view, at its sorted place. Its meaning, its id, references to it, and
  /// its installation do not change.
  public mutating func move(_ constraint: Constraint, to holder: Object) {
    guard holder != constraint.host, !tree.isRemoved(constraint.element) else { return }
    moveMasks(of: constraint.object, from: constraint.host.element, to: holder.element, list: .constraints)
    var moved = NewElement(copying: constraint.element)
    for name in [Name.constant, .priority, .multiplier, .firstAttribute, .secondAttribute, .secondItem] {
      moved[name] = tree.value(of: name, on: constraint.element)
    }
    let first = tree.value(of: .firstItem, on: constraint.element) ?? constraint.host.id.rawValue
    moved[.firstItem] = first == holder.id.rawValue ? nil : first
    moved.attributes = AttributeOrder.sorted(moved.attributes, of: .constraint, on: document.platform)
    remove(constraint.element)
    add(moved, to: .constraints, of: holder.element)
  }

  /// Gives the variations of the new holder the members of masks that the old one's variations had.
  private mutating func moveMasks(of member: Object, from old: Element, to new: Element, list: Name) {
    let place = VariationChange.Mask(list: list, member: member)
    for (key, isIncluded) in installation(of: member).statements {
      variationChanges[old, default: [:]][key, default: VariationChange()].masks[place] = .some(nil)
      variationChanges[new, default: [:]][key, default: VariationChange()].masks[place] = .some(isIncluded)
    }
  }

  /// Moves a view with its content below another view, before one of its subviews or as the topmost one. Of its bytes
  /// only the indentation changes; its installation stays.
  ///
  /// A constraint whose holder is no longer around all of its items moves to their nearest common ancestor. If there is
  /// none, because the view moves to another view tree, the constraint is removed with its references. The stored frame
  /// does not change, although it is now relative to another view.
  /// - Parameter sibling: The following subview; its list is the destination, which decides the area in stack views of
  ///   AppKit.
  /// - Throws: `EditError.intoItself` when the superview is the view or inside of it.
  public mutating func move(
    _ view: Object, to superview: Object, before sibling: Object? = nil
  ) throws(EditError) {
    let list = sibling?.element.parent
    let owner = superview.subviewsOwner
    let isSubview = list?.parent == owner
    try move(
      view, to: isSubview ? list?.name ?? .subviews : .subviews, of: owner, before: isSubview ? sibling : nil)
  }

  /// Moves a controller with its content to the objects of a scene, before one of them or as the last. Of its bytes
  /// only the indentation changes.
  /// - Throws: `EditError.intoItself` when the scene is inside of the controller, as in no document of Xcode.
  public mutating func move(
    _ controller: Object, to scene: DocumentScene, before sibling: Object? = nil
  ) throws(EditError) {
    try move(controller, to: .objects, of: scene.element, before: sibling)
  }

  private mutating func move(
    _ object: Object, to list: Name, of owner: Element, before sibling: Object?
  ) throws(EditError) {
    guard object != sibling, !tree.isRemoved(object.element) else { return }
    guard !withMoves().ancestry(of: owner).contains(object.element) else { throw .intoItself(id: object.id) }
    if let oldList = object.element.parent, let old = oldList.parent, old != owner, oldList.name == .subviews {
      moveMasks(of: object, from: old, to: owner, list: .subviews)
    }
    let isMember = sibling.map { $0.element.parent?.name == list && $0.element.parent?.parent == owner } ?? false
    move(object.element, to: list, of: owner, before: isMember ? sibling?.element : nil)
  }

  /// Returns the tree with only the moves, for looking up ancestors.
  private func withMoves() -> TreeEdit {
    var result = tree
    for (place, moves) in moves {
      for move in moves { result.move(move.object, into: place.owner.child(place.list) ?? place.owner) }
    }
    return result
  }

  func withSettledConstraints() -> ModelEdit {
    let moved = withMoves()
    var result = self
    for constraint in document.constraints where !tree.isRemoved(constraint.element) {
      let views = constraint.items.compactMap { document.object($0) }.map { LayoutGuide($0)?.view ?? $0 }
      let holder = constraint.host.element
      guard views.allSatisfy({ holder.contains($0.element) }),
        !views.allSatisfy({ moved.ancestry(of: $0.element).contains(holder) })
      else { continue }
      if let common = ModelEdit.nearestCommonAncestor(views, in: moved) {
        result.move(constraint, to: common)
      } else {
        result.remove(constraint)
      }
    }
    return result
  }

  private static func nearestCommonAncestor(_ views: [Object], in edit: TreeEdit) -> Object? {
    guard let first = views.first else { return nil }
    let others = views.dropFirst().map { Set(edit.ancestry(of: $0.element)) }
    return edit.ancestry(of: first.element).lazy.filter { element in others.allSatisfy { $0.contains(element) } }
      .compactMap { Object($0) }.first { $0.isView }
  }
}
