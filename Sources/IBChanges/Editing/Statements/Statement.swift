/// An operation as scripts and agents write it: a verb with what it is about, and more keys with values.
///
/// `{set: "#title", values: {text: "Welcome"}}` in JSON or YAML.
public struct Statement: Sendable, Hashable {
  /// A value of a key.
  public indirect enum Value: Sendable, Hashable {
    /// A text, a number or a Boolean, as it is written.
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

    /// A key with a value.
    public init(_ key: String, _ value: Value) { (self.key, self.value) = (key, value) }
  }

  /// The keys in the order in which they are written.
  public var entries: [Entry]

  /// Keys with values, one of them a verb.
  public init(_ entries: [Entry]) { self.entries = entries }
}
