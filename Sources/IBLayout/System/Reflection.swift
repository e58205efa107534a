import IBModel

// A system has no left and right: its unknowns count from the leading edge, so that the same rows hold in both
// directions of reading. Frames and insets are reflected on the way in and out, and rows that mean left and right are,
// too.

extension ResolvedScene {
  /// Whether the near edge along x is the right one.
  var isReflected: Bool { environment.situation.layoutDirection == .rightToLeft }

  func reflected(_ frames: [Rect]) -> [Rect] {
    var result = frames
    for view in indices {
      guard let parent = self[view].parent else { continue }
      let frame = frames[view.position]
      result[view.position].x = frames[parent.position].width - frame.x - frame.width
    }
    return result
  }

  /// Whether a view arranges its subviews against the direction of the scene.
  func opposesDirection(_ view: ViewIndex) -> Bool { direction(of: view) != environment.situation.layoutDirection }

  /// Whether left and right in a view are exchanged in the system.
  ///
  /// - Parameter isNatural: Whether it follows the direction of the view; otherwise left is left in every language.
  func isReflected(isNatural: Bool, in view: ViewIndex) -> Bool {
    isNatural ? opposesDirection(view) : isReflected
  }
}

extension LayoutAttribute {
  var isNatural: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var reflected: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }
}

extension Insets {
  var reflected: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
