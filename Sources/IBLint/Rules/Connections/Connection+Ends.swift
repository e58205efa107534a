import IBModel

extension Connection {
  /// The object at the other end, as messages name it.
  func destinationName(in document: Document) -> String {
    guard let destination else { return "nothing" }
    return document.object(destination)?.reference ?? document.name(ofObject: destination)
  }
}

extension Element {
  /// The connections of one kind in a list of connections.
  func connections(_ kind: Name) -> [Connection] { children(kind).compactMap { Connection($0) } }
}
