import IBModel

extension LayoutContext {
  /// Keeps the content of a scroll view as wide or as high as the scroll view, with a hidden view inside.
  mutating func stopScrolling(along axes: [Axis], of scrollView: ObjectID, at range: Range<Int>?) throws(LayoutProblem)
  {
    guard !axes.isEmpty else { return }
    if let view = document.object(scrollView), !view.isScrollView(on: document.platform) {
      throw LayoutProblem(.notScrollView(view.reference), at: range)
    }
    let helper = addHelper(.scrollStop, in: scrollView, key: "")
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      try add(
        ConstraintContent(
          ConstraintContent.Anchor(helper, edge), .equal, ConstraintContent.Anchor(scrollView, edge)), at: range)
    }
    for axis in axes {
      let size: LayoutAttribute = axis == .horizontal ? .width : .height
      try add(
        ConstraintContent(
          ConstraintContent.Anchor(helper, size), .equal, ConstraintContent.Anchor(scrollView, size)), at: range)
    }
  }
}

extension Object {
  /// Whether it inherits from a scroll view. A custom class may, too.
  fileprivate func isScrollView(on platform: Platform) -> Bool {
    customClass != nil
      || !kind.classNames(on: platform).filter { $0 == "UIScrollView" || $0 == "NSScrollView" }.isEmpty
  }
}
