import IBXML

/// A reason why an id cannot be renamed.
public enum RenameError: Error, Sendable, Equatable, CustomStringConvertible {
  case missing(ObjectID)
  case ambiguous(ObjectID, count: Int)
  case reserved(ObjectID)
  /// The new id is empty, or contains spaces or characters that are not allowed in ids.
  case unfit(ObjectID)
  /// The document already uses the id, or one that differs only by case.
  case taken(ObjectID)

  /// One clause for messages.
  public var description: String {
    switch self {
    case .missing(let id): "no object or scene has the id `\(id)`"
    case .ambiguous(let id, let count): "the id `\(id)` is used by \(count) objects; resolve the duplicate first"
    case .reserved(let id): "the id `\(id)` is reserved for File's Owner, First Responder or Application"
    case .unfit(let id): "`\(id)` is not a valid id: it must not be empty or contain spaces or control characters"
    case .taken(let id): "the id `\(id)` is in use"
    }
  }
}

extension ModelEdit {
  /// Renames the id of an object or scene, and updates its references. Sorted lists keep their order, so that renaming
  /// back gives the same bytes.
  public mutating func rename(_ id: ObjectID, to new: ObjectID) throws(RenameError) {
    let holders = document.holders(of: id)
    guard !holders.isEmpty else { throw .missing(id) }
    guard holders.count == 1 else { throw .ambiguous(id, count: holders.count) }
    for id in [id, new] where ReservedIdentifier.all.contains(id) { throw .reserved(id) }
    guard ModelEdit.isFit(new) else { throw .unfit(new) }
    guard new != id else { return }
    guard !document.isUsed(new, otherThan: id) else { throw .taken(new) }
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
