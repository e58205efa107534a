import IBModel
import IBScene

extension ResolvedScene {
  /// Thickness of a separator's frame: one point between two of alignment inset on each side.
  static let separatorThickness = 5.0

  /// Whether a box is a line.
  func isSeparator(_ view: ViewIndex) -> Bool {
    if case .box(let box) = self[view].arrangement { box.style == .separator } else { false }
  }

  /// Whether a separator is upright.
  ///
  /// A line hugs across its direction, so Xcode writes a higher hugging priority on that axis. Where it says nothing,
  /// the stored frame, the stack view around it or the constraints do.
  func isVerticalSeparator(_ view: ViewIndex) -> Bool {
    let hugging = self[view].priorities.hugging
    if hugging.horizontal != hugging.vertical { return hugging.horizontal > hugging.vertical }
    if let stored = self[view].storedFrame, stored.width != stored.height { return stored.height > stored.width }
    if self[view].isArranged, let parent = self[view].parent {
      guard case .appKitStack(let stack) = self[parent].arrangement else { return true }
      return stack.axis != .vertical
    }
    let pins = pinnedAttributes(of: view)
    let horizontal = [LayoutAttribute.leading, .trailing, .left, .right, .width].count { pins.contains($0) }
    let vertical = [LayoutAttribute.top, .bottom, .height].count { pins.contains($0) }
    return vertical > horizontal
  }

  /// The attributes of a view that constraints of its own or its superview's name.
  private func pinnedAttributes(of view: ViewIndex) -> Set<LayoutAttribute> {
    var pins: Set<LayoutAttribute> = []
    for holder in [view, self[view].parent].compactMap({ $0 }) {
      for constraint in constraints(heldBy: holder) {
        if constraint.first.item == .view(view) { pins.insert(constraint.first.attribute) }
        if let second = constraint.second, second.item == .view(view) { pins.insert(second.attribute) }
      }
    }
    return pins
  }

  /// The content size of a separator: it is as thick as a line and as long as it must be.
  func separatorExtent(of view: ViewIndex, _ axis: Axis) -> Double? {
    guard isSeparator(view), isVerticalSeparator(view) == (axis == .horizontal) else { return nil }
    return ResolvedScene.separatorThickness
  }
}
