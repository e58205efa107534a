import IBModel

/// A value for an object: `text=Save`, `fontDescription/pointSize=20`, `@layer.cornerRadius=8`.
public struct Assignment: Sendable, Hashable, CustomStringConvertible {
  /// The key of the value.
  public enum Key: Sendable, Hashable {
    /// An attribute, or a child by key or element name, after a path of such children.
    case path([String])
    /// An attribute by its exact name, which need not be known.
    case exactly(String)
    /// The key path of a user-defined runtime attribute.
    case runtimeAttribute(String)
  }

  /// The key of the value.
  public var key: Key
  /// The value as people write it; nil to remove the existing one.
  public var value: String?
  /// The assignment as text.
  public var description: String

  /// Creates an assignment.
  public init(_ key: Key, _ value: String?) {
    (self.key, self.value) = (key, value)
    description = Assignment.text(of: key) + (value.map { "=\($0)" } ?? "")
  }

  /// Parses `KEY=VALUE`.
  /// - Throws: `OperationError` for a text without `=` or without a key.
  public init(_ text: String) throws(OperationError) {
    guard let equal = text.firstIndex(of: "="), equal != text.startIndex else {
      throw OperationError("`\(text)` is not KEY=VALUE, as in `text=Save`")
    }
    self.init(try Assignment.key(String(text[..<equal])), String(text[text.index(after: equal)...]))
  }

  /// Creates an assignment that removes the value of `KEY`.
  /// - Throws: `OperationError` for an empty key.
  public init(removing key: String) throws(OperationError) { self.init(try Assignment.key(key), nil) }

  private static func key(_ key: String) throws(OperationError) -> Key {
    if key.hasPrefix("@"), key.count > 1 { return .runtimeAttribute(String(key.dropFirst())) }
    if key.count > 2, key.hasPrefix("'"), key.hasSuffix("'") { return .exactly(String(key.dropFirst().dropLast())) }
    let path = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard path.allSatisfy({ !$0.isEmpty }) else {
      throw OperationError("`\(key)` is not a key, as in `title` or `normal/title`")
    }
    return .path(path)
  }

  private static func text(of key: Key) -> String {
    switch key {
    case .path(let path): path.joined(separator: "/")
    case .exactly(let name): "'\(name)'"
    case .runtimeAttribute(let keyPath): "@\(keyPath)"
    }
  }
}
