import IBModel

extension ResolvedScene {
  /// Returns the visible views: neither they nor a view around them is hidden or transparent.
  /// - Complexity: O(views)
  public func visibleViews() -> [ViewIndex] {
    var isVisible = Array(repeating: false, count: views.count)
    return indices.filter { index in
      let view = self[index]
      let isOpaque = view.object.element["alpha"].flatMap { Double($0) } != 0
      isVisible[index.position] = !view.isHidden && isOpaque && (view.parent.map { isVisible[$0.position] } ?? true)
      return isVisible[index.position]
    }
  }
}
