import IBXML

/// The id of an object, as a type of its own so that it cannot be mistaken for a name or a user label.
///
/// It is as large and as fast as its text. Ids of Xcode, such as `x7k-Qp-3Ab`, need no memory of their own.
public struct ObjectID: RawRepresentable, Sendable, Hashable, Encodable {
  /// The text of the `id` attribute.
  public let rawValue: String

  /// Creates an id from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an id from a text.
  public init(_ text: String) { rawValue = text }

  /// Whether the text is empty, as for elements without an id.
  public var isEmpty: Bool { rawValue.isEmpty }
}

extension ObjectID: ExpressibleByStringLiteral {
  /// Creates an id from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

extension ObjectID: CustomStringConvertible {
  /// The text of the id.
  public var description: String { rawValue }
}

extension ObjectID: Comparable {
  /// Orders ids byte by byte, as Xcode sorts lists by id.
  public static func < (left: ObjectID, right: ObjectID) -> Bool {
    left.rawValue.utf8.lexicographicallyPrecedes(right.rawValue.utf8)
  }
}

extension Element {
  /// Returns the id in an attribute; nil if the element does not have the attribute.
  public func id(_ name: Name) -> ObjectID? { self[name].map { ObjectID($0) } }
}

extension Attribute {
  /// The value as an id.
  public var id: ObjectID { ObjectID(value) }
}

extension NewAttribute {
  /// Creates an attribute that holds an id.
  public init(_ name: Name, _ id: ObjectID) { self.init(name, id.rawValue) }
}

extension Document {
  /// Returns the object with an id.
  /// - Complexity: O(1)
  public subscript(id: ObjectID) -> Object? { object(id) }
}
