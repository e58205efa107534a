/// Why a file could not be read as XML, and where.
public struct XMLError: Error, Sendable, Equatable {
  /// What is wrong with the bytes.
  public enum Kind: Sendable, Equatable {
    /// The file holds no byte but white space.
    case empty
    /// The bytes do not fit the encoding.
    case encoding
    /// The text does not begin with `<`.
    case notXML
    /// Not well-formed.
    case syntax
    /// Well-formed, but with a construct that no Interface Builder document has and that is not read for safety.
    case forbidden
  }

  /// What is wrong with the bytes.
  public var kind: Kind
  /// One clause without full stop.
  public var message: String
  /// UTF-8 byte offset of the complaint.
  public var offset: Int
  /// Where `offset` lies; known once the text could be decoded.
  public var position: SourcePosition

  init(_ kind: Kind, _ message: String, at offset: Int) {
    self.kind = kind
    self.message = message
    self.offset = offset
    self.position = SourcePosition(line: 1, column: 1, columnInUTF16: 1)
  }
}

extension XMLError: CustomStringConvertible {
  /// Line, column and message.
  public var description: String { "\(position): \(message)" }
}
