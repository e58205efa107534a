import IBXML

/// A connection from one object to another: an outlet, an action, a segue to another scene.
public struct Connection: Sendable, Hashable {
  /// The element of the connection.
  public let element: Element
  /// The kind of connection.
  public let kind: Kind

  /// Kinds of connections by their element names.
  public enum Kind: String, Sendable, CaseIterable {
    case outlet, outletCollection, action, segue, binding, accessibilityConnection

    package var elementName: Name { Name(rawValue) }

    fileprivate static let byName: NameMap<Kind> = {
      var map = NameMap<Kind>()
      for kind in allCases { map[kind.elementName] = kind }
      return map
    }()
  }

  /// Creates the connection of an element in a list of connections, or of a segue in a segue, as for peek and pop.
  public init?(_ element: Element) {
    let parent = element.parent?.name
    guard parent == .connections || parent == .segue && element.name == .segue,
      let kind = Kind.byName[element.name]
    else { return nil }
    self.element = element
    self.kind = kind
  }

  /// The connection's own id.
  public var id: ObjectID { element.id(.id) ?? "" }

  /// The object that the connection belongs to; nil for one of the document itself, as in old documents.
  public var source: Object? {
    for ancestor in element.ancestors where ancestor.name == .connections {
      return ancestor.parent.flatMap { Object($0) }
    }
    return nil
  }

  /// The property of an outlet or collection, selector of an action, or identifier of a segue.
  public var label: String {
    element[.property] ?? element[.selector] ?? element[.identifier] ?? element[.kind] ?? ""
  }

  /// The id of the object at the other end: `destination`, or `target` of a macOS action.
  public var destination: ObjectID? { element.id(.destination) ?? element.id(.target) }

  /// The destination of a nested segue without one: it inherits from the outer segue (`parent`) or an earlier one in
  /// the same segue.
  public var inheritedDestination: ObjectID? {
    guard let outer = element.parent.flatMap({ Connection($0) }) else { return nil }
    var current = element
    while let key = current["inheritsFrom"] {
      if key == "parent" { return outer.destination }
      // Only earlier elements count, so the loop ends.
      guard let other = outer.element.child(withKey: key), other < current else { return nil }
      if let destination = other.id(.destination) { return destination }
      current = other
    }
    return nil
  }

  /// Whether it is a segue to a contained controller, which is not performed.
  package var isRelationship: Bool { kind == .segue && element[.kind] == "relationship" }

  /// The identifier of a segue; nil if the document has none.
  package var segueIdentifier: String? { element[.identifier] }

  /// Whether it is a segue inside another one, as for peek and pop. It has the identifier of the other one.
  package var isNested: Bool { element.parent?.name == .segue }

  /// Whether only code can perform the segue: it begins at a controller and is not an embed segue.
  package var isManual: Bool {
    kind == .segue && !isRelationship && !isNested && element[.kind] != "embed" && source?.kind.isController == true
  }
}

extension Object {
  /// The connections from this object, in document order.
  public var connections: [Connection] {
    element.child(.connections)?.subtree.compactMap { Connection($0) } ?? []
  }

  /// Returns the outlets of this object with a property.
  public func outlets(_ property: String) -> [Connection] {
    connections.filter { $0.kind == .outlet && $0.element[.property] == property }
  }
}

extension Document {
  /// Every connection in document order.
  /// - Complexity: O(1), and once O(connections)
  public var connections: [Connection] {
    lists.connections.once {
      tree.elements(named: Connection.Kind.allCases.map(\.elementName)).compactMap { Connection($0) }
    }
  }

  package var segues: [Connection] {
    var found: [Connection] = []
    tree.visitElements(named: .segue) { if let segue = Connection($0) { found.append(segue) } }
    return found
  }

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
