import IBXML

/// The known attributes and their values, for readers of queries and edits.
package enum AttributeVocabulary {
  package static func knows(_ attribute: Name) -> Bool {
    AttributeTypes.known.has(attribute)
      || AttributeTable.known.elements.contains { element in
        Platform.allCases.contains { AttributeTable.known.has(attribute, on: element, $0) }
      }
  }

  /// Whether one of some elements has the attribute; true if one of them is unknown.
  package static func knows(_ attribute: Name, onOneOf elements: [Name]) -> Bool {
    elements.contains { element in
      let kind = ElementKind(element)
      return !kind.isKnown || kind.platforms.contains { kind.has(attribute, on: $0) }
    }
  }

  /// - Parameter elements: The elements that have the attribute; nil for any.
  package static func nearest(to text: String, ofElements elements: [Name]?) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let candidates =
      elements.map { elements in
        Set(
          elements.flatMap { element in
            Platform.allCases.flatMap { ElementKind(element).attributes(on: $0).map(\.name.text) }
          }
        ).sorted()
      } ?? AttributeTypes.known.attributes.map(\.text)
    return Misspelling.nearest(to: text, among: candidates) ?? EditDistance.similar(to: text, among: candidates)
  }

  private static let longest = 60

  package static func types(of attribute: Name) -> [AttributeType] { AttributeTypes.known.types(of: attribute) }

  /// Returns the value of a missing attribute; nil if the element cannot have it, or if the value is unknown.
  package static func defaultValue(of attribute: Name, on kind: ElementKind, _ platform: Platform) -> String? {
    guard let value = kind.attribute(attribute)?.defaultValue, kind.has(attribute, on: platform) else { return nil }
    return value
  }

  /// Returns the elements that a word in a path means: those with this name, else those with this role (`key`).
  package static func elements(calledInAPath word: String) -> [Name]? {
    let name = Name(word)
    return ElementKind(name).isKnown ? [name] : ElementNesting.elementsByKey[word]
  }

  package static func nearestElement(to word: String) -> String? {
    let known = Set(ElementKind.all.map(\.name.text)).union(ElementNesting.elementsByKey.keys).sorted()
    return Misspelling.nearest(to: word, among: known)
  }

  /// Returns the elements that can have a role (`key`) in an element, by the format's tables.
  package static func elements(playing key: String, in parent: Name) -> [Name] {
    let elements = (ElementNesting.elementsByKey[key] ?? []).filter {
      ElementNesting.known.rows[$0]?.parents?.contains(parent) ?? false
    }
    // Nearly any element can have a color or a font, but not in any role.
    let isStyle = elements.contains { $0 == "color" || $0 == "fontDescription" || $0 == "font" }
    return isStyle && !ChildOrder.mayHave(key, in: parent) ? [] : elements
  }

  package static func roles(in parent: Name) -> [String] {
    ElementNesting.elementsByKey.filter { !elements(playing: $0.key, in: parent).isEmpty }.keys.sorted()
  }

  /// Returns the elements that occur in an element, ordered by name; nil where nearly every element can be.
  package static func elements(in parent: Name, on platform: Platform) -> [Name]? {
    let rows = ElementNesting.known.rows
    guard let children = rows[parent]?.children else { return nil }
    return rows.names.filter { name in
      let kind = ElementKind(name)
      return children.contains(name) && (!kind.isKnown || kind.occurs(on: platform))
    }
  }
}
