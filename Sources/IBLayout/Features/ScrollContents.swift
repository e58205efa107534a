import IBModel
import IBSolver

extension SystemBuilder {
  /// What a scroll view scrolls is as large as the scroll view where its constraints do not say.
  mutating func addScrollContents() {
    for view in scrollViews {
      for axis in Axis.allCases {
        guard let content = contentSize(view, axis) else { continue }
        addRow(
          content - size(view, axis), priority: RowStrength.scrolledSize, .canvasDefault(scene[view].object))
      }
    }
  }
}
