import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// The axes on which views could be elsewhere and satisfy the constraints as well.
  ///
  /// What only the stored frame decides is open, and so is which of two equally content views gives way: their content
  /// is measured for that, since a stored size may be what is left of giving way.
  func ambiguousAxes(_ solved: SolvedScene, _ contents: ContentSource) -> [ViewIndex: [Axis]] {
    var result = openAxes(solved, contents)
    // In document order, so that what an ambiguous view shows comes after it.
    for view in solved.scene.indices where solved.scene.isUnsettled(view, besides: result) {
      result[view] = Axis.allCases
    }
    return result
  }

  /// The axes on which views that constraints place could be elsewhere.
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
