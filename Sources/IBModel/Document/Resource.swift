import IBXML

/// An image or color that the document refers to by name, with the data that the editor needs to show it.
public struct Resource: Sendable, Hashable {
  /// The element in the document's list of resources.
  public let element: Element

  /// The kind: `image`, `namedColor` or `systemColor`; newer versions of Xcode can have others.
  public var kind: Name { element.name }

  /// The name by which the document refers to it.
  public var name: String { element[.name] ?? "" }

  /// The catalog of an image that is not the app's own: `system`.
  public var catalog: String? { element["catalog"] }
}

extension Document {
  /// The images and colors of the document in order.
  public var resources: [Resource] {
    tree.root.child(.resources)?.children.map { Resource(element: $0) } ?? []
  }
}
