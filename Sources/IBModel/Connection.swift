import IBXML

/// A connection from one object to another: what code sees as outlet or action, and what leads to another scene.
public struct Connection: Sendable, Hashable {
  /// The element of the connection.
  public let element: Element
  /// What the connection is.
  public let kind: Kind

  /// Kinds of connections by their element names.
  public enum Kind: String, Sendable, CaseIterable {
    case outlet, outletCollection, action, segue, binding, accessibilityConnection
  }

  /// The connection of an element that stands in a list of connections.
  public init?(_ element: Element) {
    guard element.parent?.name == .connections, let kind = Kind(rawValue: element.name.text) else { return nil }
    self.element = element
    self.kind = kind
  }

  /// The connection's own id.
  public var id: String { element[.id] ?? "" }

  /// The object the connection belongs to; nil for one of the document itself, as in old documents.
  public var source: Object? { element.parent?.parent.flatMap { Object($0) } }

  /// Property of an outlet or collection, selector of an action, identifier of a segue.
  public var label: String {
    element[.property] ?? element[.selector] ?? element[.identifier] ?? element[.kind] ?? ""
  }

  /// Id of the object at the other end: `destination`, or `target` of a macOS action.
  public var destination: String? { element[.destination] ?? element[.target] }
}

extension Object {
  /// The connections this object is the source of, in document order.
  public var connections: [Connection] {
    element.child(.connections)?.children.compactMap { Connection($0) } ?? []
  }

  /// The outlets of this object with a property.
  public func outlets(_ property: String) -> [Connection] {
    connections.filter { $0.kind == .outlet && $0.element[.property] == property }
  }
}

extension Document {
  /// Every connection in document order.
  public var connections: some Sequence<Connection> {
    tree.elements.lazy.filter { $0.parent?.name == .connections }.compactMap { Connection($0) }
  }
}
