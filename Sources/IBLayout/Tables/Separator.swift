import IBModel

extension ResolvedScene {
  func isSeparator(_ view: ViewIndex) -> Bool {
    if case .box(let box) = self[view].arrangement { box.style == .separator } else { false }
  }

  /// Whether a separator is vertical.
  ///
  /// A line hugs across its direction, so Xcode writes a higher hugging priority on that axis. Without it, the stored
  /// frame, the stack view around it or the constraints decide.
  func isVerticalSeparator(_ view: ViewIndex) -> Bool {
    let hugging = self[view].priorities.hugging
    if hugging.horizontal != hugging.vertical { return hugging.horizontal > hugging.vertical }
    if let stored = self[view].storedFrame, stored.width != stored.height { return stored.height > stored.width }
    if self[view].isArranged, case .appKitStack(let stack)? = self[view].parent.map({ self[$0].arrangement }) {
      return stack.axis == .horizontal
    }
    let pins = pinnedAttributes(of: view)
    let horizontal = [LayoutAttribute.leading, .trailing, .left, .right, .width].count { pins.contains($0) }
    let vertical = [LayoutAttribute.top, .bottom, .height].count { pins.contains($0) }
    return vertical > horizontal
  }

  private func pinnedAttributes(of view: ViewIndex) -> Set<LayoutAttribute> {
    var pins: Set<LayoutAttribute> = []
    for holder in [view, self[view].parent].compactMap({ $0 }) {
      for constraint in constraints(heldBy: holder) {
        for anchor in [constraint.first, constraint.second].compactMap({ $0 }) where anchor.item == .view(view) {
          pins.insert(anchor.attribute)
        }
      }
    }
    return pins
  }

  /// The content extent of a separator: its thickness on one axis, nil on the other.
  func separatorExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    guard isSeparator(view), isVerticalSeparator(view) == (axis == .horizontal) else { return nil }
    return environment.number(.size, of: "separator line", .regular, in: macDesign)?.size.width
  }
}
