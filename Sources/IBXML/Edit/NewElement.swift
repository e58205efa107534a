/// An element that is not in a document yet, such as one that an edit inserts.
public struct NewElement: Sendable, Hashable {
  /// The tag name.
  public var name: Name
  /// The attributes in their written order.
  public var attributes: [NewAttribute]
  /// The child elements in order.
  public var children: [NewElement]
  /// The text. An element has text or children, not both.
  public var text: String

  /// Creates an element.
  public init(_ name: Name, _ attributes: [NewAttribute] = [], children: [NewElement] = [], text: String = "") {
    (self.name, self.attributes, self.children, self.text) = (name, attributes, children, text)
  }

  /// Copies an element of a document with its content except comments.
  public init(copying element: Element) {
    name = element.name
    attributes = element.attributes.map { NewAttribute($0.name, $0.value) }
    children = element.children.map(NewElement.init(copying:))
    text = children.isEmpty ? element.text : ""
  }

  /// Copies the name and the attributes of an element.
  package init(shallow element: Element) {
    self.init(element.name, element.attributes.map { NewAttribute($0.name, $0.value) })
  }

  /// The value of an attribute. Setting nil removes the attribute, setting a new one appends it.
  public subscript(name: Name) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(NewAttribute(name, value))
      case (nil, nil): break
      }
    }
  }
}

/// An attribute of a `NewElement`.
public struct NewAttribute: Sendable, Hashable {
  /// The attribute's name.
  public var name: Name
  /// The value before escaping.
  public var value: String

  /// Creates an attribute.
  public init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }
}
