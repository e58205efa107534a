/// Why a file could not be read as XML, and where.
public struct XMLError: Error, Sendable, Equatable {
  /// What is wrong with the bytes.
  public enum Kind: Sendable, Equatable {
    /// The file is empty or contains only white space.
    case empty
    /// The bytes are not valid in the encoding.
    case encoding
    /// The text does not begin with `<`.
    case notXML
    /// Not well-formed.
    case syntax
    /// Well-formed, but with a construct that Interface Builder documents do not have and that is rejected for safety.
    case forbidden
  }

  /// What is wrong with the bytes.
  public var kind: Kind
  /// One clause without a period.
  public var message: String
  /// The UTF-8 byte offset of the fault.
  public var offset: Int
  /// The position of `offset`; line 1, column 1 if the text could not be decoded.
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
