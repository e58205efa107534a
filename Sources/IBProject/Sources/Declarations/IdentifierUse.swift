/// A string literal in code that is looked up as a name in documents.
package struct IdentifierUse: Sendable, Hashable {
  /// The kind of name.
  package enum Kind: UInt8, Sendable, Hashable {
    case scene
    case segue
    /// A reuse identifier for dequeuing.
    case reuse
    /// A reuse identifier that code registers for a class or nib; empty for a computed one.
    case registeredReuse
    case nib
    case storyboard
    /// A class that is looked up by name at run time.
    case className
    /// The class in a call of `object_setClass`; an empty name for one that is computed.
    case classChange
    /// A nib that code registers for cells, headers or footers.
    case registeredNib
    /// A scene that code instantiates by the name of its own class; the name is empty.
    case sceneOfOwnName
    /// A nib that code loads without an owner.
    case ownerlessNib
    /// A nib from which a controller loads its view; `type` is the class of the controller.
    case controllerNib
    /// A name that code gives to something, which may be an image.
    case imageName
  }

  package var kind: Kind
  package var name: String
  /// The type that contains the code; nil outside types.
  package var type: String?
  /// The offset of the literal, in UTF-8 bytes.
  package var offset: Int
  /// Whether code fails without an object of this name; a table can have a cell without prototype.
  package var isRequired = true
  /// The purpose of a registered nib.
  package var registration: Registration?

  /// The name that the use is found by: that of the type, or of the nib that is registered.
  var key: String? {
    switch kind {
    case .classChange: ""
    case .registeredNib, .ownerlessNib, .controllerNib: IdentifierUse.key(ofNib: name)
    default: type
    }
  }

  /// The key of all uses of storyboard identifiers.
  static let sceneKey = ".scene"

  static func key(ofNib name: String) -> String { name + ".nib" }
}
