import IBModel
import IBXML

/// Outlets with a new id: each property of an object has only one outlet.
enum ReplacedOutlets {
  static func ids(in version: Document, beside base: Document) -> [ObjectID: ObjectID] {
    var gone: [Key: ObjectID] = [:]
    for outlet in base.connections where version.object(outlet.id) == nil {
      if let place = Key(outlet) { gone[place] = outlet.id }
    }
    if gone.isEmpty { return [:] }
    var ids: [ObjectID: ObjectID] = [:]
    for outlet in version.connections where base.object(outlet.id) == nil {
      if let place = Key(outlet), let id = gone.removeValue(forKey: place) { ids[outlet.id] = id }
    }
    return ids
  }

  private struct Key: Hashable {
    var owner: ObjectID
    var property: String

    init?(_ connection: Connection) {
      guard connection.element.name == .outlet, let property = connection.element[.property],
        let owner = Object(connection.element)?.owner?.id
      else { return nil }
      (self.owner, self.property) = (owner, property)
    }
  }
}
