import IBModel

/// A cause of ambiguity: an undetermined quantity, and the views whose frames depend on it.
///
/// The gaps of a layout are few and settle all its ambiguous views: with a value for each of them, nothing is open.
public struct LayoutGap: Sendable {
  /// The reasons why something is open.
  public enum Reason: Sendable, Hashable {
    /// No constraint determines attributes of the view.
    case missing([Missing])
    /// Contents of equal priority share room, so any of them may stretch or shrink.
    case equalPriorities([Object])
    /// Constraints give the content of a row another height than the row has, in points.
    case rowHeight(required: Double, row: Double)
    /// The view is in a row that its list does not show, so Xcode does not lay it out. No constraint is missing.
    case outOfSight
  }

  /// A quantity of a view that no constraint determines.
  public struct Missing: Sendable, Hashable {
    /// The open quantity.
    public var quantity: Quantity
    /// The axis on which it is open.
    public var axis: Axis

    /// Creates a quantity that no constraint determines.
    public init(_ quantity: Quantity, _ axis: Axis) { (self.quantity, self.axis) = (quantity, axis) }
  }

  /// The quantities that can be open on one axis.
  public enum Quantity: Sendable, Hashable {
    case position, size
    /// One of position and size, which then determines the other.
    case positionOrSize
    /// The extent of scrolled content.
    case contentSize
  }

  /// The view that a constraint is missing for.
  public var view: Object
  /// The reason for the ambiguity.
  public var reason: Reason
  /// All views that are ambiguous because of it, in document order.
  public var views: [Object]

  /// Whether only the extent of scrolled content is open.
  public var isOfScrolledContent: Bool {
    guard case .missing(let missing) = reason else { return false }
    return missing.allSatisfy { $0.quantity == .contentSize }
  }
}
