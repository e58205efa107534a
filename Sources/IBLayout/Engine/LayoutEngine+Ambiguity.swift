import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// The axes on which views could lie otherwise and meet the constraints as well, by place in the tree.
  ///
  /// What only the stored frame decides is open, and so is which of two equally content views gives way: their content
  /// is measured for that, since a stored size may be what is left of giving way.
  func ambiguousAxes(_ solved: SolvedTree, _ facts: DocumentFacts) -> [Int: [ViewLayout.Axis]] {
    var result = openAxes(solved, facts)
    // In document order, so that what an ambiguous view shows comes after it.
    for node in solved.tree.nodes.indices where solved.tree.isUnsettled(node, facts.surroundings, besides: result) {
      result[node] = ViewLayout.Axis.allCases
    }
    return result
  }

  /// The axes on which views that constraints place could lie otherwise.
  private func openAxes(_ solved: SolvedTree, _ facts: DocumentFacts) -> [Int: [ViewLayout.Axis]] {
    guard solved.tree.nodes.contains(where: { $0.placement == .constrained }) else { return [:] }
    let builder = solved.builder.withoutStays(facts.measured.contents(of: solved.tree, frames: solved.frames))
    guard (try? solver.solve(builder.system, width: solved.size.width, height: solved.size.height)) != nil else {
      return [:]
    }
    let open = Set(solver.ambiguities().map(\.variable))
    guard !open.isEmpty else { return [:] }
    var result: [Int: [ViewLayout.Axis]] = [:]
    for node in solved.tree.nodes.indices where solved.tree.nodes[node].placement == .constrained {
      for axis in Axis.allCases {
        let (position, size) = builder.unknowns(node, axis)
        guard open.contains(position) || open.contains(size) else { continue }
        result[node, default: []].append(axis == .horizontal ? .x : .y)
      }
    }
    return result
  }
}
