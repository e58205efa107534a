import IBXML

/// How much of a document the model reaches, and what in it is not known.
public struct Coverage: Sendable {
  /// Ids of objects in the text, found without the model.
  public let idsInFile: Int
  /// Objects met on the way down from the document.
  public let idsInModel: Int
  /// References to ids no object has.
  public let unresolved: [Reference]
  /// Elements no document has been seen with.
  public let unknownElements: [Element]
  /// Attributes no such element has been seen with; those of unknown elements do not count.
  public let unknownAttributes: [Attribute]
}

extension Document {
  /// How much of this document the model reaches.
  /// - Complexity: O(bytes)
  public func coverage() -> Coverage {
    var reached = 0
    var pending = outermostObjects
    while let object = pending.popLast() {
      reached += 1
      pending += object.children
    }
    let known = tree.elements.filter { $0.kind.isKnown }
    return Coverage(
      idsInFile: IdentifierScan.count(in: tree.source.utf8), idsInModel: reached, unresolved: danglingReferences(),
      unknownElements: tree.elements.filter { !$0.kind.isKnown },
      unknownAttributes: known.flatMap(unknownAttributes))
  }

  private func unknownAttributes(of element: Element) -> [Attribute] {
    element.attributes.filter { !KnownElements.contains($0.name, on: element, platform) }
  }
}
