import IBModel

/// A property of a view that can be kept: a size, an inset, an offset from another view.
public struct KeepAttribute: Sendable, Hashable {
  /// The name in sheets and Swift.
  public let name: String
  let first: LayoutAttribute
  let reference: Reference
  let measure: Measure
  /// Whether the view and the other one change places: a right offset is the left offset of the other view.
  let isReversed: Bool

  enum Reference: Sendable, Hashable {
    case nothing
    case own(LayoutAttribute)
    case superview(LayoutAttribute)
    case safeArea(LayoutAttribute)
    case other(LayoutAttribute)
  }

  enum Measure: Sendable, Hashable {
    /// Points towards larger coordinates.
    case distance
    /// Points towards smaller coordinates, so that `at least` becomes `at most`.
    case opposite
    /// A factor of the other attribute, multiplied by this.
    case factor(Double)
  }

  /// Whether its value is a factor.
  public var isFactor: Bool { if case .factor = measure { true } else { false } }

  /// Returns the ends of its constraint: names of views with their attributes, the first item first.
  public func ends(of view: String, _ target: String?) -> [String] {
    let content = self.content(
      ObjectID(view), ObjectID(target ?? "superview of \(view)"), KeepValue(.equal, .number(1)), amount: 1)
    let anchors = [content.first] + (content.second.map { [$0] } ?? [])
    return anchors.map { "\($0.item).\($0.attribute.rawValue)" }
  }

  /// Whether it compares with another view.
  public var needsOther: Bool { if case .other = reference { true } else { false } }

  /// Returns the attribute with a name; nil when there is none.
  public static func named(_ name: String) -> KeepAttribute? { byName[name] }

  /// Returns attributes that are set together: `width` and `height` for `size`.
  public static func group(_ name: String) -> [KeepAttribute]? {
    groups.first { $0.name == name }?.members.compactMap(named)
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  func content(_ view: ObjectID, _ target: ObjectID?, _ value: KeepValue, amount: Double) -> ConstraintContent {
    let (item, other) = isReversed ? (target ?? view, view) : (view, target ?? view)
    var content = ConstraintContent(
      ConstraintContent.Anchor(item, first), value.relation, priority: value.priority)
    switch reference {
    case .nothing: break
    case .own(let attribute): content.second = ConstraintContent.Anchor(view, attribute)
    case .superview(let attribute), .safeArea(let attribute), .other(let attribute):
      content.second = ConstraintContent.Anchor(other, attribute)
    }
    switch measure {
    case .distance: content.constant = .number(amount)
    case .opposite:
      content.constant = .number(amount == 0 ? 0 : -amount)
      content.relation = value.relation.inverse
    case .factor(let factor):
      content.multiplier = KeepAttribute.multiplier(value.amount, factor: factor) ?? Multiplier(amount * factor)
    }
    return content
  }

  /// Keeps the two numbers of a ratio, as in `16:9`.
  private static func multiplier(_ amount: KeepValue.Amount?, factor: Double) -> Multiplier? {
    guard case .ratio(let one, let other) = amount, factor == 1,
      let (width, height) = CanonicalNumber.spelled(one).flatMap({ w in CanonicalNumber.spelled(other).map { (w, $0) } }
      )
    else { return nil }
    return Multiplier("\(width):\(height)")
  }
}
