import IBXML

/// A search in documents for objects of a selector, values, or both.
package struct DocumentQuery: Sendable {
  private let selector: ObjectSelector?
  /// Tests by kind of value; one of each kind must be met.
  private let tests: [[ValueTest]]
  private let search: ByteSearch

  /// Creates a search. Of several tests of a kind one must be met; an object must have values of all kinds.
  package init(_ selector: ObjectSelector?, _ tests: [ValueTest]) {
    self.selector = selector
    self.tests = DocumentValue.Kind.allCases.map { kind in tests.filter { $0.kind == kind } }.filter { !$0.isEmpty }
    search = ByteSearch(selector?.requiredTexts ?? [])
  }

  /// Returns whether bytes may be a document with a match, without reading the XML.
  package func mayMatch(_ bytes: [UInt8]) -> Bool {
    tests.allSatisfy { tests in tests.contains { $0.mayOccur(in: bytes) } } && search.mayOccur(in: bytes)
  }

  /// - Complexity: O(document · length of the selector)
  package func matches(in document: Document) -> [DocumentMatch] {
    let found = tests.map { tests in
      let values = tests.flatMap { $0.values(in: document) }
      return tests.count == 1 ? values : values.onceInOrder
    }
    if found.contains(where: \.isEmpty) { return [] }
    guard !found.isEmpty else { return selector?.matches(in: document).map(DocumentMatch.init) ?? [] }
    // The tint of a document belongs to no object.
    if selector == nil, found.count == 1 { return found[0].map(DocumentMatch.init) }
    let selected = selector.map { Set($0.elements(in: document)) }
    let bearers = found.map { values in Set(values.flatMap { $0.bearers }) }
    let matches = found.joined().filter { value in
      let objects = value.bearers
      guard bearers.allSatisfy({ set in objects.contains(where: set.contains) }) else { return false }
      guard let selected else { return true }
      return selected.contains(value.element) || objects.contains { selected.contains($0.element) }
    }
    return matches.sorted { $0.range.lowerBound < $1.range.lowerBound }.map(DocumentMatch.init)
  }
}

/// A match in a document: an object, or a value that it has.
package struct DocumentMatch: Sendable {
  /// The element to show: of a value that is an attribute, the element that has it.
  package let element: Element
  /// nil for an object that a selector selects.
  package let value: DocumentValue?
  package let testedValue: String?

  fileprivate init(_ value: DocumentValue) { (element, self.value, testedValue) = (value.element, value, nil) }

  fileprivate init(_ selected: (element: Element, value: String?)) {
    (element, value, testedValue) = (selected.element, nil, selected.value)
  }
}

extension [DocumentValue] {
  fileprivate var onceInOrder: [DocumentValue] {
    var known: Set<[Int]> = []
    return filter { known.insert([$0.range.lowerBound, $0.range.upperBound]).inserted }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
