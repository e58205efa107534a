import IBXML

/// Changes where no trait says otherwise. Unlike changes under `SizeClasses.any`, they keep variations for traits.
extension ModelEdit {
  /// Installs or uninstalls a constraint or subview where no trait says otherwise. An object without id, or outside
  /// such a list, is not changed.
  public mutating func setInstalledByDefault(_ isInstalled: Bool, _ object: Object) {
    guard object.element.attribute(.id) != nil else { return }
    state(isInstalled ? nil : false, about: object, in: Variation.defaultKey)
  }

  /// Sets an attribute where no trait says otherwise, or removes it.
  public mutating func setDefaultAttribute(_ name: Name, to value: String?, on object: Object) {
    var values = self.values(of: name, on: object.element)
    values.statements[Variation.defaultKey] = nil
    state(values, of: name, on: object.element)
    setAttribute(name, to: value, on: object.element)
  }

  /// Makes an element the child with its key where no trait says otherwise.
  public mutating func setDefaultChild(_ new: NewElement, on object: Object) {
    guard let key = new[.key] else { return }
    var values = children(withKey: key, of: object.element)
    values.statements[Variation.defaultKey] = nil
    state(values, ofChild: key, of: object.element)
    if let existing = object.element.child(withKey: key), existing.name != new.name {
      replace(existing, with: new)
    } else {
      setChild(new.name, key: key, to: new, in: object.element)
    }
  }
}
