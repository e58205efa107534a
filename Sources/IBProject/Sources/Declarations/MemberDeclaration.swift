/// A property or a method of a type.
package struct MemberDeclaration: Sendable, Hashable {
  /// What is declared.
  package enum Kind: UInt8, Sendable, Hashable {
    /// A property or an instance variable.
    case property
    /// A method; the name is its selector.
    case method
  }

  /// What the declaration says to Interface Builder.
  package enum Mark: UInt8, Sendable, Hashable { case outlet, action, segueAction, inspectable }

  /// The name of the property, or the selector of the method.
  package var name: String
  /// Whether it is a property or a method.
  package var kind: Kind
  /// What it says to Interface Builder; nil for most members.
  package var mark: Mark?
  /// The type of the property, or of the elements if it is a collection; for methods, that of the first parameter.
  /// Nil when it is not a plain name.
  package var type: String?
  /// Whether the property is an array.
  package var isCollection = false
  /// Whether the property does not keep its object alive.
  package var isWeak = false
  /// Whether the Objective-C runtime, and so a document, can find the member.
  package var isExposed: Bool
  /// Where the name starts, in UTF-8 bytes.
  package var offset: Int
}
