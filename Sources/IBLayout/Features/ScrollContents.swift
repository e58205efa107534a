import IBModel
import IBSolver

extension SystemBuilder {
  /// Scrolled content is as large as the scroll view unless its constraints determine its size.
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
