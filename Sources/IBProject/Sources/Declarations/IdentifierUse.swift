/// A name that code passes as a string literal to a function that looks it up in documents.
package struct IdentifierUse: Sendable, Hashable {
  /// What the name belongs to.
  package enum Kind: UInt8, Sendable, Hashable {
    /// A storyboard identifier of a controller.
    case scene
    case segue
    /// A reuse identifier that code asks for.
    case reuse
    /// A reuse identifier that code registers a class or a nib for.
    case registeredReuse
    case nib
    case storyboard
    /// A class that is found by its name at run time.
    case className
  }

  /// What is looked up.
  package var kind: Kind
  /// The literal.
  package var name: String
  /// The type whose code it is; nil outside of types.
  package var type: String?
  /// Where the literal starts, in UTF-8 bytes.
  package var offset: Int
}
