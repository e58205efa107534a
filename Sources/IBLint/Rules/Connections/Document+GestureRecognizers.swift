import IBModel

extension Document {
  /// Gesture recognizers at the top level of a scene or .xib: only connections attach them to views.
  var looseGestureRecognizers: [Object] {
    let objects = objectLists.flatMap { $0.children.compactMap { Object($0) } }
    return objects.filter { $0.category == .gestureRecognizer }
  }
}
