import IBModel

extension ResolvedScene {
  /// Whether the layout depends on insets of views other than the root, which requires another pass.
  var dependsOnInnerInsets: Bool {
    constraints.contains { isInnerInset($0.first) || $0.second.map(isInnerInset) == true }
      || indices.contains { view in
        guard case .stack(let stack) = self[view].arrangement else { return false }
        return stack.keepsMargins && !view.isRoot
      }
  }

  private func isInnerInset(_ anchor: ResolvedAnchor) -> Bool {
    switch anchor.item {
    case .view(let view): return anchor.attribute.isWithinMargins && !view.isRoot
    case .guide(let index):
      let guide = self[index]
      switch guide.kind {
      case .contentLayout, .frameLayout: return false
      case .safeArea, .layoutMargins, .readableContent, .keyboard, .top, .bottom: return !guide.view.isRoot
      }
    }
  }

  func isTable(_ view: ViewIndex) -> Bool { self[view].kind == .tableView }

  func isCollection(_ view: ViewIndex) -> Bool {
    if case .collection = self[view].arrangement { true } else { false }
  }

  func framesInRoot(_ frames: [Rect]) -> [Rect] {
    var result = frames
    for view in indices {
      guard let parent = self[view].parent else { continue }
      result[view.position].x += result[parent.position].x
      result[view.position].y += result[parent.position].y
    }
    return result
  }
}
