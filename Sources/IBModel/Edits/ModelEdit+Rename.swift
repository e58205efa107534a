import IBXML

extension ModelEdit {
  /// Renames the id of an object or scene, and updates its references. Sorted lists keep their order, so that renaming
  /// back gives the same bytes.
  public mutating func rename(_ id: ObjectID, to new: ObjectID) throws(EditError) {
    let holders = document.holders(of: id)
    guard !holders.isEmpty else { throw .refused("no object or scene has the id `\(id)`") }
    guard holders.count == 1 else {
      throw .refused("the id `\(id)` is used by \(holders.count) objects; resolve the duplicate first")
    }
    for id in [id, new] where ReservedIdentifier.all.contains(id) {
      throw .refused("the id `\(id)` is reserved for File's Owner, First Responder or Application")
    }
    guard ModelEdit.isFit(new) else {
      throw .refused("`\(new)` is not a valid id: it must not be empty or contain spaces or control characters")
    }
    guard new != id else { return }
    guard !document.isUsed(new, otherThan: id) else { throw .refused("the id `\(new)` is in use") }
    for attribute in holders + references(to: id).map(\.attribute) {
      setAttribute(attribute.name, to: new, on: attribute.element)
    }
  }

  private static func isFit(_ id: ObjectID) -> Bool {
    !id.isEmpty
      && id.rawValue.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !$0.properties.isNoncharacterCodePoint
          && $0.properties.generalCategory != .control
      }
  }
}

extension Document {
  func holders(of id: ObjectID) -> [Attribute] {
    let objects = ([object(id)].compactMap { $0 } + duplicates.filter { $0.id == id }).map { $0.element.attribute(.id) }
    let scenes = scenes.filter { $0.id == id }.map { $0.element.attribute(.sceneID) }
    return (objects + scenes).compactMap { $0 }
  }

  fileprivate func isUsed(_ id: ObjectID, otherThan exception: ObjectID) -> Bool {
    let wanted = id.rawValue.lowercased()
    return identifiersInUse.contains { $0 != exception.rawValue && $0.lowercased() == wanted }
  }

  var identifiersInUse: some Sequence<String> {
    tree.elements.lazy.flatMap { element in
      element.attributes.filter { IDGenerator.mayHoldID($0.name, on: element.name) }.map(\.value)
    }
  }
}
