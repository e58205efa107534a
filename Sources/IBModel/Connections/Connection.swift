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

  /// The destination of a nested segue without one: that of the segue it inherits from, the outer one (`parent`) or an
  /// earlier one in the same segue.
  public var inheritedDestination: ObjectID? {
    guard let outer = element.parent.flatMap({ Connection($0) }) else { return nil }
    var current = element
    while let key = current["inheritsFrom"] {
      if key == "parent" { return outer.destination }
      // Only earlier elements count, so that the loop ends.
      guard let other = outer.element.child(withKey: key), other < current else { return nil }
      if let destination = other.id(.destination) { return destination }
      current = other
    }
    return nil
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
  public var connections: [Connection] { lists.connections(of: tree) }
}
