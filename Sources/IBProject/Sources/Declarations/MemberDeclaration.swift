/// A property or a method of a type.
package struct MemberDeclaration: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, Hashable {
    /// A property or an instance variable.
    case property
    /// A method, named by its selector.
    case method
    /// An initializer that takes a decoder, named by its selector.
    case initializer
    /// An initializer that takes a decoder and only ends the app.
    case trap
  }

  /// The attribute for Interface Builder.
  package enum Mark: UInt8, Sendable, Hashable { case outlet, action, segueAction, inspectable }

  package var name: String
  package var kind: Kind
  package var mark: Mark?
  /// The type of the property or its elements, or of a method's first parameter; nil when it is not a plain name.
  package var type: String?
  package var isCollection = false
  package var isWeak = false
  /// Whether it is an implicitly unwrapped optional of Swift.
  package var isUnwrapped = false
  /// Whether the Objective-C runtime, and so a document, can find the member.
  package var isExposed: Bool
  /// The offset of the name, in UTF-8 bytes.
  package var offset: Int
}
