/// An example of a rule of the project itself, which `ibt rules test` runs.
package struct DeclaredExample: Sendable {
  /// The rule.
  package let rule: Rule
  /// What the example is.
  package let content: Content
  /// Where it is configured.
  package let place: Place

  /// What an example is.
  package struct Content: Sendable {
    /// Whether nothing is found in it.
    package let isGood: Bool
    /// Where its text is.
    package let source: Source
  }

  /// Where the text of an example is.
  package enum Source: Sendable {
    /// In the configuration.
    case text(String)
    /// In a document, as a path relative to the folder of the configuration.
    case file(String)

    /// A text that begins with `<` or a mark is a part of a document, another one is a path.
    init(_ text: String) {
      let first = text.first { !$0.isWhitespace }
      self = first == "<" || first == "«" ? .text(text) : .file(text)
    }
  }
}
