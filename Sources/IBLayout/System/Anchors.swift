import IBModel
import IBScene
import IBSolver

/// Something constraints refer to: a rectangle of a view.
struct Anchor {
  enum Rectangle {
    case alignment, frame, content
    case inset(EdgeInsets)
    /// What a scroll view scrolls, inset.
    case insetContent(EdgeInsets)
    /// As high as given, at the top or bottom of the view.
    case topStrip(Double), bottomStrip(Double)
  }

  var view: ViewIndex
  var rectangle: Rectangle
}

extension SystemBuilder {
  /// The rectangle an item of a constraint stands for.
  ///
  /// - Parameter other: the constraint's other item: edges of a scroll view mean its content where the other item is
  ///   inside.
  func anchor(_ side: ResolvedAnchor, other: ResolvedAnchor?) -> Anchor {
    switch side.item {
    case .view(let view): viewAnchor(view, side.attribute, other: other?.item)
    case .guide(let guide): guideAnchor(scene[guide])
    }
  }

  private func viewAnchor(_ view: ViewIndex, _ attribute: LayoutAttribute, other: ResolvedItem?) -> Anchor {
    if !attribute.isDimension, contentSize(view, .horizontal) != nil, let other, isInside(other, view) {
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

  /// An attribute of an anchor in the coordinates of a view around it.
  func value(_ attribute: LayoutAttribute, of anchor: Anchor, in reference: ViewIndex) -> LinearExpression {
    let axis = attribute.axis
    let (start, end) = span(anchor, axis, in: reference)
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: return start
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return end
    case .width, .height: return end - start
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return (start + end) * 0.5
    case .firstBaseline: return baseline(of: anchor, .first, start, end, in: reference)
    case .baseline, .lastBaseline: return baseline(of: anchor, .last, start, end, in: reference)
    }
  }
}
