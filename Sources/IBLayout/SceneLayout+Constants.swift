import IBModel
import IBSolver

extension SceneLayout {
  /// Returns the constant with which a constraint holds in the frames, regardless of its own constant.
  /// - Returns: nil when an item is not a view or guide of the scene.
  public func constant(satisfying content: ConstraintContent) -> Double? {
    guard let first = anchor(content.first) else { return nil }
    let second = content.second.map(anchor)
    if case .some(nil) = second { return nil }
    let views = [first, second ?? nil].compactMap { $0 }.map { scene.view(of: $0.item) }
    let holder = views.dropFirst().reduce(views[0], scene.nearestCommonAncestor)
    let difference = builder.difference(first, second ?? nil, multiplier: content.multiplier.value, heldBy: holder)
    return difference.value(solution.values, builder.scene.rootSize)
  }

  private func anchor(_ anchor: ConstraintContent.Anchor) -> ResolvedAnchor? {
    guard let object = scene.document.object(anchor.item) else { return nil }
    if let view = scene.index(of: object) { return ResolvedAnchor(item: .view(view), attribute: anchor.attribute) }
    return scene.guides.firstIndex { $0.object == object }
      .map { ResolvedAnchor(item: .guide(GuideIndex($0)), attribute: anchor.attribute) }
  }
}
