import IBXML

extension ModelEdit {
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
      references(to: id).contains { statements.keeps($0) }
    }
  }
}

extension TreeEdit {
  fileprivate func keeps(_ reference: Reference) -> Bool {
    !isGone(reference.element) && value(of: reference.attribute.name, on: reference.element) == reference.id.rawValue
  }
}

extension NewElement {
  fileprivate var referredIDs: [ObjectID] {
    attributes.filter { ReferenceAttributes.holdsID($0.name, on: name) }.map { ObjectID($0.value) }
      + children.flatMap(\.referredIDs)
  }
}
