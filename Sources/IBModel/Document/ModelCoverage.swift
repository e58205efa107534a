import IBXML

/// The share of a document that the model reaches, and its unknown elements and attributes.
package struct ModelCoverage: Sendable {
  /// Counted without the model.
  package let idsInFile: Int
  package let idsInModel: Int
  package let unresolved: [Reference]
  package let unknownElements: [Element]
  /// Attributes that such elements of the known documents never have. Unknown elements are not included.
  package let unknownAttributes: [Attribute]
}

extension Document {
  package func coverage() -> ModelCoverage {
    var reached = 0
    var pending = outermostObjects
    while let object = pending.popLast() {
      reached += 1
      pending += object.children
    }
    let known = tree.elements.filter { $0.kind.isKnown }
    return ModelCoverage(
      idsInFile: IdentifierScan.count(in: tree.source.utf8), idsInModel: reached, unresolved: danglingReferences(),
      unknownElements: tree.elements.filter { !$0.kind.isKnown },
      unknownAttributes: known.flatMap(unknownAttributes))
  }

  private func unknownAttributes(of element: Element) -> [Attribute] {
    // A variation can have the attributes of the object it varies.
    let kinds = element.name == .variation ? [element.kind, element.parent?.kind ?? element.kind] : [element.kind]
    return element.attributes.filter { attribute in !kinds.contains { $0.has(attribute.name, on: platform) } }
  }
}
