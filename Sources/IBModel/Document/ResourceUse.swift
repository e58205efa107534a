import IBXML

extension Document {
  /// Returns the names that occur in no attribute and no text outside the list of resources.
  package func unused(_ names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    let resources = tree.root.child(.resources)
    var unused = names
    for attribute in ["image", "systemColor", .name, "selectedImage", "highlightedImage"] as [Name] {
      if unused.isEmpty { return [] }
      tree.visitElements(having: attribute) { element, attribute in
        if resources?.contains(element) != true { unused.remove(attribute.value) }
      }
    }
    if unused.isEmpty { return [] }
    for element in tree.elements where resources?.contains(element) != true {
      for attribute in element.attributes { unused.remove(attribute.value) }
      unused.remove(element.text)
    }
    return unused
  }

  /// Attributes outside the list of resources that name an image or color of the app, in document order.
  package var resourceUses: [(element: Element, attribute: Attribute, listed: ListedName)] {
    var elements = tree.elements(named: [Element.color])
    for name in Element.imageAttributes {
      tree.visitElements(having: name) { element, _ in
        if element.name != Element.color { elements.append(element) }
      }
    }
    let resources = tree.root.child(.resources)
    var last: Element?
    return elements.sorted().flatMap { element -> [(Element, Attribute, ListedName)] in
      // An element that has two of the attributes is listed twice.
      defer { last = element }
      if element == last || resources?.contains(element) == true { return [] }
      return element.resourceUses.map { (element, $0.attribute, $0.listed) }
    }
  }
}

package struct ListedName: Hashable, Sendable {
  package let kind: Name
  package let name: String

  package init(kind: Name, name: String) { (self.kind, self.name) = (kind, name) }
}

extension Element {
  fileprivate static let color: Name = "color"
  fileprivate static let imageAttributes: [Name] = [
    "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "alternateImage",
  ]

  fileprivate var resourceUses: [(attribute: Attribute, listed: ListedName)] {
    if name == Element.color {
      if let attribute = attribute("systemColor") {
        return [(attribute, ListedName(kind: "systemColor", name: attribute.value))]
      }
      guard let attribute = attribute(.name), self["catalog"] == nil else { return [] }
      return [(attribute, ListedName(kind: "namedColor", name: attribute.value))]
    }
    // Traits are flags: `image="YES"`.
    if name == "accessibilityTraits" { return [] }
    return Element.imageAttributes.compactMap { name in
      guard let attribute = attribute(name), !attribute.value.isEmpty else { return nil }
      return (attribute, ListedName(kind: "image", name: attribute.value))
    }
  }
}
