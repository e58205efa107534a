import IBXML

/// Why an id cannot be renamed.
public enum RenameError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nothing has the id.
  case missing(String)
  /// Several objects have the id, so that nobody knows which of them its references mean.
  case ambiguous(String, count: Int)
  /// The id stands for File's Owner, First Responder or Application.
  case reserved(String)
  /// The new id is empty, or has blanks or characters that no id can have.
  case unfit(String)
  /// Something has or refers to the new id, or one that differs only by case.
  case taken(String)

  /// One clause.
  public var description: String {
    switch self {
    case .missing(let id): "nothing has the id `\(id)`"
    case .ambiguous(let id, let count): "\(count) objects have the id `\(id)`; make them differ first"
    case .reserved(let id): "the id `\(id)` is reserved for File's Owner, First Responder or Application"
    case .unfit(let id): "`\(id)` cannot be an id: it is blank or has blanks or control characters"
    case .taken(let id): "the id `\(id)` is in use"
    }
  }
}

extension ModelEdit {
  /// Renames the id of an object or scene, and with it every reference. Sorted lists keep their order, so that
  /// renaming back gives the same bytes.
  public mutating func rename(_ id: String, to new: String) throws(RenameError) {
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

  private static func isFit(_ id: String) -> Bool {
    !id.isEmpty
      && id.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !$0.properties.isNoncharacterCodePoint
          && $0.properties.generalCategory != .control
      }
  }
}

extension Document {
  /// The attributes that give an id to an object or a scene.
  func holders(of id: String) -> [Attribute] {
    let objects = ([object(id)].compactMap { $0 } + duplicates.filter { $0.id == id }).map { $0.element.attribute(.id) }
    let scenes = scenes.filter { $0.id == id }.map { $0.element.attribute(.sceneID) }
    return (objects + scenes).compactMap { $0 }
  }

  /// Whether an id, or one that differs only by case, is had or referred to.
  fileprivate func isUsed(_ id: String, otherThan exception: String) -> Bool {
    let wanted = id.lowercased()
    return identifiersInUse.contains { $0 != exception && $0.lowercased() == wanted }
  }

  /// All values of attributes that hold ids, in document order.
  var identifiersInUse: some Sequence<String> {
    tree.elements.lazy.flatMap { element in
      element.attributes.filter { IDGenerator.mayHoldID($0.name, on: element.name) }.map(\.value)
    }
  }
}
