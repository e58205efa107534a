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
    (self.object, self.place, self.kind) = (object, place, kind)
  }

  /// A kind of problem.
  public enum Kind: Sendable, Hashable {
    // Values
    /// A text that is not a number: the attribute and its text.
    case unreadableNumber(Name, String)
    case unknownValue(Name, String)
    case negativeSize(String)
    /// Of a constraint a higher one is read as 1000, and one that is not above 0 cannot be used.
    case priorityOutOfRange(String)

    // Constraints
    /// An attribute of an item that does not exist: the name of the XML attribute and its text.
    case unknownAttribute(Name, String)
    case unknownRelation(String)
    case missingAttribute(Name)
    /// No object has the id of an item: the name of the XML attribute and the id.
    case missingItem(Name, ObjectID)
    case itemInAnotherTree(Object)
    /// The item, or a view around it, is not installed in this configuration.
    case itemNotInstalled(Object)
    case itemIsNoView(Object)
    case itemOutsideHolder(Object, holder: Object)
    case pairing(LayoutAttribute, LayoutAttribute)
    /// A position without relation to a second item: there is none, or the multiplier is 0.
    case positionWithoutItem(LayoutAttribute, hasZeroMultiplier: Bool)
    /// Both sides are the same attribute of the same item.
    case tiedToItself

    // Views
    /// An element that is not a view, in the place of one.
    case unknownView(Name)
    case viewWithoutID(Name)

    // Documents
    /// Constraints without effect, because the document does not use Auto Layout.
    case autoLayoutOff
    /// Interfaces of the platform have no frames.
    case unsupportedPlatform(Platform)
    case deviceOfAnotherPlatform(String)
    /// A document, or the end of a text, that is not laid out because of a limit: a clause that names the limit.
    case tooLarge(String)
  }
}
