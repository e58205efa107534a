import IBXML

/// An image or color the document refers to by name; it keeps what is needed to show it in the editor.
public struct Resource: Sendable, Hashable {
  /// The element in the document's list of resources.
  public let element: Element

  /// `image`, `namedColor` or `systemColor`; another one of a newer Xcode.
  public var kind: Name { element.name }

  /// The name the document refers to it by.
  public var name: String { element[.name] ?? "" }

  /// Where an image comes from when it is not the app's own: `system`.
  public var catalog: String? { element["catalog"] }
}

extension Document {
  /// The images and colors of the document in order.
  public var resources: [Resource] {
    tree.root.child(.resources)?.children.map { Resource(element: $0) } ?? []
  }
}
