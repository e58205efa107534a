import IBModel
import IBScene
import IBSolver

extension SystemBuilder {
  /// Views keep close to the size of their content: hugging limits growth, compression resistance limits shrinking.
  mutating func addContentSizes() {
    for view in scene.indices where scene[view].placement == .constrained {
      for axis in Axis.allCases {
        guard let content = contents.extent(of: view, axis) else { continue }
        let origin = RowOrigin.contentSize(scene[view].object)
        let priorities = scene[view].priorities
        let excess = size(view, axis) - content
        addRow(excess, .atMost, priority: priorities.hugging[axis], origin)
        addRow(excess, .atLeast, priority: priorities.resistance[axis], origin)
      }
    }
  }

  /// Views keep the sizes of their contents. Each yields to the ones before it, so that none are tied.
  mutating func settleTies(among views: [ViewIndex]) {
    for (position, view) in views.enumerated() {
      for axis in Axis.allCases {
        guard let content = contents.extent(of: view, axis) else { continue }
        addRow(
          size(view, axis) - content, priority: RowStrength.tiedContent(position), .contentSize(scene[view].object))
      }
    }
  }
}
