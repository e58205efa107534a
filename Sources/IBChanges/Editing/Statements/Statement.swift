/// An operation as scripts and agents write it: a verb with its targets, and more keys with values.
///
/// `{set: "#title", values: {text: "Welcome"}}` in JSON or YAML.
public struct Statement: Sendable, Hashable {
  /// The value of a key.
  public indirect enum Value: Sendable, Hashable {
    /// A text, number or Boolean as written.
    case text(String)
    case list([Value])
    case mapping([Entry])
  }

  /// A key with its value.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: Value

    /// Creates an entry.
    public init(_ key: String, _ value: Value) { (self.key, self.value) = (key, value) }
  }

  /// The keys in writing order.
  public var entries: [Entry]

  /// Creates a statement from entries, one of which is a verb.
  public init(_ entries: [Entry]) { self.entries = entries }
}
