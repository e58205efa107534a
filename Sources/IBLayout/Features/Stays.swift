import IBModel
import IBScene
import IBSolver

extension SystemBuilder {
  /// Priorities below every one a document uses; measured on sizes that nothing but the stored frame determines.
  private enum Priority {
    /// Above the weak rows of stack views, below hugging.
    static let arrangedSize = 60.0
    static let position = 2.0
    static let size = 1.0
    /// A view that stands at the origin may never have been put anywhere.
    static let origin = 0.75
    static let newSize = 0.5
  }

  /// The size of a view dropped on Xcode's canvas.
  static let newView = Size(width: 240, height: 128)

  /// On the canvas a view keeps what nothing else determines.
  mutating func addStays() {
    for node in tree.nodes.indices where tree.nodes[node].placement == .constrained {
      let view = tree.nodes[node]
      let origin = RowOrigin.stay(view.object)
      for axis in Axis.allCases {
        guard let stored = view.stored, !stored.isZero else {
          let natural = tree.storedSize(of: node, surroundings) ?? SystemBuilder.newView
          let extent = axis == .horizontal ? natural.width : natural.height
          let weak = isAcrossStack(node, axis) ? Priority.arrangedSize : Priority.newSize
          addRow(size(node, axis) - extent, priority: appKitStay(of: node, axis) ?? weak, origin)
          continue
        }
        let weak = view.isArranged ? Priority.arrangedSize : Priority.size
        addRow(size(node, axis) - stored.extent(axis), priority: appKitStay(of: node, axis) ?? weak, origin)
        let isAtOrigin = stored.x == 0 && stored.y == 0
        addRow(
          storedPosition(node, axis, stored), priority: isAtOrigin ? Priority.origin : Priority.position, origin)
      }
    }
  }

  /// Whether the axis is the one across which a stack view only aligns the view.
  private func isAcrossStack(_ node: Int, _ axis: Axis) -> Bool {
    guard tree.nodes[node].isArranged, surroundings.platform != .macOS, tree.nodes[node].kind != .stackView else {
      return false
    }
    let stack = tree.nodes[node].parent
    let isVertical = tree.value(.axis, of: stack) == "vertical"
    return isVertical == (axis == .horizontal) && (tree.value(.alignment, of: stack) ?? "fill") != "fill"
  }

  /// Zero where a view is at its stored position.
  private func storedPosition(_ node: Int, _ axis: Axis, _ stored: Rect) -> LinearExpression {
    let parent = tree.nodes[node].parent
    guard axis == .vertical, !isFlipped(parent) else { return position(node, axis) - stored.start(axis) }
    return size(parent, axis) - position(node, axis) - size(node, axis) - stored.y
  }
}
