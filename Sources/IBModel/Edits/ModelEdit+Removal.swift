import IBXML

extension ModelEdit {
  /// Adds a view below another one, as its topmost subview.
  ///
  /// The caller gives the view its id and its attributes in the order they are to be written.
  public mutating func addSubview(_ view: NewElement, to superview: Object) {
    add(view, to: .subviews, of: superview.element)
  }

  /// Removes an object with everything in it, and what refers to any of it from outside: constraints, connections,
  /// members of masks and pointers go, other attributes lose the id.
  public mutating func remove(_ object: Object) {
    remove(object.element)
    for element in object.element.subtree {
      guard let id = element[.id] else { continue }
      for reference in references(to: id) where !object.element.contains(reference.element) { drop(reference) }
    }
  }

  private mutating func drop(_ reference: Reference) {
    let element = reference.element
    if let constraint = Constraint(element) {
      remove(constraint)
    } else if Connection(element) != nil || reference.attribute.name == .reference {
      remove(element)
    } else {
      setAttribute(reference.attribute.name, to: nil, on: element)
    }
  }
}
