/// A class, an extension or another type, as one file declares it.
package struct TypeDeclaration: Sendable, Hashable {
  /// What is declared.
  package enum Kind: UInt8, Sendable, Hashable {
    /// A class, with its superclass or its protocols.
    case `class`
    /// A Swift extension, an Objective-C category or an `@implementation`.
    case `extension`
    case `protocol`
    /// Another name for the one inherited type.
    case alias
    /// A structure, an enumeration or an actor.
    case value
  }

  /// How the file is written.
  package enum Language: UInt8, Sendable, Hashable { case swift, objectiveC }

  /// The name, after those of the types around it: `Outer.Inner`.
  package var name: String
  /// What is declared.
  package var kind: Kind
  /// How the file is written.
  package var language: Language
  /// The names after the colon and, in Objective-C, in angle brackets; without generic arguments.
  package var inherited: [String] = []
  /// The name in `@objc(name)`.
  package var objectiveCName: String?
  /// Whether all members can be called from Objective-C, as `@objcMembers` says.
  package var exposesMembers = false
  /// Whether an attribute, such as that of a macro, may add members that the file does not show.
  package var mayHaveMoreMembers = false
  /// Its properties and methods, in the order of the file.
  package var members: [MemberDeclaration] = []
  /// Where the declaration starts, in UTF-8 bytes.
  package var offset: Int

  /// The name without those of the types around it.
  package var ownName: Substring { name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...] }
}
