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

extension KeepAttribute {
  /// All attributes; attributes of KeepLayout mean what they mean there.
  public static let all: [KeepAttribute] = [
    KeepAttribute("width", .width, .nothing), KeepAttribute("height", .height, .nothing),
    KeepAttribute("aspectRatio", .width, .own(.height), .factor(1)),
    KeepAttribute("relativeWidth", .width, .other(.width), .factor(1)),
    KeepAttribute("relativeHeight", .height, .other(.height), .factor(1)),

    KeepAttribute("leftInset", .left, .superview(.left)),
    KeepAttribute("rightInset", .right, .superview(.right), .opposite),
    KeepAttribute("leadingInset", .leading, .superview(.leading)),
    KeepAttribute("trailingInset", .trailing, .superview(.trailing), .opposite),
    KeepAttribute("topInset", .top, .superview(.top)),
    KeepAttribute("bottomInset", .bottom, .superview(.bottom), .opposite),
    KeepAttribute("firstBaselineInset", .firstBaseline, .superview(.top)),
    KeepAttribute("lastBaselineInset", .lastBaseline, .superview(.bottom), .opposite),

    KeepAttribute("leftSafeInset", .left, .safeArea(.left)),
    KeepAttribute("rightSafeInset", .right, .safeArea(.right), .opposite),
    KeepAttribute("leadingSafeInset", .leading, .safeArea(.leading)),
    KeepAttribute("trailingSafeInset", .trailing, .safeArea(.trailing), .opposite),
    KeepAttribute("topSafeInset", .top, .safeArea(.top)),
    KeepAttribute("bottomSafeInset", .bottom, .safeArea(.bottom), .opposite),

    KeepAttribute("leftMarginInset", .left, .superview(.leftMargin)),
    KeepAttribute("rightMarginInset", .right, .superview(.rightMargin), .opposite),
    KeepAttribute("leadingMarginInset", .leading, .superview(.leadingMargin)),
    KeepAttribute("trailingMarginInset", .trailing, .superview(.trailingMargin), .opposite),
    KeepAttribute("topMarginInset", .top, .superview(.topMargin)),
    KeepAttribute("bottomMarginInset", .bottom, .superview(.bottomMargin), .opposite),

    // A position from 0 to 1; the center of the superview is half of its size from its edge.
    KeepAttribute("horizontalCenter", .centerX, .superview(.centerX), .factor(2)),
    KeepAttribute("verticalCenter", .centerY, .superview(.centerY), .factor(2)),

    KeepAttribute("leftOffset", .left, .other(.right)),
    KeepAttribute("rightOffset", .left, .other(.right), isReversed: true),
    KeepAttribute("leadingOffset", .leading, .other(.trailing)),
    KeepAttribute("trailingOffset", .leading, .other(.trailing), isReversed: true),
    KeepAttribute("topOffset", .top, .other(.bottom)),
    KeepAttribute("bottomOffset", .top, .other(.bottom), isReversed: true),
    KeepAttribute("firstBaselineOffset", .firstBaseline, .other(.lastBaseline)),
    KeepAttribute("lastBaselineOffset", .firstBaseline, .other(.lastBaseline), isReversed: true),

    KeepAttribute("leftAlign", .left, .other(.left)), KeepAttribute("leadingAlign", .leading, .other(.leading)),
    KeepAttribute("topAlign", .top, .other(.top)),
    KeepAttribute("rightAlign", .right, .other(.right), .opposite),
    KeepAttribute("trailingAlign", .trailing, .other(.trailing), .opposite),
    KeepAttribute("bottomAlign", .bottom, .other(.bottom), .opposite),
    KeepAttribute("verticalAlign", .centerX, .other(.centerX)),
    KeepAttribute("horizontalAlign", .centerY, .other(.centerY)),
    KeepAttribute("firstBaselineAlign", .firstBaseline, .other(.firstBaseline), .opposite),
    KeepAttribute("lastBaselineAlign", .lastBaseline, .other(.lastBaseline), .opposite),
  ]

  /// Attributes that are set together, in the order of several values.
  public static let groups: [(name: String, members: [String])] = [
    ("size", ["width", "height"]), ("relativeSize", ["relativeWidth", "relativeHeight"]),
    ("insets", ["topInset", "leftInset", "bottomInset", "rightInset"]),
    ("horizontalInsets", ["leftInset", "rightInset"]), ("verticalInsets", ["topInset", "bottomInset"]),
    ("safeInsets", ["topSafeInset", "leftSafeInset", "bottomSafeInset", "rightSafeInset"]),
    ("horizontalSafeInsets", ["leftSafeInset", "rightSafeInset"]),
    ("verticalSafeInsets", ["topSafeInset", "bottomSafeInset"]),
    ("marginInsets", ["topMarginInset", "leftMarginInset", "bottomMarginInset", "rightMarginInset"]),
    ("horizontalMarginInsets", ["leftMarginInset", "rightMarginInset"]),
    ("verticalMarginInsets", ["topMarginInset", "bottomMarginInset"]),
    ("center", ["horizontalCenter", "verticalCenter"]),
    ("edgeAlign", ["topAlign", "leftAlign", "bottomAlign", "rightAlign"]),
    ("centerAlign", ["verticalAlign", "horizontalAlign"]),
  ]

  private init(
    _ name: String, _ first: LayoutAttribute, _ reference: Reference, _ measure: Measure = .distance,
    isReversed: Bool = false
  ) {
    (self.name, self.first, self.reference, self.measure) = (name, first, reference, measure)
    self.isReversed = isReversed
  }
}
