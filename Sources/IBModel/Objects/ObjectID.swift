import IBXML

/// The id of an object, as a type of its own so that it cannot be mistaken for a name or a user label.
///
/// It is as large and as fast as its text. Those that Xcode makes, as `x7k-Qp-3Ab`, need no memory of their own.
public struct ObjectID: RawRepresentable, Sendable, Hashable, Codable {
  /// The text of the `id` attribute.
  public let rawValue: String

  /// An id with a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An id with a text.
  public init(_ text: String) { rawValue = text }

  /// Whether the text is empty, as that of elements without an id.
  public var isEmpty: Bool { rawValue.isEmpty }
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

extension Element {
  /// The id in an attribute, nil if the element does not have the attribute.
  public func id(_ name: Name) -> ObjectID? { self[name].map { ObjectID($0) } }
}

extension Attribute {
  /// The value as an id.
  public var id: ObjectID { ObjectID(value) }
}

extension NewAttribute {
  /// An attribute that holds an id.
  public init(_ name: Name, _ id: ObjectID) { self.init(name, id.rawValue) }
}

extension Document {
  /// The object with an id.
  /// - Complexity: O(1)
  public subscript(id: ObjectID) -> Object? { object(id) }
}
