import IBModel
import IBSolver

extension SystemBuilder {
  private enum Priority {
    /// Below everything else.
    static let contentSize = 0.9
  }

  /// What a scroll view scrolls is as large as the scroll view where its constraints do not say.
  mutating func addScrollContents() {
    for node in scrollViews {
      for axis in Axis.allCases {
        guard let content = contentSize(node, axis) else { continue }
        addRow(content - size(node, axis), priority: Priority.contentSize, .stay(tree.nodes[node].object))
      }
    }
  }
}
