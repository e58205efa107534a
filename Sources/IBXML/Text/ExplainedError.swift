/// An error that callers only pass on to people: why something cannot be done.
///
/// An error that callers tell from others is a type of its own.
public struct ExplainedError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One clause.
  public let description: String
  /// The place in the text that cannot be read, in UTF-8 bytes; nil for other errors.
  public let offset: Int?

  /// Creates an error.
  public init(_ description: String, at offset: Int? = nil) { (self.description, self.offset) = (description, offset) }
}
