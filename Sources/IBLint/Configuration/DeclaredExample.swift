/// An example of a rule of the project itself, which `ibt rules test` runs.
package struct DeclaredExample: Sendable {
  package let rule: Rule
  package let content: Content
  package let place: Place

  package struct Content: Sendable {
    package let isGood: Bool
    package let source: Source
  }

  /// The source of an example's text.
  package enum Source: Sendable {
    case text(String)
    /// In a document, as a path relative to the folder of the configuration.
    case file(String)

    /// Creates the source: a text that begins with `<` or a mark is a part of a document, another one is a path.
    init(_ text: String) {
      let first = text.first { !$0.isWhitespace }
      self = first == "<" || first == "«" ? .text(text) : .file(text)
    }
  }
}
