import IBXML

/// Selects objects of a document: `button[enabled=false]:inside(stackView)`. Documents/Selectors.md describes the language.
///
/// A selector selects objects, which have an id. Elements without one, such as fonts and colors, are selected only by a
/// selector that names their kind.
public struct ObjectSelector: Sendable, Hashable {
  /// As it is written; empty for one that was not read from a text.
  public let text: String
  /// What must be true of the elements.
  let selection: Selection
  /// What the conditions refer to by position. A relation only refers to earlier ones.
  let relations: [Relation]
  let kinds: [KindTest]

  /// Reads a selector.
  /// - Throws: `SelectorError` with the place of what is wrong.
  /// - Complexity: O(text) if nothing is wrong
  public init(_ text: String) throws(SelectorError) {
    var reader = try SelectorReader(text)
    selection = try reader.selector()
    self.text = text
    relations = reader.relations
    kinds = reader.kinds
  }

  /// Selects the elements with some names that have a custom class like one of some patterns, and some values in their
  /// attributes. Defaults and variations do not count.
  package init(elements: [String], classes: [TextPattern] = [], values: [AttributePath: ValueCondition] = [:]) {
    var parts: [SelectorCondition] = [.any(elements.indices.map(SelectorCondition.kind))]
    if !classes.isEmpty { parts.append(.any(classes.map { .customClass(.pattern($0)) })) }
    for (path, condition) in values.sorted(by: { $0.key < $1.key }) {
      parts.append(.attribute(AttributeTest(path: path, condition: condition, classes: nil, usesDefault: false)))
    }
    selection = Selection(.all(parts))
    text = ""
    relations = []
    kinds = elements.map(KindTest.exactly)
  }

  /// The elements that it selects, in document order.
  /// - Complexity: O(elements · length of the selector); less where the kinds that it requires are rare
  public func elements(in document: Document) -> [Element] {
    var evaluation = SelectorEvaluation(self, in: document)
    return evaluation.selected()
  }

  /// The objects that it selects, in document order.
  /// - Complexity: O(elements · length of the selector); less where the kinds that it requires are rare
  public func objects(in document: Document) -> [Object] { elements(in: document).compactMap { Object($0) } }
}

extension ObjectSelector {
  /// What it selects, with the value of the first attribute that it tests.
  package func matches(in document: Document) -> [(element: Element, value: String?)] {
    var evaluation = SelectorEvaluation(self, in: document)
    let condition = selection.condition
    return evaluation.selected().map { ($0, evaluation.testedValue(condition, of: $0)) }
  }
}

extension ObjectSelector: CustomStringConvertible {
  /// As it is written.
  public var description: String { text }
}
