// One accessor for each attribute of the table `KeepAttribute.all` and for each of its groups; a test compares them.

extension ViewReference {
  /// The attribute `width` of the view.
  public var width: AttributeExpression { kept("width") }

  /// The attribute `height` of the view.
  public var height: AttributeExpression { kept("height") }

  /// The attribute `aspectRatio` of the view.
  public var aspectRatio: AttributeExpression { kept("aspectRatio") }

  /// The attribute `relativeWidth` of the view, compared with another one.
  public func relativeWidth(to other: ViewReference) -> AttributeExpression { kept("relativeWidth", other) }

  /// The attribute `relativeHeight` of the view, compared with another one.
  public func relativeHeight(to other: ViewReference) -> AttributeExpression { kept("relativeHeight", other) }

  /// The attribute `leftInset` of the view.
  public var leftInset: AttributeExpression { kept("leftInset") }

  /// The attribute `rightInset` of the view.
  public var rightInset: AttributeExpression { kept("rightInset") }

  /// The attribute `leadingInset` of the view.
  public var leadingInset: AttributeExpression { kept("leadingInset") }

  /// The attribute `trailingInset` of the view.
  public var trailingInset: AttributeExpression { kept("trailingInset") }

  /// The attribute `topInset` of the view.
  public var topInset: AttributeExpression { kept("topInset") }

  /// The attribute `bottomInset` of the view.
  public var bottomInset: AttributeExpression { kept("bottomInset") }

  /// The attribute `firstBaselineInset` of the view.
  public var firstBaselineInset: AttributeExpression { kept("firstBaselineInset") }

  /// The attribute `lastBaselineInset` of the view.
  public var lastBaselineInset: AttributeExpression { kept("lastBaselineInset") }

  /// The attribute `leftSafeInset` of the view.
  public var leftSafeInset: AttributeExpression { kept("leftSafeInset") }

  /// The attribute `rightSafeInset` of the view.
  public var rightSafeInset: AttributeExpression { kept("rightSafeInset") }

  /// The attribute `leadingSafeInset` of the view.
  public var leadingSafeInset: AttributeExpression { kept("leadingSafeInset") }

  /// The attribute `trailingSafeInset` of the view.
  public var trailingSafeInset: AttributeExpression { kept("trailingSafeInset") }

  /// The attribute `topSafeInset` of the view.
  public var topSafeInset: AttributeExpression { kept("topSafeInset") }

  /// The attribute `bottomSafeInset` of the view.
  public var bottomSafeInset: AttributeExpression { kept("bottomSafeInset") }

  /// The attribute `leftMarginInset` of the view.
  public var leftMarginInset: AttributeExpression { kept("leftMarginInset") }

  /// The attribute `rightMarginInset` of the view.
  public var rightMarginInset: AttributeExpression { kept("rightMarginInset") }

  /// The attribute `leadingMarginInset` of the view.
  public var leadingMarginInset: AttributeExpression { kept("leadingMarginInset") }

  /// The attribute `trailingMarginInset` of the view.
  public var trailingMarginInset: AttributeExpression { kept("trailingMarginInset") }

  /// The attribute `topMarginInset` of the view.
  public var topMarginInset: AttributeExpression { kept("topMarginInset") }

  /// The attribute `bottomMarginInset` of the view.
  public var bottomMarginInset: AttributeExpression { kept("bottomMarginInset") }

  /// The attribute `horizontalCenter` of the view.
  public var horizontalCenter: AttributeExpression { kept("horizontalCenter") }

  /// The attribute `verticalCenter` of the view.
  public var verticalCenter: AttributeExpression { kept("verticalCenter") }

  /// The attribute `leftOffset` of the view, compared with another one.
  public func leftOffset(to other: ViewReference) -> AttributeExpression { kept("leftOffset", other) }

  /// The attribute `rightOffset` of the view, compared with another one.
  public func rightOffset(to other: ViewReference) -> AttributeExpression { kept("rightOffset", other) }

  /// The attribute `leadingOffset` of the view, compared with another one.
  public func leadingOffset(to other: ViewReference) -> AttributeExpression { kept("leadingOffset", other) }

  /// The attribute `trailingOffset` of the view, compared with another one.
  public func trailingOffset(to other: ViewReference) -> AttributeExpression { kept("trailingOffset", other) }

  /// The attribute `topOffset` of the view, compared with another one.
  public func topOffset(to other: ViewReference) -> AttributeExpression { kept("topOffset", other) }

  /// The attribute `bottomOffset` of the view, compared with another one.
  public func bottomOffset(to other: ViewReference) -> AttributeExpression { kept("bottomOffset", other) }

  /// The attribute `firstBaselineOffset` of the view, compared with another one.
  public func firstBaselineOffset(to other: ViewReference) -> AttributeExpression {
    kept("firstBaselineOffset", other)
  }

  /// The attribute `lastBaselineOffset` of the view, compared with another one.
  public func lastBaselineOffset(to other: ViewReference) -> AttributeExpression {
    kept("lastBaselineOffset", other)
  }

  /// The attribute `leftAlign` of the view, compared with another one.
  public func leftAlign(to other: ViewReference) -> AttributeExpression { kept("leftAlign", other) }

  /// The attribute `leadingAlign` of the view, compared with another one.
  public func leadingAlign(to other: ViewReference) -> AttributeExpression { kept("leadingAlign", other) }

  /// The attribute `topAlign` of the view, compared with another one.
  public func topAlign(to other: ViewReference) -> AttributeExpression { kept("topAlign", other) }

  /// The attribute `rightAlign` of the view, compared with another one.
  public func rightAlign(to other: ViewReference) -> AttributeExpression { kept("rightAlign", other) }

  /// The attribute `trailingAlign` of the view, compared with another one.
  public func trailingAlign(to other: ViewReference) -> AttributeExpression { kept("trailingAlign", other) }

  /// The attribute `bottomAlign` of the view, compared with another one.
  public func bottomAlign(to other: ViewReference) -> AttributeExpression { kept("bottomAlign", other) }

  /// The attribute `verticalAlign` of the view, compared with another one.
  public func verticalAlign(to other: ViewReference) -> AttributeExpression { kept("verticalAlign", other) }

  /// The attribute `horizontalAlign` of the view, compared with another one.
  public func horizontalAlign(to other: ViewReference) -> AttributeExpression { kept("horizontalAlign", other) }

  /// The attribute `firstBaselineAlign` of the view, compared with another one.
  public func firstBaselineAlign(to other: ViewReference) -> AttributeExpression {
    kept("firstBaselineAlign", other)
  }

  /// The attribute `lastBaselineAlign` of the view, compared with another one.
  public func lastBaselineAlign(to other: ViewReference) -> AttributeExpression {
    kept("lastBaselineAlign", other)
  }

  /// The attributes width, height.
  public var size: AttributeExpression { kept("size") }

  /// The attributes relativeWidth, relativeHeight.
  public func relativeSize(to other: ViewReference) -> AttributeExpression { kept("relativeSize", other) }

  /// The attributes topInset, leftInset, bottomInset, rightInset.
  public var insets: AttributeExpression { kept("insets") }

  /// The attributes leftInset, rightInset.
  public var horizontalInsets: AttributeExpression { kept("horizontalInsets") }

  /// The attributes topInset, bottomInset.
  public var verticalInsets: AttributeExpression { kept("verticalInsets") }

  /// The attributes topSafeInset, leftSafeInset, bottomSafeInset, rightSafeInset.
  public var safeInsets: AttributeExpression { kept("safeInsets") }

  /// The attributes leftSafeInset, rightSafeInset.
  public var horizontalSafeInsets: AttributeExpression { kept("horizontalSafeInsets") }

  /// The attributes topSafeInset, bottomSafeInset.
  public var verticalSafeInsets: AttributeExpression { kept("verticalSafeInsets") }

  /// The attributes topMarginInset, leftMarginInset, bottomMarginInset, rightMarginInset.
  public var marginInsets: AttributeExpression { kept("marginInsets") }

  /// The attributes leftMarginInset, rightMarginInset.
  public var horizontalMarginInsets: AttributeExpression { kept("horizontalMarginInsets") }

  /// The attributes topMarginInset, bottomMarginInset.
  public var verticalMarginInsets: AttributeExpression { kept("verticalMarginInsets") }

  /// The attributes horizontalCenter, verticalCenter.
  public var center: AttributeExpression { kept("center") }

  /// The attributes topAlign, leftAlign, bottomAlign, rightAlign.
  public func edgeAlign(to other: ViewReference) -> AttributeExpression { kept("edgeAlign", other) }

  /// The attributes verticalAlign, horizontalAlign.
  public func centerAlign(to other: ViewReference) -> AttributeExpression { kept("centerAlign", other) }
}
