import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// The axes on which other frames of the views also satisfy the constraints.
  ///
  /// A frame is ambiguous if only the stored frame decides it, or an arbitrary choice between content sizes of equal
  /// priority. Content is measured for this, since a stored size may be the result of such a choice.
  func ambiguousAxes(_ solved: SolvedScene, _ contents: ContentSource) -> [ViewIndex: [Axis]] {
    var result = openAxes(solved, contents)
    // In document order, so that an ambiguous view precedes its contents.
    for view in solved.scene.indices where solved.scene.isUnsettled(view, besides: result) {
      result[view] = Axis.allCases
    }
    return result
  }

  /// The axes on which views that constraints place are ambiguous.
  private func openAxes(_ solved: SolvedScene, _ contents: ContentSource) -> [ViewIndex: [Axis]] {
    let scene = solved.scene
    guard scene.views.contains(where: { $0.placement == .constrained }) else { return [:] }
    let sizes = contents.measured.sizes(of: scene, at: solved.frames)
    let builder = solved.builder.withoutCanvasDefaults(sizes)
    let size = scene.rootSize
    guard (try? solver.solve(builder.system, width: size.width, height: size.height)) != nil else { return [:] }
    let open = Set(solver.ambiguities().map(\.variable))
    guard !open.isEmpty else { return [:] }
    var result: [ViewIndex: [Axis]] = [:]
    for view in scene.indices where scene[view].placement == .constrained {
      for axis in Axis.allCases {
        let (position, size) = builder.unknowns(view, axis)
        if open.contains(position) || open.contains(size) { result[view, default: []].append(axis) }
      }
    }
    return result
  }
}
