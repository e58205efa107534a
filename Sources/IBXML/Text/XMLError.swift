/// An error in a file that cannot be read as XML.
public struct XMLError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A kind of fault.
  public enum Kind: Sendable, Equatable {
    case empty
    case encoding
    /// The text does not begin with `<`.
    case notXML
    case syntax
    /// A construct that Interface Builder documents lack and that is rejected for safety.
    case forbidden
  }

  /// The kind of fault.
  public var kind: Kind
  /// One clause without a period.
  public var message: String
  /// The UTF-8 byte offset of the fault.
  public var offset: Int
  /// The position of `offset`; line 1, column 1 if the text could not be decoded.
  public var position: SourcePosition

  init(_ kind: Kind, _ message: String, at offset: Int) {
    (self.kind, self.message, self.offset) = (kind, message, offset)
    self.position = SourcePosition(line: 1, column: 1, columnInUTF16: 1)
  }

  /// The error of a document that reaches one of `Limit`.
  static func beyondLimit(_ excess: String, at offset: Int) -> XMLError {
    XMLError(.forbidden, "\(excess) not supported (Interface Builder never writes that)", at: offset)
  }

  /// Line, column and message.
  public var description: String { "\(position): \(message)" }
}
