import IBModel
import IBSolver

extension SystemBuilder {
  mutating func addContentSizes() {
    for view in scene.indices where scene[view].placement == .constrained {
      for axis in Axis.allCases {
        guard let content = contents.extent(of: view, axis) else { continue }
        let origin = RowOrigin.contentSize(scene[view].object)
        let excess = size(view, axis) - content
        addRow(excess, .atMost, priority: hugging(of: view, axis), origin)
        addRow(excess, .atLeast, priority: resistance(of: view, axis), origin)
      }
    }
  }

  /// Text that wraps yields to required constraints as long as it has lines to break.
  private func resistance(of view: ViewIndex, _ axis: Axis) -> Double {
    let priority = scene[view].priorities.resistance[axis]
    guard axis == .horizontal, priority == RowStrength.required, contents.wrappingViews.contains(view),
      environment.follows(.labelsMeasuredTwice)
    else { return priority }
    return RowStrength.required - 1
  }

  /// Required hugging does not break required constraints if the size of content is an estimate.
  private func hugging(of view: ViewIndex, _ axis: Axis) -> Double {
    let priority = scene[view].priorities.hugging[axis]
    let isEstimate = environment.contentSource == .measured || scene[view].storedFrame == nil
    return isEstimate ? min(priority, RowStrength.required - 1) : priority
  }

  /// Views keep the sizes of their contents. Each yields to the ones before it, so none are tied.
  mutating func settleTies(among views: [ViewIndex], on axes: [Axis] = Axis.allCases) {
    for (position, view) in views.enumerated() {
      for axis in axes {
        guard let content = contents.extent(of: view, axis) else { continue }
        addRow(
          size(view, axis) - content, priority: RowStrength.tiedContent(position), .contentSize(scene[view].object))
      }
    }
  }

  /// Views without content keep their stored sizes. Each yields to the ones before it, so none are tied.
  mutating func settleSizes(of views: [ViewIndex]) {
    for (position, view) in views.enumerated() {
      guard let stored = scene[view].storedFrame else { continue }
      for axis in Axis.allCases where contents.extent(of: view, axis) == nil {
        addRow(
          size(view, axis) - stored.extent(axis), priority: RowStrength.tiedContent(position),
          .contentSize(scene[view].object))
      }
    }
  }
}
