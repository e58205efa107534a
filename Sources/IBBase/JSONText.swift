/// Encodable values as JSON text without spaces. Members keep the order in which they are encoded, and members
/// of a dictionary are sorted by name: the same values give the same bytes.
///
/// `JSONEncoder` either sorts the members of all objects or gives them another order in each process.
package enum JSONText {
  /// The version of commands' JSON. It changes when a member is removed or changes its meaning; members may be added at
  /// any time.
  package static let schemaVersion = 1

  /// Returns a value on one line, without a line feed.
  /// - Throws: `JSONError` for a number that is not finite, which JSON cannot represent.
  package static func line(of value: some Encodable) throws -> String {
    let output = JSONOutput()
    try output.write(value)
    return output.text
  }

  /// Returns a report: an object on one line that begins with the version.
  package static func report(_ members: some Encodable) throws -> String {
    try line(of: JoinedMembers(Version(), members))
  }

  private struct Version: Encodable {
    let version = JSONText.schemaVersion
  }
}

/// A reason why values could not be written as JSON.
package enum JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  case notFinite(String)

  /// One clause for messages.
  package var description: String {
    switch self {
    case .notFinite(let number): "the result contains the number `\(number)`, which JSON cannot represent"
    }
  }
}

/// The members of two values as one object.
package struct JoinedMembers<First: Encodable, Second: Encodable>: Encodable {
  private let first: First
  private let second: Second

  package init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  package func encode(to encoder: any Encoder) throws {
    try first.encode(to: encoder)
    try second.encode(to: encoder)
  }
}

/// An object with its members in order. Those that are nil are left out.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
  private let members: [(name: String, value: (any Encodable)?)]

  package init(_ members: [(name: String, value: (any Encodable)?)]) { self.members = members }

  package init(dictionaryLiteral members: (String, (any Encodable)?)...) { self.init(members.map { ($0, $1) }) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    for (name, value) in members {
      if let value { try container.encode(value, forKey: Name(stringValue: name)) }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { return nil }
  }
}

extension Collection {
  /// nil if it is empty, for members that are left out then.
  package var unlessEmpty: Self? { isEmpty ? nil : self }
}

/// A text that is JSON already.
package struct JSONFragment: Encodable {
  let bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Encodes the text as a string, for encoders of other forms.
  package func encode(to encoder: any Encoder) throws { try String(decoding: bytes, as: UTF8.self).encode(to: encoder) }
}
