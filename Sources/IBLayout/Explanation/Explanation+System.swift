import IBModel
import IBSolver

extension Explanation {
  /// What determines the edges and extents of a view of a tree the solver has just solved; nil when the view is not in
  /// it.
  init?(of view: Object, in solved: SolvedTree, by solver: Solver) {
    guard let node = solved.tree.nodes.firstIndex(where: { $0.object == view }) else { return nil }
    self.view = view
    sides = Explanation.measures(of: node, solved.builder).map { attribute, measure in
      let causes = (try? solver.explain(measure.terms, in: solved.builder.system)) ?? []
      return Side(
        attribute: attribute, value: measure.value(solved.solution.values, solved.size),
        origins: solved.origins(of: causes).inDocumentOrder)
    }
  }

  private static func measures(of node: Int, _ builder: SystemBuilder) -> [(LayoutAttribute, LinearExpression)] {
    let (x, width) = (builder.position(node, .horizontal), builder.size(node, .horizontal))
    let (y, height) = (builder.position(node, .vertical), builder.size(node, .vertical))
    return [
      (.left, x), (.width, width), (.right, x + width), (.top, y), (.height, height), (.bottom, y + height),
    ]
  }
}

extension SolvedTree {
  fileprivate func origins(of causes: [Cause]) -> [RowOrigin] {
    causes.compactMap { cause in
      switch cause.source {
      case .row(let row): builder.origins[row]
      case .bound(let variable): view(ofSize: variable).map { .nonnegative($0) }
      }
    }
  }

  /// The view whose width or height an unknown is.
  private func view(ofSize variable: LinearSystem.Variable) -> Object? {
    let node = tree.nodes.indices.first { node in
      Axis.allCases.contains { builder.unknowns(node, $0).size == variable }
    }
    return node.map { tree.nodes[$0].object }
  }
}

extension LinearExpression {
  /// The sum for values of the unknowns and a size of the root.
  fileprivate func value(_ values: [Double], _ size: Size) -> Double {
    terms.reduce(constant.base + constant.width * size.width + constant.height * size.height) { sum, term in
      sum + term.coefficient * values[Int(term.variable.index)]
    }
  }
}
