/// What code does with an object: one that a property refers to, or its own.
package struct ObjectUse: Sendable, Hashable {
  /// What is done.
  package enum Action: Sendable, Hashable {
    /// A property is set.
    case sets(CodeProperty)
    /// It is passed on, replaced, or something of the app or of a library is called on it, so that anything may be set.
    case other
  }

  /// The property that the object is reached through; nil for the object whose code it is. Leading underscores of
  /// Objective-C variables are left out.
  package var receiver: String?
  /// Whether the property is one of another object, as `titleLabel` in `cell.titleLabel.text`.
  package var isOfAnother = false
  /// The class of that other object, as far as the code tells.
  package var otherClass: String?
  /// What is done.
  package var action: Action
  /// The type whose code it is; nil outside of types.
  package var type: String?
  /// Where it is, in UTF-8 bytes.
  package var offset: Int
}
