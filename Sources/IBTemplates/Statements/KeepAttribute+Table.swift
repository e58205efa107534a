import IBModel

extension KeepAttribute {
  /// All attributes; those of KeepLayout have its meanings.
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
