/// The id of an object, as a type of its own so that it cannot be mistaken for a name or a user label.
public struct ObjectID: RawRepresentable, Sendable, Hashable {
  /// The text of the `id` attribute.
  public let rawValue: String

  /// An id with a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An id with a text.
  public init(_ text: String) { rawValue = text }
}

extension ObjectID: ExpressibleByStringLiteral {
  /// An id with a text.
  public init(stringLiteral value: String) { rawValue = value }
}

extension ObjectID: CustomStringConvertible {
  /// The text of the id.
  public var description: String { rawValue }
}

extension ObjectID: Comparable {
  /// The order in which Xcode sorts lists by id: byte by byte.
  public static func < (left: ObjectID, right: ObjectID) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

extension Object {
  /// The id as a type of its own.
  public var objectID: ObjectID { ObjectID(id) }
}

extension Document {
  /// The object with an id.
  /// - Complexity: O(1)
  public subscript(id: ObjectID) -> Object? { object(id.rawValue) }
}
