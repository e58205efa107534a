import IBXML

extension Document {
  /// Returns a connection as text: `outlet Login.titleLabel → Title`, `action Send.touchUpInside → Login.send:`.
  public func text(of connection: Connection) -> String {
    let source = connection.source?.name ?? "Document"
    let destination = (connection.destination ?? connection.inheritedDestination).map(name(ofObject:)) ?? "nothing"
    let element = connection.element
    switch connection.kind {
    case .outlet, .outletCollection, .accessibilityConnection:
      return "\(words(for: connection.kind)) \(source).\(connection.label) → \(destination)"
    case .action:
      let event = element["eventType"] ?? element["trigger"]
      return "action \(source)\(event.map { ".\($0)" } ?? "") → \(destination).\(connection.label)"
    case .segue:
      let identifier = element[.identifier].map { " `\($0)`" } ?? ""
      let role = element["relationship"].map { " \($0)" } ?? ""
      return "segue \(element[.kind] ?? element[.key] ?? "")\(role)\(identifier): \(source) → \(destination)"
    case .binding:
      return "binding \(source).\(element[.name] ?? "") → \(destination).\(element[.keyPath] ?? "")"
    }
  }

  /// Returns the name of the object with an id for text: its name, a reserved meaning, or else the id in angle quotes.
  public func name(ofObject id: ObjectID) -> String {
    object(id)?.name ?? ReservedIdentifier.name(of: id, on: platform) ?? "‹\(id)›"
  }

  private func words(for kind: Connection.Kind) -> String {
    kind == .outletCollection ? "collection" : kind == .outlet ? "outlet" : "accessibility"
  }
}
