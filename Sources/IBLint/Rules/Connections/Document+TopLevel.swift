import IBModel
import IBXML

extension Document {
  /// Gesture recognizers at the top level of a scene or .xib: only connections attach them to views.
  var looseGestureRecognizers: [Object] {
    objectLists.flatMap { $0.children.filter { $0.kind.category == .gestureRecognizer }.compactMap { Object($0) } }
  }

  /// Gesture recognizers that no view has, and that code cannot attach through an outlet.
  var unattachedGestureRecognizers: [Object] {
    let recognizers = looseGestureRecognizers
    guard !recognizers.isEmpty else { return [] }
    let used = Set(connections.filter { [.outlet, .outletCollection].contains($0.kind) }.compactMap(\.destination))
    return recognizers.filter { !used.contains($0.id) }
  }
}
