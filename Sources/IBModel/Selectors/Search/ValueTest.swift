import IBXML

/// A test for values of a kind in documents.
package struct ValueTest: Sendable, Hashable {
  package let kind: DocumentValue.Kind
  private let text: TextTest
  private let search: ByteSearch

  /// Creates a test for values that match a pattern with `*` and `?`, or texts in which a regular expression occurs,
  /// which may be between slashes as in selectors: `/save/i`.
  /// - Throws: `ExplainedError` with the place of the mistake.
  package init(_ kind: DocumentValue.Kind, _ text: String) throws(ExplainedError) {
    self.kind = kind
    guard kind == .text else {
      let pattern = TextPattern(text)
      self.text = .pattern(pattern)
      search = ByteSearch(kind == .color || kind == .font ? pattern.requiredNames : pattern.requiredTexts)
      return
    }
    let expression = try RegularExpression(slashed: text)
    self.text = .expression(expression)
    search = ByteSearch(expression.requiredTexts)
  }

  /// - Complexity: O(document), and for each value O(text · value)
  package func values(in document: Document) -> [DocumentValue] {
    document.values(kind).filter { text.matches($0.text) || $0.otherNames.contains(where: text.matches) }
  }

  /// Returns whether bytes may be a document with such a value, without reading the XML.
  package func mayOccur(in bytes: [UInt8]) -> Bool {
    search.mayOccur(in: bytes) || kind == .text && ValueTest.encodedTexts.mayOccur(in: bytes)
  }

  /// Texts in base 64 are not found by their letters.
  private static let encodedTexts = ByteSearch(["base64-UTF8"])
}

extension TextPattern {
  /// The required texts that are names, which documents contain unchanged; not numbers, and not additions to names.
  fileprivate var requiredNames: [String] {
    requiredTexts.flatMap { $0.split(separator: " ") }.map(String.init).filter { word in
      word.count > 2 && !"system".contains(word) && !word.allSatisfy { "0123456789ABCDEF#%".contains($0) }
    }
  }
}

extension RegularExpression {
  fileprivate init(slashed text: String) throws(ExplainedError) {
    for (end, ignoresCase) in [("/", false), ("/i", true)] where text.count > end.count + 1 {
      if text.hasPrefix("/"), text.hasSuffix(end) {
        try self.init(String(text.dropFirst().dropLast(end.count)), ignoresCase: ignoresCase)
        return
      }
    }
    try self.init(text)
  }
}
