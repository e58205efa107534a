import IBXML

/// Which attributes there are, and what their values can be, for those who write about documents.
package enum AttributeVocabulary {
  /// Whether some element has such an attribute.
  package static func knows(_ attribute: Name) -> Bool {
    AttributeTypes.known.has(attribute)
      || AttributeTable.known.elements.contains { element in
        Platform.allCases.contains { AttributeTable.known.has(attribute, on: element, $0) }
      }
  }

  /// Whether one of some elements has such an attribute; true if one of them is not known.
  package static func knows(_ attribute: Name, onOneOf elements: [Name]) -> Bool {
    elements.contains { element in
      let kind = ElementKind(element)
      return !kind.isKnown || kind.platforms.contains { kind.has(attribute, on: $0) }
    }
  }

  /// The attribute that is probably meant by a misspelled text.
  /// - Parameter elements: the elements that have it; nil for any.
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

  /// The types that an attribute has on the elements that have it.
  package static func types(of attribute: Name) -> [AttributeType] { AttributeTypes.known.types(of: attribute) }

  /// What a missing attribute means on an element of a platform; nil if it cannot have the attribute, or if that is not
  /// known.
  package static func defaultValue(of attribute: Name, on kind: ElementKind, _ platform: Platform) -> String? {
    guard let value = kind.attribute(attribute)?.defaultValue, kind.has(attribute, on: platform) else { return nil }
    return value
  }
}

extension AttributeVocabulary {
  /// The elements that a word in a path means: those with this name, or those that play this role (`key`). Nil for a
  /// word that is neither.
  package static func elements(calledInAPath word: String) -> [Name]? {
    let name = Name(word)
    return ElementKind(name).isKnown ? [name] : ElementPlaces.known.elementsByKey[word]
  }

  /// The element or role that is probably meant by a word that is neither.
  package static func nearestElement(to word: String) -> String? {
    let known = Set(ElementKind.all.map(\.name.text)).union(ElementPlaces.known.elementsByKey.keys).sorted()
    return Misspelling.nearest(to: word, among: known)
  }

  /// The elements that can play a role (`key`) in an element, the usual ones of the format's tables.
  package static func elements(playing key: String, in parent: Name) -> [Name] {
    (ElementPlaces.known.elementsByKey[key] ?? []).filter {
      ElementPlaces.known.rows[$0]?.parents?.contains(parent) ?? false
    }
  }

  /// The roles that elements can play in an element, ordered.
  package static func roles(in parent: Name) -> [String] {
    ElementPlaces.known.elementsByKey.filter { !elements(playing: $0.key, in: parent).isEmpty }.keys.sorted()
  }
}

extension AttributeVocabulary {
  /// The elements that documents of a platform have had in an element, ordered by name; nil where nearly everything can be.
  package static func elements(in parent: Name, on platform: Platform) -> [Name]? {
    let rows = ElementPlaces.known.rows
    guard let children = rows[parent]?.children else { return nil }
    return rows.names.filter { name in
      let kind = ElementKind(name)
      return children.contains(name) && (!kind.isKnown || kind.occurs(on: platform))
    }
  }
}
