import IBModel

/// The name of a template as a user typed it.
public struct TemplateName: Sendable {
  /// The text that the user typed.
  public let text: String

  /// Creates a name as it was typed.
  public init(_ text: String) { self.text = text }

  private var query: NameQuery { NameQuery(text, genericWords: ["layout", "template", "view"]) }

  /// Returns the templates that the name fits best; several if it is ambiguous.
  ///
  /// The order is: exactly the id, an outlet's property, the user label; then the same without case, spaces and a
  /// trailing Layout, Template or View; then the beginning or a word of a name.
  public func matches(among templates: [any Template]) -> [any Template] {
    query.matches(among: templates, names: \.names).candidates
  }

  /// Returns the name of a template that differs in the fewest letters; nil when none is near.
  public func nearest(among templates: [any Template]) -> String? {
    query.nearest(among: templates.flatMap { $0.names.dropFirst().joined() })
  }
}
