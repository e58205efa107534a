/// A string literal in code that is looked up as a name in documents.
package struct IdentifierUse: Sendable, Hashable {
  /// The kind of name.
  package enum Kind: UInt8, Sendable, Hashable {
    case scene
    case segue
    /// A reuse identifier for dequeuing.
    case reuse
    /// A reuse identifier that code registers for a class or nib.
    case registeredReuse
    case nib
    case storyboard
    /// A class that is looked up by name at run time.
    case className
    /// The class in a call of `object_setClass`; an empty name for one that is computed.
    case classChange
  }

  package var kind: Kind
  package var name: String
  /// The type that contains the code; nil outside types.
  package var type: String?
  /// The offset of the literal, in UTF-8 bytes.
  package var offset: Int
}
