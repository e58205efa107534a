/// A class, an extension or another type, as one file declares it.
public struct TypeDeclaration: Sendable, Hashable {
  /// What is declared.
  public enum Kind: UInt8, Sendable, Hashable {
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
  public enum Language: UInt8, Sendable, Hashable { case swift, objectiveC }

  /// The name, after those of the types around it: `Outer.Inner`.
  public var name: String
  /// What is declared.
  public var kind: Kind
  /// How the file is written.
  public var language: Language
  /// The names after the colon and, in Objective-C, in angle brackets; without generic arguments.
  public var inherited: [String] = []
  /// The name in `@objc(name)`.
  public var objectiveCName: String?
  /// Whether all members can be called from Objective-C, as `@objcMembers` says.
  public var exposesMembers = false
  /// Whether an attribute, such as that of a macro, may add members that the file does not show.
  public var mayHaveMoreMembers = false
  /// Its properties and methods, in the order of the file.
  public var members: [MemberDeclaration] = []
  /// Where the declaration starts, in UTF-8 bytes.
  public var offset: Int

  /// The name without those of the types around it.
  public var ownName: Substring { name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...] }
}
