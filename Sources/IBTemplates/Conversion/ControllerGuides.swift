import IBModel

extension NewConstraint {
  /// Returns the constraint with the safe area in place of the top and bottom layout guides of a controller, which
  /// UIKit deprecated.
  ///
  /// The inner edge of a guide is an edge of the safe area of the root view, its outer edge one of the view.
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
