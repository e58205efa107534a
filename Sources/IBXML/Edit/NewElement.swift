/// An element that is not in a document yet, such as one that an edit inserts.
public struct NewElement: Sendable, Hashable {
  /// The tag name.
  public var name: Name
  /// The attributes in the order in which they are written.
  public var attributes: [NewAttribute]
  /// The child elements in order.
  public var children: [NewElement]
  /// Text content. An element has text or children, not both.
  public var text: String

  /// An element with the given content.
  public init(_ name: Name, _ attributes: [NewAttribute] = [], children: [NewElement] = [], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// A copy of an element of a document with everything inside it except comments.
  public init(copying element: Element) {
    name = element.name
    attributes = element.attributes.map { NewAttribute($0.name, $0.value) }
    children = element.children.map(NewElement.init(copying:))
    text = children.isEmpty ? element.text : ""
  }

  /// A copy of the name and the attributes of an element.
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

  /// An attribute with a value.
  public init(_ name: Name, _ value: String) {
    self.name = name
    self.value = value
  }
}
