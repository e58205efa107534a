import IBXML

/// An object of a document: an element with an id. It is a lightweight handle on its element.
public struct Object: Sendable, Hashable {
  /// The element of the object.
  public let element: Element

  init(element: Element) { self.element = element }

  /// Creates the object of an element; nil if the element has no id.
  public init?(_ element: Element) {
    guard element.attribute(.id) != nil, !Object.isPreset(element.name) else { return nil }
    self.element = element
  }

  /// Whether the `id` is the name of a preset, not the identity of an object.
  static func isPreset(_ name: Name) -> Bool { name == .device || name == .adaptation }

  /// The id, unique in a document without errors.
  public var id: ObjectID { element.id(.id) ?? "" }

  /// The kind of object: a label, a view controller, a constraint …
  public var kind: ElementKind { ElementKind(element.name) }

  /// The name given in Xcode's identity inspector or outline.
  public var userLabel: String? { element[.userLabel] }

  /// The custom class, which replaces the class of the kind.
  public var customClass: String? { element[.customClass] }

  /// The object around this one: the nearest element with an id.
  public var owner: Object? {
    for ancestor in element.ancestors {
      if let object = Object(ancestor) { return object }
    }
    return nil
  }

  /// The scene the object is in; nil in a .xib.
  public var scene: DocumentScene? {
    for ancestor in element.ancestors where ancestor.name == .scene { return DocumentScene(element: ancestor) }
    return nil
  }

  /// Whether the object is at the top level of its scene or .xib.
  public var isTopLevel: Bool { element.parent?.name == .objects }

  /// Whether the object is a view.
  public var isView: Bool { kind.isView }

  /// Whether the object is a controller, a window or another owner of a view tree.
  public var ownsViewTree: Bool { kind.ownsViewTree }
}

extension Object: Comparable {
  /// Orders objects as in the document.
  public static func < (left: Object, right: Object) -> Bool { left.element < right.element }
}
