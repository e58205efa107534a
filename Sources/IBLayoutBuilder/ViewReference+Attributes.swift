// One accessor for each attribute of the table `KeepAttribute.all` and for each of its groups; a test compares them.

extension ViewReference {
  /// The attribute `width` of the view.
  public var width: KeptAttribute { kept("width") }

  /// The attribute `height` of the view.
  public var height: KeptAttribute { kept("height") }

  /// The attribute `aspectRatio` of the view.
  public var aspectRatio: KeptAttribute { kept("aspectRatio") }

  /// The attribute `relativeWidth` of the view, compared with another one.
  public func relativeWidth(to other: ViewReference) -> KeptAttribute { kept("relativeWidth", other) }

  /// The attribute `relativeHeight` of the view, compared with another one.
  public func relativeHeight(to other: ViewReference) -> KeptAttribute { kept("relativeHeight", other) }

  /// The attribute `leftInset` of the view.
  public var leftInset: KeptAttribute { kept("leftInset") }

  /// The attribute `rightInset` of the view.
  public var rightInset: KeptAttribute { kept("rightInset") }

  /// The attribute `leadingInset` of the view.
  public var leadingInset: KeptAttribute { kept("leadingInset") }

  /// The attribute `trailingInset` of the view.
  public var trailingInset: KeptAttribute { kept("trailingInset") }

  /// The attribute `topInset` of the view.
  public var topInset: KeptAttribute { kept("topInset") }

  /// The attribute `bottomInset` of the view.
  public var bottomInset: KeptAttribute { kept("bottomInset") }

  /// The attribute `firstBaselineInset` of the view.
  public var firstBaselineInset: KeptAttribute { kept("firstBaselineInset") }

  /// The attribute `lastBaselineInset` of the view.
  public var lastBaselineInset: KeptAttribute { kept("lastBaselineInset") }

  /// The attribute `leftSafeInset` of the view.
  public var leftSafeInset: KeptAttribute { kept("leftSafeInset") }

  /// The attribute `rightSafeInset` of the view.
  public var rightSafeInset: KeptAttribute { kept("rightSafeInset") }

  /// The attribute `leadingSafeInset` of the view.
  public var leadingSafeInset: KeptAttribute { kept("leadingSafeInset") }

  /// The attribute `trailingSafeInset` of the view.
  public var trailingSafeInset: KeptAttribute { kept("trailingSafeInset") }

  /// The attribute `topSafeInset` of the view.
  public var topSafeInset: KeptAttribute { kept("topSafeInset") }

  /// The attribute `bottomSafeInset` of the view.
  public var bottomSafeInset: KeptAttribute { kept("bottomSafeInset") }

  /// The attribute `leftMarginInset` of the view.
  public var leftMarginInset: KeptAttribute { kept("leftMarginInset") }

  /// The attribute `rightMarginInset` of the view.
  public var rightMarginInset: KeptAttribute { kept("rightMarginInset") }

  /// The attribute `leadingMarginInset` of the view.
  public var leadingMarginInset: KeptAttribute { kept("leadingMarginInset") }

  /// The attribute `trailingMarginInset` of the view.
  public var trailingMarginInset: KeptAttribute { kept("trailingMarginInset") }

  /// The attribute `topMarginInset` of the view.
  public var topMarginInset: KeptAttribute { kept("topMarginInset") }

  /// The attribute `bottomMarginInset` of the view.
  public var bottomMarginInset: KeptAttribute { kept("bottomMarginInset") }

  /// The attribute `horizontalCenter` of the view.
  public var horizontalCenter: KeptAttribute { kept("horizontalCenter") }

  /// The attribute `verticalCenter` of the view.
  public var verticalCenter: KeptAttribute { kept("verticalCenter") }

  /// The attribute `leftOffset` of the view, compared with another one.
  public func leftOffset(to other: ViewReference) -> KeptAttribute { kept("leftOffset", other) }

  /// The attribute `rightOffset` of the view, compared with another one.
  public func rightOffset(to other: ViewReference) -> KeptAttribute { kept("rightOffset", other) }

  /// The attribute `leadingOffset` of the view, compared with another one.
  public func leadingOffset(to other: ViewReference) -> KeptAttribute { kept("leadingOffset", other) }

  /// The attribute `trailingOffset` of the view, compared with another one.
  public func trailingOffset(to other: ViewReference) -> KeptAttribute { kept("trailingOffset", other) }

  /// The attribute `topOffset` of the view, compared with another one.
  public func topOffset(to other: ViewReference) -> KeptAttribute { kept("topOffset", other) }

  /// The attribute `bottomOffset` of the view, compared with another one.
  public func bottomOffset(to other: ViewReference) -> KeptAttribute { kept("bottomOffset", other) }

  /// The attribute `firstBaselineOffset` of the view, compared with another one.
  public func firstBaselineOffset(to other: ViewReference) -> KeptAttribute { kept("firstBaselineOffset", other) }

  /// The attribute `lastBaselineOffset` of the view, compared with another one.
  public func lastBaselineOffset(to other: ViewReference) -> KeptAttribute { kept("lastBaselineOffset", other) }

  /// The attribute `leftAlign` of the view, compared with another one.
  public func leftAlign(to other: ViewReference) -> KeptAttribute { kept("leftAlign", other) }

  /// The attribute `leadingAlign` of the view, compared with another one.
  public func leadingAlign(to other: ViewReference) -> KeptAttribute { kept("leadingAlign", other) }

  /// The attribute `topAlign` of the view, compared with another one.
  public func topAlign(to other: ViewReference) -> KeptAttribute { kept("topAlign", other) }

  /// The attribute `rightAlign` of the view, compared with another one.
  public func rightAlign(to other: ViewReference) -> KeptAttribute { kept("rightAlign", other) }

  /// The attribute `trailingAlign` of the view, compared with another one.
  public func trailingAlign(to other: ViewReference) -> KeptAttribute { kept("trailingAlign", other) }

  /// The attribute `bottomAlign` of the view, compared with another one.
  public func bottomAlign(to other: ViewReference) -> KeptAttribute { kept("bottomAlign", other) }

  /// The attribute `verticalAlign` of the view, compared with another one.
  public func verticalAlign(to other: ViewReference) -> KeptAttribute { kept("verticalAlign", other) }

  /// The attribute `horizontalAlign` of the view, compared with another one.
  public func horizontalAlign(to other: ViewReference) -> KeptAttribute { kept("horizontalAlign", other) }

  /// The attribute `firstBaselineAlign` of the view, compared with another one.
  public func firstBaselineAlign(to other: ViewReference) -> KeptAttribute { kept("firstBaselineAlign", other) }

  /// The attribute `lastBaselineAlign` of the view, compared with another one.
  public func lastBaselineAlign(to other: ViewReference) -> KeptAttribute { kept("lastBaselineAlign", other) }

  /// The attributes width, height.
  public var size: KeptAttribute { kept("size") }

  /// The attributes relativeWidth, relativeHeight.
  public func relativeSize(to other: ViewReference) -> KeptAttribute { kept("relativeSize", other) }

  /// The attributes topInset, leftInset, bottomInset, rightInset.
  public var insets: KeptAttribute { kept("insets") }

  /// The attributes leftInset, rightInset.
  public var horizontalInsets: KeptAttribute { kept("horizontalInsets") }

  /// The attributes topInset, bottomInset.
  public var verticalInsets: KeptAttribute { kept("verticalInsets") }

  /// The attributes topSafeInset, leftSafeInset, bottomSafeInset, rightSafeInset.
  public var safeInsets: KeptAttribute { kept("safeInsets") }

  /// The attributes leftSafeInset, rightSafeInset.
  public var horizontalSafeInsets: KeptAttribute { kept("horizontalSafeInsets") }

  /// The attributes topSafeInset, bottomSafeInset.
  public var verticalSafeInsets: KeptAttribute { kept("verticalSafeInsets") }

  /// The attributes topMarginInset, leftMarginInset, bottomMarginInset, rightMarginInset.
  public var marginInsets: KeptAttribute { kept("marginInsets") }

  /// The attributes leftMarginInset, rightMarginInset.
  public var horizontalMarginInsets: KeptAttribute { kept("horizontalMarginInsets") }

  /// The attributes topMarginInset, bottomMarginInset.
  public var verticalMarginInsets: KeptAttribute { kept("verticalMarginInsets") }

  /// The attributes horizontalCenter, verticalCenter.
  public var center: KeptAttribute { kept("center") }

  /// The attributes topAlign, leftAlign, bottomAlign, rightAlign.
  public func edgeAlign(to other: ViewReference) -> KeptAttribute { kept("edgeAlign", other) }

  /// The attributes verticalAlign, horizontalAlign.
  public func centerAlign(to other: ViewReference) -> KeptAttribute { kept("centerAlign", other) }
}
