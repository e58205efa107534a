import IBModel
import IBSolver

extension SystemBuilder {
  /// The priority at which a window keeps its size, `NSLayoutPriorityWindowSizeStayPut` in AppKit.
  private static let windowSizeStaysPut = 500.0

  /// A root that its content may resize has its size as a wish.
  mutating func addRootSize() {
    guard let root = tree.nodes.first?.object else { return }
    for axis in Axis.allCases {
      addRow(
        size(0, axis), .equal, givenRootExtent(axis), priority: SystemBuilder.windowSizeStaysPut, .stay(root))
    }
  }
}
