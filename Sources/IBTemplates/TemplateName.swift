import IBModel

/// The name of a template as a user typed it.
public struct TemplateName: Sendable {
  /// What the user typed.
  public let text: String

  /// Keeps a name as it was typed.
  public init(_ text: String) { self.text = text }

  private var query: NameQuery { NameQuery(text, genericWords: ["layout", "template", "view"]) }

  /// The templates the name fits best. More than one means that the name is ambiguous.
  ///
  /// Exactly the id, then an outlet's property, then the user label; then the same without case, spaces and a trailing
  /// Layout, Template or View; then as the beginning or a word of a name.
  public func matches(among templates: [any Template]) -> [any Template] {
    query.matches(among: templates, names: \.names).candidates
  }

  /// The name of a template that differs in the fewest letters, nil when none is near.
  public func nearest(among templates: [any Template]) -> String? {
    query.nearest(among: templates.flatMap { $0.names.dropFirst().joined() })
  }
}
