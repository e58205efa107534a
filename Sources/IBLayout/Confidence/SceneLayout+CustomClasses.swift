import IBModel
import IBSolver

extension SceneLayout {
  func viewsMovedByCustomClasses(_ solver: Solver) -> Set<ViewIndex> {
    let custom = scene.indices.filter { view in
      !view.isRoot && scene[view].placement == .constrained && scene.codeDecidesContentSize(of: view) != .no
        && Axis.allCases.contains { builder.contents.extent(of: view, $0) == nil }
    }
    guard !custom.isEmpty else { return [] }
    var sized = builder
    sized.settleSizes(of: custom)
    let size = scene.rootSize
    guard let solution = try? solver.solve(sized.system, width: size.width, height: size.height) else {
      return Set(scene.indices)
    }
    let moved = ViewTable(sized.frames(solution.values))
    return Set(scene.indices.filter { !frames[$0].isClose(to: moved[$0], within: 0.5) })
  }
}
