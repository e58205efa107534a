import IBXML

/// What is looked for in documents: values of a kind that are like a text.
package struct ValueTest: Sendable, Hashable {
  /// What is looked for.
  package let kind: DocumentValue.Kind
  private let text: TextTest
  private let search: ByteSearch

  /// Values that match a pattern with `*` and `?`; texts in which a regular expression occurs, which may be between
  /// slashes as in selectors: `/save/i`.
  /// - Throws: `RegularExpressionError` with the place of what is wrong.
  package init(_ kind: DocumentValue.Kind, _ text: String) throws(RegularExpressionError) {
    self.kind = kind
    guard kind == .text else {
      let pattern = TextPattern(text)
      self.text = .pattern(pattern)
      search = ByteSearch(kind.isComposed ? pattern.requiredNames : pattern.requiredTexts)
      return
    }
    let expression = try RegularExpression(slashed: text)
    self.text = .expression(expression)
    search = ByteSearch(expression.requiredTexts)
  }

  /// The values of a document that are like the text, in document order.
  /// - Complexity: O(document), and for each value O(text · value)
  package func values(in document: Document) -> [DocumentValue] { document.values(kind).filter(isMet) }

  private func isMet(by value: DocumentValue) -> Bool {
    text.matches(value.text) || value.otherNames.contains(where: text.matches)
  }

  /// Whether bytes may be a document with such a value; found out without reading the XML.
  package func mayOccur(in bytes: [UInt8]) -> Bool {
    search.mayOccur(in: bytes) || kind == .text && ValueTest.encodedTexts.mayOccur(in: bytes)
  }

  /// Texts in base 64 are not found by their letters.
  private static let encodedTexts = ByteSearch(["base64-UTF8"])
}

extension DocumentValue.Kind {
  /// Whether the value is put together from several attributes.
  fileprivate var isComposed: Bool { self == .color || self == .font }
}

extension TextPattern {
  /// The required texts that are names, which documents have as they are; not numbers, and not what is added to names.
  fileprivate var requiredNames: [String] {
    requiredTexts.flatMap { $0.split(separator: " ") }.map(String.init).filter { word in
      word.count > 2 && !"system".contains(word) && !word.allSatisfy { "0123456789ABCDEF#%".contains($0) }
    }
  }
}

extension RegularExpression {
  /// An expression, or one between slashes.
  fileprivate init(slashed text: String) throws(RegularExpressionError) {
    for (end, ignoresCase) in [("/", false), ("/i", true)] where text.count > end.count + 1 {
      if text.hasPrefix("/"), text.hasSuffix(end) {
        try self.init(String(text.dropFirst().dropLast(end.count)), ignoresCase: ignoresCase)
        return
      }
    }
    try self.init(text)
  }
}
