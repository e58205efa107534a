import IBModel
import IBXML

extension Document {
  /// File's Owner: the object outside a .xib that loads it.
  var filesOwner: Object? {
    guard kind == .xib, let objects = tree.root.child(.objects) else { return nil }
    let owner = objects.children.first {
      platform == .macOS ? $0.name == "customObject" && $0[.id] == "-2" : $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    return owner.flatMap { Object($0) }
  }

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
