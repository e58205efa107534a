import IBXML

extension ModelEdit {
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
