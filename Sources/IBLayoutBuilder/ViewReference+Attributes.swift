// One accessor for each attribute of the table `KeepAttribute.all` and for each of its groups; a test compares them.

extension ViewReference {
  /// The attribute `width` of the view.
  public var width: AttributeExpression { expression("width") }

  /// The attribute `height` of the view.
  public var height: AttributeExpression { expression("height") }

  /// The attribute `aspectRatio` of the view.
  public var aspectRatio: AttributeExpression { expression("aspectRatio") }

  /// The attribute `relativeWidth` of the view, compared with another one.
  public func relativeWidth(to other: ViewReference) -> AttributeExpression { expression("relativeWidth", other) }

  /// The attribute `relativeHeight` of the view, compared with another one.
  public func relativeHeight(to other: ViewReference) -> AttributeExpression { expression("relativeHeight", other) }

  /// The attribute `leftInset` of the view.
  public var leftInset: AttributeExpression { expression("leftInset") }

  /// The attribute `rightInset` of the view.
  public var rightInset: AttributeExpression { expression("rightInset") }

  /// The attribute `leadingInset` of the view.
  public var leadingInset: AttributeExpression { expression("leadingInset") }

  /// The attribute `trailingInset` of the view.
  public var trailingInset: AttributeExpression { expression("trailingInset") }

  /// The attribute `topInset` of the view.
  public var topInset: AttributeExpression { expression("topInset") }

  /// The attribute `bottomInset` of the view.
  public var bottomInset: AttributeExpression { expression("bottomInset") }

  /// The attribute `firstBaselineInset` of the view.
  public var firstBaselineInset: AttributeExpression { expression("firstBaselineInset") }

  /// The attribute `lastBaselineInset` of the view.
  public var lastBaselineInset: AttributeExpression { expression("lastBaselineInset") }

  /// The attribute `leftSafeInset` of the view.
  public var leftSafeInset: AttributeExpression { expression("leftSafeInset") }

  /// The attribute `rightSafeInset` of the view.
  public var rightSafeInset: AttributeExpression { expression("rightSafeInset") }

  /// The attribute `leadingSafeInset` of the view.
  public var leadingSafeInset: AttributeExpression { expression("leadingSafeInset") }

  /// The attribute `trailingSafeInset` of the view.
  public var trailingSafeInset: AttributeExpression { expression("trailingSafeInset") }

  /// The attribute `topSafeInset` of the view.
  public var topSafeInset: AttributeExpression { expression("topSafeInset") }

  /// The attribute `bottomSafeInset` of the view.
  public var bottomSafeInset: AttributeExpression { expression("bottomSafeInset") }

  /// The attribute `leftMarginInset` of the view.
  public var leftMarginInset: AttributeExpression { expression("leftMarginInset") }

  /// The attribute `rightMarginInset` of the view.
  public var rightMarginInset: AttributeExpression { expression("rightMarginInset") }

  /// The attribute `leadingMarginInset` of the view.
  public var leadingMarginInset: AttributeExpression { expression("leadingMarginInset") }

  /// The attribute `trailingMarginInset` of the view.
  public var trailingMarginInset: AttributeExpression { expression("trailingMarginInset") }

  /// The attribute `topMarginInset` of the view.
  public var topMarginInset: AttributeExpression { expression("topMarginInset") }

  /// The attribute `bottomMarginInset` of the view.
  public var bottomMarginInset: AttributeExpression { expression("bottomMarginInset") }

  /// The attribute `horizontalCenter` of the view.
  public var horizontalCenter: AttributeExpression { expression("horizontalCenter") }

  /// The attribute `verticalCenter` of the view.
  public var verticalCenter: AttributeExpression { expression("verticalCenter") }

  /// The attribute `leftOffset` of the view, compared with another one.
  public func leftOffset(to other: ViewReference) -> AttributeExpression { expression("leftOffset", other) }

  /// The attribute `rightOffset` of the view, compared with another one.
  public func rightOffset(to other: ViewReference) -> AttributeExpression { expression("rightOffset", other) }

  /// The attribute `leadingOffset` of the view, compared with another one.
  public func leadingOffset(to other: ViewReference) -> AttributeExpression { expression("leadingOffset", other) }

  /// The attribute `trailingOffset` of the view, compared with another one.
  public func trailingOffset(to other: ViewReference) -> AttributeExpression { expression("trailingOffset", other) }

  /// The attribute `topOffset` of the view, compared with another one.
  public func topOffset(to other: ViewReference) -> AttributeExpression { expression("topOffset", other) }

  /// The attribute `bottomOffset` of the view, compared with another one.
  public func bottomOffset(to other: ViewReference) -> AttributeExpression { expression("bottomOffset", other) }

  /// The attribute `firstBaselineOffset` of the view, compared with another one.
  public func firstBaselineOffset(to other: ViewReference) -> AttributeExpression {
    expression("firstBaselineOffset", other)
  }

  /// The attribute `lastBaselineOffset` of the view, compared with another one.
  public func lastBaselineOffset(to other: ViewReference) -> AttributeExpression {
    expression("lastBaselineOffset", other)
  }

  /// The attribute `leftAlign` of the view, compared with another one.
  public func leftAlign(to other: ViewReference) -> AttributeExpression { expression("leftAlign", other) }

  /// The attribute `leadingAlign` of the view, compared with another one.
  public func leadingAlign(to other: ViewReference) -> AttributeExpression { expression("leadingAlign", other) }

  /// The attribute `topAlign` of the view, compared with another one.
  public func topAlign(to other: ViewReference) -> AttributeExpression { expression("topAlign", other) }

  /// The attribute `rightAlign` of the view, compared with another one.
  public func rightAlign(to other: ViewReference) -> AttributeExpression { expression("rightAlign", other) }

  /// The attribute `trailingAlign` of the view, compared with another one.
  public func trailingAlign(to other: ViewReference) -> AttributeExpression { expression("trailingAlign", other) }

  /// The attribute `bottomAlign` of the view, compared with another one.
  public func bottomAlign(to other: ViewReference) -> AttributeExpression { expression("bottomAlign", other) }

  /// The attribute `verticalAlign` of the view, compared with another one.
  public func verticalAlign(to other: ViewReference) -> AttributeExpression { expression("verticalAlign", other) }

  /// The attribute `horizontalAlign` of the view, compared with another one.
  public func horizontalAlign(to other: ViewReference) -> AttributeExpression { expression("horizontalAlign", other) }

  /// The attribute `firstBaselineAlign` of the view, compared with another one.
  public func firstBaselineAlign(to other: ViewReference) -> AttributeExpression {
    expression("firstBaselineAlign", other)
  }

  /// The attribute `lastBaselineAlign` of the view, compared with another one.
  public func lastBaselineAlign(to other: ViewReference) -> AttributeExpression {
    expression("lastBaselineAlign", other)
  }

  /// The attributes width, height.
  public var size: AttributeExpression { expression("size") }

  /// The attributes relativeWidth, relativeHeight.
  public func relativeSize(to other: ViewReference) -> AttributeExpression { expression("relativeSize", other) }

  /// The attributes topInset, leftInset, bottomInset, rightInset.
  public var insets: AttributeExpression { expression("insets") }

  /// The attributes leftInset, rightInset.
  public var horizontalInsets: AttributeExpression { expression("horizontalInsets") }

  /// The attributes topInset, bottomInset.
  public var verticalInsets: AttributeExpression { expression("verticalInsets") }

  /// The attributes topSafeInset, leftSafeInset, bottomSafeInset, rightSafeInset.
  public var safeInsets: AttributeExpression { expression("safeInsets") }

  /// The attributes leftSafeInset, rightSafeInset.
  public var horizontalSafeInsets: AttributeExpression { expression("horizontalSafeInsets") }

  /// The attributes topSafeInset, bottomSafeInset.
  public var verticalSafeInsets: AttributeExpression { expression("verticalSafeInsets") }

  /// The attributes topMarginInset, leftMarginInset, bottomMarginInset, rightMarginInset.
  public var marginInsets: AttributeExpression { expression("marginInsets") }

  /// The attributes leftMarginInset, rightMarginInset.
  public var horizontalMarginInsets: AttributeExpression { expression("horizontalMarginInsets") }

  /// The attributes topMarginInset, bottomMarginInset.
  public var verticalMarginInsets: AttributeExpression { expression("verticalMarginInsets") }

  /// The attributes horizontalCenter, verticalCenter.
  public var center: AttributeExpression { expression("center") }

  /// The attributes topAlign, leftAlign, bottomAlign, rightAlign.
  public func edgeAlign(to other: ViewReference) -> AttributeExpression { expression("edgeAlign", other) }

  /// The attributes verticalAlign, horizontalAlign.
  public func centerAlign(to other: ViewReference) -> AttributeExpression { expression("centerAlign", other) }
}
