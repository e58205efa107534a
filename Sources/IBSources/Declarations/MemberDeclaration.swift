/// A property or a method of a type.
public struct MemberDeclaration: Sendable, Hashable {
  /// What is declared.
  public enum Kind: UInt8, Sendable, Hashable {
    /// A property or an instance variable.
    case property
    /// A method; the name is its selector.
    case method
  }

  /// What the declaration says to Interface Builder.
  public enum Mark: UInt8, Sendable, Hashable { case outlet, action, segueAction, inspectable }

  /// The name of the property, or the selector of the method.
  public var name: String
  /// Whether it is a property or a method.
  public var kind: Kind
  /// What it says to Interface Builder; nil for most members.
  public var mark: Mark?
  /// The type of the property, or of the elements if it is a collection; for methods, that of the first parameter.
  /// Nil when it is not a plain name.
  public var type: String?
  /// Whether the property is an array.
  public var isCollection = false
  /// Whether the property does not keep its object alive.
  public var isWeak = false
  /// Whether the Objective-C runtime, and so a document, can find the member.
  public var isExposed: Bool
  /// Where the name starts, in UTF-8 bytes.
  public var offset: Int
}
