import IBModel
import IBSolver

/// A rectangle of a view that constraints refer to.
struct Anchor {
  enum Rectangle {
    case alignment, frame, content
    case inset(Insets)
    case insetContent(Insets)
    /// A strip of the given height, at the top or bottom of the view.
    case topStrip(Double), bottomStrip(Double)
  }

  var view: ViewIndex
  var rectangle: Rectangle

  fileprivate var isContent: Bool {
    switch rectangle {
    case .content, .insetContent: true
    case .alignment, .frame, .inset, .topStrip, .bottomStrip: false
    }
  }
}

extension SystemBuilder {
  /// The rectangle of an item of a constraint.
  ///
  /// - Parameter other: The constraint's other item: edges of a scroll view, but not its center, refer to its content
  ///   if the other item is inside.
  func anchor(_ side: ResolvedAnchor, other: ResolvedAnchor?) -> Anchor {
    switch side.item {
    case .view(let view): viewAnchor(view, side.attribute, other: other?.item)
    case .guide(let guide): guideAnchor(scene[guide])
    }
  }

  private func viewAnchor(_ view: ViewIndex, _ attribute: LayoutAttribute, other: ResolvedItem?) -> Anchor {
    if !attribute.isDimension, !attribute.isCenter, contentSize(view, .horizontal) != nil, let other,
      isInside(other, view)
    {
      return Anchor(
        view: view, rectangle: attribute.isWithinMargins ? .insetContent(insets.margins(of: view)) : .content)
    }
    if attribute.isWithinMargins { return Anchor(view: view, rectangle: .inset(insets.margins(of: view))) }
    return Anchor(view: view, rectangle: .alignment)
  }

  /// Whether an item is inside a scroll view. A guide of the scroll view itself is the scroll view.
  private func isInside(_ item: ResolvedItem, _ scrollView: ViewIndex) -> Bool {
    let view = scene.view(of: item)
    return view != scrollView && scene.contains(scrollView, view)
  }

  private func guideAnchor(_ guide: ResolvedGuide) -> Anchor {
    let view = guide.view
    switch guide.kind {
    case .safeArea: return Anchor(view: view, rectangle: .inset(insets.safeArea(of: view)))
    case .contentLayout: return Anchor(view: view, rectangle: .content)
    case .frameLayout: return Anchor(view: view, rectangle: .frame)
    case .layoutMargins: return Anchor(view: view, rectangle: .inset(insets.margins(of: view)))
    case .readableContent: return Anchor(view: view, rectangle: .inset(insets.readableInsets(of: view)))
    // Without a keyboard its guide is an empty strip along the bottom of the safe area.
    case .keyboard, .bottom: return Anchor(view: view, rectangle: .bottomStrip(insets.safeArea(of: view).bottom))
    case .top: return Anchor(view: view, rectangle: .topStrip(insets.safeArea(of: view).top))
    }
  }

  /// Adds an attribute of an anchor, in the coordinates of a view around it and times a factor, to a sum.
  func add(
    _ factor: Double, _ attribute: LayoutAttribute, of anchor: Anchor, in reference: ViewIndex,
    to sum: inout LinearExpression
  ) {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin:
      addPoint(0, factor, attribute.axis, of: anchor, in: reference, to: &sum)
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin:
      addPoint(1, factor, attribute.axis, of: anchor, in: reference, to: &sum)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      addPoint(0.5, factor, attribute.axis, of: anchor, in: reference, to: &sum)
    case .width, .height:
      let span = extent(of: anchor, attribute.axis)
      sum.constant.base += factor * (span.end - span.start)
      if span.share != 0 { addExtent(factor * span.share, of: anchor, attribute.axis, to: &sum) }
    case .firstBaseline, .baseline, .lastBaseline:
      sum += baseline(of: anchor, attribute == .firstBaseline ? .first : .last, in: reference) * factor
    }
  }

  /// Adds the point at a share of an anchor's extent: 0 is the near edge, 1 the far edge.
  private func addPoint(
    _ share: Double, _ factor: Double, _ axis: Axis, of anchor: Anchor, in reference: ViewIndex,
    to sum: inout LinearExpression
  ) {
    var current = anchor.view
    while current != reference, let parent = scene[current].parent {
      sum.add(factor, unknowns(current, axis).position)
      current = parent
    }
    let span = extent(of: anchor, axis)
    sum.constant.base += factor * (span.start + (span.end - span.start) * share)
    let shareOfExtent = span.origin + span.share * share
    if shareOfExtent != 0 { addExtent(factor * shareOfExtent, of: anchor, axis, to: &sum) }
  }

  private func addExtent(_ factor: Double, of anchor: Anchor, _ axis: Axis, to sum: inout LinearExpression) {
    if anchor.isContent, let content = contentVariable(anchor.view, axis) { return sum.add(factor, content) }
    addSize(factor, of: anchor.view, axis, to: &sum)
  }

  private func extent(of anchor: Anchor, _ axis: Axis) -> AnchorExtent {
    switch anchor.rectangle {
    case .alignment: AnchorExtent(alignmentInsets[anchor.view], axis)
    case .inset(let insets), .insetContent(let insets): AnchorExtent(insets, axis)
    case .topStrip(let height) where axis == .vertical: AnchorExtent(strip: height, atEnd: false)
    case .bottomStrip(let height) where axis == .vertical: AnchorExtent(strip: height, atEnd: true)
    case .frame, .content, .topStrip, .bottomStrip: AnchorExtent(Insets(), axis)
    }
  }
}

/// A rectangle of a view in one direction: its edges are `origin × extent + start` and, from there, `share × extent`
/// and `end − start` further.
private struct AnchorExtent {
  var origin = 0.0
  var share = 1.0
  var start = 0.0
  var end = 0.0

  init(_ insets: Insets, _ axis: Axis) {
    start = insets.start(axis)
    end = -insets.end(axis)
  }

  init(strip height: Double, atEnd: Bool) {
    (origin, share) = (atEnd ? 1 : 0, 0)
    (start, end) = atEnd ? (-height, 0) : (0, height)
  }
}
