import IBXML

/// A selector of objects of a document: `button[enabled=false]:inside(stackView)`. Documents/Lookup.md describes the
/// language.
///
/// Elements without an id, such as fonts and colors, are selected only by a selector that names their kind.
public struct ObjectSelector: Sendable, Hashable, CustomStringConvertible {
  /// The written text.
  public let text: String
  let selection: Selection
  /// The relations of conditions, by position. A relation only refers to earlier ones.
  let relations: [Relation]
  let kinds: [KindTest]

  /// Reads a selector.
  /// - Throws: `SelectorError` with the place of the mistake.
  /// - Complexity: O(text) without mistakes
  public init(_ text: String) throws(SelectorError) {
    var reader = try SelectorReader(text)
    selection = try reader.selector()
    self.text = text
    relations = reader.relations
    kinds = reader.kinds
  }

  /// Returns the selected elements, in document order.
  /// - Complexity: O(elements · length of the selector); less where the kinds that it requires are rare
  public func elements(in document: Document) -> [Element] {
    var evaluation = SelectorEvaluation(self, in: document)
    return evaluation.selected()
  }

  /// Returns the selected objects, in document order.
  /// - Complexity: O(elements · length of the selector); less where the kinds that it requires are rare
  public func objects(in document: Document) -> [Object] { elements(in: document).compactMap { Object($0) } }

  /// Returns the selected elements, with the value of the first attribute that it tests.
  package func matches(in document: Document) -> [(element: Element, value: String?)] {
    var evaluation = SelectorEvaluation(self, in: document)
    let condition = selection.condition
    return evaluation.selected().map { ($0, evaluation.testedValue(condition, of: $0)) }
  }

  /// The written text.
  public var description: String { text }
}
