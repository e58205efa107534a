import IBXML

extension ModelEdit {
  /// Installs or uninstalls a constraint or subview under size classes and all more specific ones; under `.any` in
  /// every configuration. Nothing changes under other classes.
  ///
  /// As in Xcode, masks of the object's superview or holder store this. An object without id, or outside such a list,
  /// cannot be uninstalled and is not changed.
  public mutating func setInstalled(_ isInstalled: Bool, _ object: Object, under classes: SizeClasses) {
    guard object.element.attribute(.id) != nil else { return }
    let before = installation(of: object)
    var after = before
    after.set(isInstalled, under: classes)
    for key in Set(before.statements.keys).union(after.statements.keys)
    where before.statements[key] != after.statements[key] {
      state(after.statements[key], about: object, in: key)
    }
  }

  /// nil removes the object from the mask.
  mutating func state(_ isIncluded: Bool?, about object: Object, in key: String) {
    guard let list = object.element.parent, let host = list.parent,
      list.name == .constraints || list.name == .subviews
    else { return }
    let place = VariationChange.Mask(list: list.name, member: object)
    variationChanges[host, default: [:]][key, default: VariationChange()].masks[place] = .some(isIncluded)
  }

  /// Installs a constraint or subview under size classes; see `setInstalled`.
  public mutating func install(_ object: Object, under classes: SizeClasses = .any) {
    setInstalled(true, object, under: classes)
  }

  /// Uninstalls a constraint or subview under size classes; see `setInstalled`.
  public mutating func uninstall(_ object: Object, under classes: SizeClasses) {
    setInstalled(false, object, under: classes)
  }

  func installation(of object: Object) -> VariedValue<Bool> {
    var result = VariedValue(base: true)
    guard let list = object.element.parent, let host = list.parent else { return result }
    for variation in Object(element: host).variations {
      for mask in variation.element.children(.mask) where mask[.key] == list.name.text {
        for member in mask.children where member.id(.reference) == object.id && !tree.isRemoved(member) {
          result.statements[variation.key] = member.name == .include
        }
      }
    }
    let place = VariationChange.Mask(list: list.name, member: object)
    for (key, change) in variationChanges[host] ?? [:] {
      if let statement = change.masks[place] { result.statements[key] = statement }
    }
    return result
  }

  /// Sets an attribute of an object under size classes and all more specific ones; under `.any` in every configuration.
  /// Nothing changes under other classes.
  public mutating func setAttribute(
    _ name: Name, to value: String, on object: Object, under classes: SizeClasses
  ) {
    var values = self.values(of: name, on: object.element)
    if classes == .any, values.base != value {
      values.base = value
      setAttribute(name, to: value, on: object.element)
    }
    values.set(value, under: classes)
    state(values, of: name, on: object.element)
  }

  /// Removes an attribute from the variations for size classes and all more specific ones, so that the object's own
  /// value or a less specific variation applies again.
  public mutating func removeVariations(of name: Name, on object: Object, under classes: SizeClasses) {
    var values = self.values(of: name, on: object.element)
    values.removeStatements(under: classes)
    state(values, of: name, on: object.element)
  }

  func values(of name: Name, on host: Element) -> VariedValue<String?> {
    var result = VariedValue<String?>(base: tree.value(of: name, on: host))
    for variation in Object(element: host).variations {
      if let value = variation.element[name] { result.statements[variation.key] = value }
    }
    for (key, change) in variationChanges[host] ?? [:] {
      guard let value = change.attributes[name] else { continue }
      if let value { result.statements[key] = value } else { result.statements.removeValue(forKey: key) }
    }
    return result
  }

  mutating func state(_ values: VariedValue<String?>, of name: Name, on host: Element) {
    let before = self.values(of: name, on: host).statements
    for key in Set(before.keys).union(values.statements.keys) where before[key] != values.statements[key] {
      let value = values.statements[key] ?? nil
      variationChanges[host, default: [:]][key, default: VariationChange()].attributes[name] = .some(value)
    }
  }

  /// Makes an element, such as a font or a color, the child with its key under size classes and all more specific ones.
  /// Nothing changes under other classes. Changes of the object's own child in this edit are ignored.
  public mutating func setChild(_ new: NewElement, on object: Object, under classes: SizeClasses) {
    guard classes != .any, let key = new[.key] else { return }
    var values = children(withKey: key, of: object.element)
    values.set(new, under: classes)
    state(values, ofChild: key, of: object.element)
  }

  func children(withKey key: String, of host: Element) -> VariedValue<NewElement?> {
    var result = VariedValue<NewElement?>(base: host.child(withKey: key).map(NewElement.init(copying:)))
    for variation in Object(element: host).variations {
      guard let child = variation.element.child(withKey: key), child.name != .mask else { continue }
      result.statements[variation.key] = NewElement(copying: child)
    }
    for (variation, change) in variationChanges[host] ?? [:] {
      guard let child = change.children[key] else { continue }
      if let child { result.statements[variation] = child } else { result.statements.removeValue(forKey: variation) }
    }
    return result
  }

  mutating func state(_ values: VariedValue<NewElement?>, ofChild key: String, of host: Element) {
    let before = children(withKey: key, of: host).statements
    for variation in Set(before.keys).union(values.statements.keys)
    where before[variation] != values.statements[variation] {
      let child = values.statements[variation] ?? nil
      variationChanges[host, default: [:]][variation, default: VariationChange()].children[key] = .some(child)
    }
  }

  /// Removes a constraint and its references: members of masks, outlets and outlet collections.
  public mutating func remove(_ constraint: Constraint) { removeWithReferences(constraint.element) }

  /// Keeps a constraint in the document but uninstalls it in every configuration.
  public mutating func uninstall(_ constraint: Constraint) {
    // An object without an id cannot be excluded.
    guard constraint.element.attribute(.id) != nil else { return remove(constraint) }
    for reference in references(to: constraint.id) where reference.element.name == .include {
      remove(reference.element)
    }
    setInstalled(false, constraint.object, under: .any)
  }

  /// Sets the constant in points, for a constraint with standard spacing the value last computed. Only this attribute
  /// changes; a constant that already has this value keeps its spelling.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    set(.constant, to: constant, omitted: 0, of: constraint)
  }

  /// Sets the priority from 1 to 1000. Only this attribute changes.
  public mutating func setPriority(_ priority: Double, of constraint: Constraint) {
    set(.priority, to: priority, omitted: ConstraintContent.required, of: constraint)
  }

  /// Sets the first or second item; the first is omitted where it is the holder.
  public mutating func setItem(_ name: Name, to id: ObjectID, of constraint: Constraint) {
    let isImplied = name == .firstItem && id == constraint.host.id
    setAttribute(name, to: isImplied ? nil : id.rawValue, on: constraint.element)
  }

  private mutating func set(_ name: Name, to value: Double, omitted: Double, of constraint: Constraint) {
    let written = constraint.element[name].map { Double(finite: $0) } ?? omitted
    guard written != value else { return }
    setAttribute(name, to: ConstraintContent.spelled(value, unless: omitted), on: constraint.element)
  }

  /// Adds a constraint to the list of its host.
  ///
  /// Its items lose `fixedFrame`, which Xcode keeps only on views without constraints.
  /// - Returns: The id of the new constraint, derived from `seed`.
  @discardableResult
  public mutating func add(_ constraint: NewConstraint, heldBy host: Object, seed: String) -> ObjectID {
    let id = identifier(for: seed)
    add(constraint, heldBy: host, id: id)
    return id
  }

  /// Adds a constraint with an unused id.
  public mutating func add(_ constraint: NewConstraint, heldBy host: Object, id: ObjectID) {
    add(constraint.element(id: id, heldBy: host.id, on: document.platform), to: .constraints, of: host.element)
    for item in constraint.items {
      guard let view = document.object(item), view.element[.fixedFrame] != nil else { continue }
      setAttribute(.fixedFrame, to: nil, on: view.element)
    }
  }
}

/// The requested state of one variation of an object.
struct VariationChange {
  struct Mask: Hashable {
    var list: Name
    var member: Object
  }

  /// Whether members are included; nil removes a member from the mask.
  var masks: [Mask: Bool?] = [:]
  /// nil removes an attribute.
  var attributes: [Name: String?] = [:]
  /// nil removes a child.
  var children: [String: NewElement?] = [:]
}
