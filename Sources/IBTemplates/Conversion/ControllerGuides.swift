import IBModel

extension NewConstraint {
  /// The constraint with the safe area for the top and bottom layout guides of a controller, which UIKit replaced by it.
  ///
  /// The guide as an item stands for the safe area of the root view: its inner edge is one of that, its outer edge one of
  /// the view.
  func withSafeArea(in document: Document) -> NewConstraint {
    var result = self
    result.content.first = content.first.withSafeArea(in: document)
    result.content.second = content.second?.withSafeArea(in: document)
    return result
  }
}

extension ConstraintContent.Anchor {
  fileprivate func withSafeArea(in document: Document) -> ConstraintContent.Anchor {
    guard let guide = document.object(item).flatMap(LayoutGuide.init), let view = guide.view,
      case .controller(let type) = guide.kind
    else { return self }
    switch (type, attribute) {
    case ("top", .bottom): return ConstraintContent.Anchor(item, .top)
    case ("bottom", .top): return ConstraintContent.Anchor(item, .bottom)
    case ("top", .top), ("bottom", .bottom): return ConstraintContent.Anchor(view.id, attribute)
    default: return self
    }
  }
}
