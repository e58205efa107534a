import IBModel

/// A decision that some rules do not apply to an object and its contents.
public struct Suppression: Sendable, Hashable {
  /// The kinds of findings, by id.
  public var rules: Set<Rule.Kind.ID>
  /// The id of the object.
  public var object: ObjectID
  /// The reason; nil without one.
  public var reason: String?
  /// The place of the suppression outside of the document: `.ibt.yml:12:5`.
  public var origin: String?

  /// Creates the suppression of a configuration.
  public init(rules: Set<Rule.Kind.ID>, object: ObjectID, reason: String?, origin: String) {
    (self.rules, self.object, self.reason, self.origin) = (rules, object, reason, origin)
  }
}
