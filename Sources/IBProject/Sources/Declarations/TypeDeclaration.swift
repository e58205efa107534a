/// A class, an extension or another type, as one file declares it.
package struct TypeDeclaration: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, Hashable {
    case `class`
    /// A Swift extension, an Objective-C category or an `@implementation`.
    case `extension`
    case `protocol`
    /// A type alias for the inherited types.
    case alias
    /// A structure, an enumeration or an actor.
    case value
  }

  package enum Language: UInt8, Sendable, Hashable { case swift, objectiveC }

  /// The name, qualified by outer types: `Outer.Inner`.
  package var name: String
  package var kind: Kind
  package var language: Language
  /// The names after the colon and, in Objective-C, in angle brackets; without generic arguments.
  package var inherited: [String] = []
  /// The name in `@objc(name)`.
  package var objectiveCName: String?
  /// Whether it has type parameters.
  package var isGeneric = false
  /// Whether `@objcMembers` exposes all members to Objective-C.
  package var exposesMembers = false
  /// Whether an attribute, such as a macro, may add members that the file does not show.
  package var mayHaveMoreMembers = false
  package var members: [MemberDeclaration] = []
  /// The offset of the declaration, in UTF-8 bytes.
  package var offset: Int

  package var ownName: Substring { name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...] }
}
