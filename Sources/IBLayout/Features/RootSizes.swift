import IBModel
import IBSolver

extension SystemBuilder {
  /// A root that its content may resize prefers its size.
  mutating func addRootSize() {
    for axis in Axis.allCases {
      addRow(
        size(.root, axis), .equal, givenRootExtent(axis), priority: RowStrength.windowSize, .canvasDefault(scene.root))
    }
  }
}
