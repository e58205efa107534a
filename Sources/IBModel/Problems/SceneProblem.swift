import IBXML

/// Something in a document that layout cannot read or use, found while a constraint is read or a scene is resolved.
///
/// Each kind has one clause, which commands and rules print, and at most one rule.
public struct SceneProblem: Error, Sendable, Hashable {
  /// The object that has the problem: a view, a constraint, or a controller; nil for the document itself.
  public let object: Object?
  /// The bytes it is about: an attribute or a start tag.
  public let place: Range<Int>
  /// What is wrong.
  public let kind: Kind

  /// A problem of an object at a place.
  public init(object: Object?, place: Range<Int>, kind: Kind) {
    self.object = object
    self.place = place
    self.kind = kind
  }

  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    // Values
    /// Text that is not a number: the attribute and its text.
    case unreadableNumber(Name, String)
    /// A value of an attribute that Interface Builder does not know.
    case unknownValue(Name, String)
    /// A width or height below 0, as it is written.
    case negativeSize(String)
    /// A priority outside 1…1000, as it is written. Of a constraint a higher one is read as 1000, and one that is not above 0
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
    /// The item is neither a view nor a layout guide.
    case itemIsNoView(Object)
    /// The view that holds the constraint does not contain this item.
    case itemOutsideHolder(Object, holder: Object)
    /// Attributes that cannot be compared.
    case pairing(LayoutAttribute, LayoutAttribute)
    /// A position, which only makes sense in relation to a second item: there is none, or the multiplier is 0.
    case positionWithoutItem(LayoutAttribute, hasZeroMultiplier: Bool)
    /// Both sides are the same attribute of the same item.
    case tiedToItself

    // Views
    /// An element that is not a view, in the place of one.
    case unknownView(Name)
    /// A view without an id, which nothing can refer to.
    case viewWithoutID(Name)

    // Documents
    /// The document has constraints but does not use Auto Layout.
    case autoLayoutOff
    /// Interfaces of the platform have no frames.
    case unsupportedPlatform(Platform)
    /// The requested device, by its name, is of another platform than the document.
    case deviceOfAnotherPlatform(String)
  }
}
