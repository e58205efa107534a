/// A use of an object that a property refers to, or of `self`.
package struct ObjectUse: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    case sets(CodeProperty)
    /// A member of the object is used, so the app ends if there is none.
    case requires
    /// The object is passed on, replaced, or receives a call of the app or a library, so anything may be set.
    case other
  }

  /// The property that refers to the object, without leading underscores; nil for `self`.
  package var receiver: String?
  /// Whether the property belongs to another object, as `titleLabel` in `cell.titleLabel.text`.
  package var isOfAnother = false
  /// The class of that other object, if the code shows it.
  package var otherClass: String?
  package var action: Action
  /// The type that contains the code; nil outside types.
  package var type: String?
  /// In UTF-8 bytes.
  package var offset: Int
}
