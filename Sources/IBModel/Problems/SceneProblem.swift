import IBXML

/// A part of a document that layout cannot read or use, found while a constraint is read or a scene is resolved.
///
/// Each kind has one clause, which commands and rules print, and at most one rule.
public struct SceneProblem: Error, Sendable, Hashable {
  /// The object that has the problem: a view, a constraint, or a controller; nil for the document itself.
  public let object: Object?
  /// The bytes of an attribute or a start tag.
  public let place: Range<Int>
  /// The kind of problem.
  public let kind: Kind

  /// Creates a problem of an object at a place.
  public init(object: Object?, place: Range<Int>, kind: Kind) {
    self.object = object
    self.place = place
    self.kind = kind
  }

  /// A kind of problem.
  public enum Kind: Sendable, Hashable {
    // Values
    /// A text that is not a number: the attribute and its text.
    case unreadableNumber(Name, String)
    /// A value of an attribute that Interface Builder does not know.
    case unknownValue(Name, String)
    /// A width or height below 0, as written.
    case negativeSize(String)
    /// A priority outside 1…1000, as written. Of a constraint a higher one is read as 1000, and one that is not above 0
    /// cannot be used.
    case priorityOutOfRange(String)

    // Constraints
    /// An attribute of an item that does not exist: the name of the XML attribute and its text.
    case unknownAttribute(Name, String)
    /// A relation that does not exist.
    case unknownRelation(String)
    /// The constraint names no attribute of an item.
    case missingAttribute(Name)
    /// No object has the id of an item: the name of the XML attribute and the id.
    case missingItem(Name, ObjectID)
    /// The item is in another view tree.
    case itemInAnotherTree(Object)
    /// The item, or a view around it, is not installed in this configuration.
    case itemNotInstalled(Object)
    case itemIsNoView(Object)
    /// The view that holds the constraint does not contain this item.
    case itemOutsideHolder(Object, holder: Object)
    case pairing(LayoutAttribute, LayoutAttribute)
    /// A position without relation to a second item: there is none, or the multiplier is 0.
    case positionWithoutItem(LayoutAttribute, hasZeroMultiplier: Bool)
    /// Both sides are the same attribute of the same item.
    case tiedToItself

    // Views
    /// An element that is not a view, in the place of one.
    case unknownView(Name)
    /// A view without an id, which cannot be referred to.
    case viewWithoutID(Name)

    // Documents
    /// Constraints without effect, because the document does not use Auto Layout.
    case autoLayoutOff
    /// Interfaces of the platform have no frames.
    case unsupportedPlatform(Platform)
    /// A requested device, by its name, of another platform than the document.
    case deviceOfAnotherPlatform(String)
  }
}
