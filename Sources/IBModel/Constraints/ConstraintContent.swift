/// The meaning of a constraint, without its id, names and location.
///
/// `first relation multiplier · second + constant @priority`. Two contents are equal if they mean the same, in any
/// spelling: see `normalized`.
public struct ConstraintContent: Sendable, Hashable {
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

  /// The equation solved for the second anchor: its items change places, the constant changes its sign, the
  /// multiplier becomes its reciprocal, and an inequality changes its direction unless the multiplier is negative.
  ///
  /// nil when there is no second anchor, or when the multiplier is 0.
  public var flipped: ConstraintContent? {
    guard let second, let reciprocal = multiplier.reciprocal else { return nil }
    var result = self
    (result.first, result.second) = (second, first)
    result.relation = multiplier.value < 0 ? relation : relation.inverse
    result.multiplier = reciprocal
    result.constant.value = -constant.value * reciprocal.value
    return result
  }

  /// The common form of all spellings of a constraint.
  ///
  /// The anchor that is first in the order of item and attribute comes first, `baseline` is `lastBaseline`, numbers are
  /// rounded to 40 binary digits (a few billionths of a point), and parts without effect are omitted. The constraint
  /// breaks ties with others of its priority by its error, which a multiplier scales; this difference between the two
  /// orientations is ignored.
  var normalized: ConstraintContent {
    var result = self
    (result.first, result.second) = (first.normalized, second?.normalized)
    if let other = result.second, other < result.first { result = result.flipped ?? result }
    result.multiplier = Multiplier(result.second == nil ? 1 : result.multiplier.value.rounded(toBits: 40))
    result.constant.value = result.constant.value.rounded(toBits: 40)
    result.priority = min(priority, ConstraintContent.required)
    return result
  }

  /// The constraint without constant and priority, for comparing the rest.
  public var shape: ConstraintContent {
    var result = self
    result.constant.value = 0
    result.priority = ConstraintContent.required
    return result
  }

  /// Returns the content with its items in the order of another constraint of the same shape.
  public func oriented(like other: ConstraintContent) -> ConstraintContent {
    guard let flipped, first.normalized != other.first.normalized else { return self }
    return flipped.first.normalized == other.first.normalized ? flipped : self
  }

  /// The normalized content, computed once for many comparisons.
  package struct Meaning: Hashable, Sendable {
    var first: Anchor
    var relation: LayoutRelation
    var second: Anchor?
    var multiplier: Double
    var constant: Double
    var isStandard: Bool
    var type: String?
    var priority: Double

    package var shape: Meaning {
      var result = self
      (result.constant, result.priority) = (0, ConstraintContent.required)
      return result
    }
  }

  /// The meaning, equal for equal contents.
  package var meaning: Meaning {
    let normal = normalized
    var meaning = Meaning(
      first: normal.first, relation: normal.relation, second: normal.second, multiplier: normal.multiplier.value,
      constant: normal.constant.value, isStandard: false, type: nil, priority: normal.priority)
    if case .standard(_, let type) = normal.constant { (meaning.isStandard, meaning.type) = (true, type) }
    return meaning
  }

  /// Whether both mean the same. Standard spacings are equal when the same number was last computed for them: their
  /// actual value depends on the views.
  public static func == (left: ConstraintContent, right: ConstraintContent) -> Bool { left.meaning == right.meaning }

  /// Hashes the meaning.
  public func hash(into hasher: inout Hasher) { hasher.combine(meaning) }
}

extension ConstraintContent.Anchor: Comparable {
  /// Orders anchors by id and attribute.
  public static func < (left: ConstraintContent.Anchor, right: ConstraintContent.Anchor) -> Bool {
    (left.item, left.attribute.rawValue) < (right.item, right.attribute.rawValue)
  }
}

extension ConstraintContent.Anchor {
  fileprivate var normalized: ConstraintContent.Anchor { ConstraintContent.Anchor(item, attribute.normalized) }
}

extension LayoutAttribute {
  fileprivate var normalized: LayoutAttribute { self == .baseline ? .lastBaseline : self }
}

extension Double {
  fileprivate func rounded(toBits count: UInt64) -> Double {
    let lost = UInt64(Double.significandBitCount) - count
    let half: UInt64 = 1 << (lost - 1)
    let result = Double(bitPattern: (bitPattern + half) & ~((1 << lost) - 1))
    return self == 0 || !result.isFinite ? (self == 0 ? 0 : self) : result
  }
}
