import IBModel

/// An object that a picture does not show as it will look.
public struct PictureNote: Sendable, Hashable {
  /// The substitute that is drawn.
  public enum Reason: Sendable, Hashable {
    /// A box with the name of the kind: only the running app knows its content.
    case placeholder
    /// A box with the name of an image that was not found.
    case missingImage(String)
    /// A neutral shape for a symbol of the system.
    case symbol(String)
    /// Characters without an outline, in a font of the viewer.
    case characters
    /// Letters of a script without outlines: boxes with its name, or text in a font of the viewer.
    case script(String)
    /// Nothing is drawn.
    case notDrawn
  }

  /// The id of the object.
  public var id: ObjectID
  /// The name of the object.
  public var name: String
  /// The kind of the object, as the document names it.
  public var kind: String
  /// The substitute that is drawn.
  public var reason: Reason

  /// Creates a note on an object.
  public init(id: ObjectID, name: String, kind: String, reason: Reason) {
    (self.id, self.name, self.kind, self.reason) = (id, name, kind, reason)
  }
}
