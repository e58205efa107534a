import IBXML

extension ModelEdit {
  /// Adds a view below another one, as its topmost subview.
  ///
  /// The caller gives the view its id and its attributes in their written order.
  public mutating func addSubview(_ view: NewElement, to superview: Object) {
    add(view, to: .subviews, of: superview.subviewsOwner)
  }

  /// Sets a user defined runtime attribute (a `<userDefinedRuntimeAttribute>`), or removes the ones of the key path, in
  /// place of earlier changes of the key path.
  public mutating func setRuntimeAttribute(_ keyPath: String, to new: NewElement?, on object: Object) {
    withdraw(from: .userDefinedRuntimeAttributes, of: object.element) { $0[.keyPath] == keyPath }
    let existing = object.runtimeAttributes.filter { $0.keyPath == keyPath }
    guard let new else { return existing.forEach { remove($0.element) } }
    guard let decisive = existing.last else {
      return add(new, to: .userDefinedRuntimeAttributes, of: object.element)
    }
    if NewElement(copying: decisive.element) == new {
      tree.keep(decisive.element)
    } else {
      tree.replace(decisive.element, with: new)
    }
  }

  /// Adds an outlet from an object, at its sorted place.
  /// - Returns: The id of the new outlet.
  @discardableResult
  public mutating func addOutlet(_ property: String, from source: Object, to destination: ObjectID) -> ObjectID {
    let id = identifier(for: "outlet|\(source.id)|\(property)|\(destination)")
    let outlet = NewElement(
      .outlet, [NewAttribute(.property, property), NewAttribute(.destination, destination), NewAttribute(.id, id)])
    add(outlet, to: .connections, of: source.element)
    return id
  }
}
