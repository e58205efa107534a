import IBModel
import IBXML

extension Document {
  /// Ids that connections refer to, so code can use their objects.
  func connectedIDs() -> Set<ObjectID> { Set(connections.compactMap(\.destination)) }
}

extension Object {
  /// Whether code can find the view without a connection: by its tag or class, or through a binding.
  var isFoundByCode: Bool { tag != 0 || customClass != nil || element.child(.connections) != nil }
}
