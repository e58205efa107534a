/// The meaning of a constraint, without its id, names and location.
///
/// `first relation multiplier · second + constant @priority`. Two contents are equal if they mean the same, in any
/// spelling: see `normalized`.
public struct ConstraintContent: Sendable {
  /// The left side.
  public var first: Anchor
  /// The comparison of the sides.
  public var relation: LayoutRelation
  /// The item on the right side; nil when a width or height is compared with a constant.
  public var second: Anchor?
  /// The multiplier of the second anchor; meaningless without one.
  public var multiplier: Multiplier
  /// The summand on the right side.
  public var constant: Constant
  /// The priority above 0 and at most 1000, which is required.
  public var priority: Double

  /// The priority of a constraint that must be satisfied.
  public static let required = 1000.0

  /// Creates a constraint between two anchors, or on the size of one item.
  public init(
    _ first: Anchor, _ relation: LayoutRelation = .equal, _ second: Anchor? = nil,
    multiplier: Multiplier = Multiplier(1), constant: Constant = .number(0), priority: Double = required
  ) {
    (self.first, self.relation, self.second, self.multiplier) = (first, relation, second, multiplier)
    (self.constant, self.priority) = (constant, priority)
  }

  /// An attribute of an item.
  public struct Anchor: Sendable, Hashable {
    /// The id of a view or a layout guide.
    public var item: ObjectID
    /// The edge, size or baseline.
    public var attribute: LayoutAttribute

    /// Creates an anchor.
    public init(_ item: ObjectID, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// A summand on the right side, in points.
  public enum Constant: Sendable {
    case number(Double)
    /// "Standard spacing" depends on the items. Xcode last computed the number; `type` is the `symbolType` of the
    /// format.
    case standard(lastSeen: Double, type: String? = nil)

    /// The written number in points.
    public var value: Double {
      get {
        switch self {
        case .number(let value), .standard(let value, _): value
        }
      }
      set {
        switch self {
        case .number: self = .number(newValue)
        case .standard(_, let type): self = .standard(lastSeen: newValue, type: type)
        }
      }
    }
  }

  /// Ids of the items, the first item first.
  public var items: [ObjectID] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// Returns the constraint with other items.
  public func mapItems(_ transform: (ObjectID) -> ObjectID) -> ConstraintContent {
    var result = self
    result.first.item = transform(first.item)
    result.second?.item = second.map { transform($0.item) } ?? ""
    return result
  }
}
