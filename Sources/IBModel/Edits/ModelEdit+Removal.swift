import IBXML

extension ModelEdit {
  /// Removes an object with its content, and references to it from outside: constraints, connections, members of masks
  /// and pointers are removed, other attributes lose the id.
  public mutating func remove(_ object: Object) { removeWithReferences(object.element) }

  /// Removes a scene with the comment that names it, and references to its objects.
  package mutating func remove(_ scene: DocumentScene) {
    removeWithReferences(scene.element)
    tree.removeComment(before: scene.element)
  }

  /// Removes a connection and its references.
  public mutating func remove(_ connection: Connection) { removeWithReferences(connection.element) }

  /// Also removes references transitively; an object may refer to itself in a cycle of any length.
  mutating func removeWithReferences(_ element: Element) {
    var rest = [element]
    while let element = rest.popLast() {
      guard !tree.isRemoved(element) else { continue }
      remove(element)
      for removed in element.subtree {
        guard let id = removed.id(.id), isLast(removed, with: id) else { continue }
        for reference in references(to: id) where !element.contains(reference.element) {
          if let next = drop(reference) { rest.append(next) }
        }
      }
    }
  }

  /// Returns the element to remove for a dangling reference; nil if removing the attribute is enough.
  private mutating func drop(_ reference: Reference) -> Element? {
    let element = reference.element
    switch reference.attribute.name {
    case .firstItem, .secondItem: return element
    case .reference: if element.attribute(.id) == nil { return element }
    case .destination, .target: if Connection(element) != nil { return element }
    default: break
    }
    setAttribute(reference.attribute.name, to: nil, on: element)
    return nil
  }

  /// Whether a change writes an id that no object has, or leaves a reference to a removed object.
  func mayLeaveDanglingReferences(_ statements: TreeEdit, in result: Document) -> Bool {
    let isMissing = { (id: ObjectID) in result.object(id) == nil && !ReservedIdentifier.all.contains(id) }
    if statements.newElements.contains(where: { $0.referredIDs.contains(where: isMissing) }) { return true }
    let changes = statements.changedAttributes
    for change in changes where ReferenceAttributes.holdsID(change.name, on: change.element.name) {
      if let value = change.value, isMissing(ObjectID(value)) { return true }
    }
    var formerIDs = changes.filter { $0.name == .id }.compactMap { $0.element.id(.id) }
    for element in statements.goneElements { formerIDs += element.subtree.compactMap { $0.id(.id) } }
    return Set(formerIDs.filter(isMissing)).contains { id in
      references(to: id).contains {
        !statements.isGone($0.element) && statements.value(of: $0.attribute.name, on: $0.element) == $0.id.rawValue
      }
    }
  }
}

extension NewElement {
  fileprivate var referredIDs: [ObjectID] {
    attributes.filter { ReferenceAttributes.holdsID($0.name, on: name) }.map { ObjectID($0.value) }
      + children.flatMap(\.referredIDs)
  }
}
