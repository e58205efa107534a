import IBModel
import IBSolver

/// Finds the uncertain numbers that correctly placed views confirm: if another view below a safe area is where
/// constraints put it, the safe area is right.
struct Evidence {
  let layout: SceneLayout
  let solver: Solver
  /// The rows of the solver's last solution, which belongs to the scene.
  let activeRows: ActiveRows
  let numbers: UncertainNumbers

  /// A limit because each view takes time.
  private static let mostAsked = 200
  /// A view that moves by less than this for a point of a number says nothing about it.
  private static let leastShare = 0.25
  /// Numbers are rounded to half a point.
  private static let tolerance = 0.6

  func numbers(besides faulty: Set<ViewIndex>) -> Set<UncertainNumber> {
    let scene = layout.scene
    let views = scene.indices.filter {
      !$0.isRoot && scene[$0].placement == .constrained && scene[$0].storedFrame != nil && !faulty.contains($0)
    }
    return views.prefix(Evidence.mostAsked).reduce(into: []) { $0.formUnion(numbers(confirmedBy: $1)) }
  }

  private func numbers(confirmedBy view: ViewIndex) -> Set<UncertainNumber> {
    guard let stored = layout.scene[view].storedFrame else { return [] }
    let exact = layout.exactFrame(view)
    var result: Set<UncertainNumber> = []
    for axis in Axis.allCases {
      let own = UncertainNumber.content(view, axis)
      if abs(stored.start(axis) - exact.start(axis)) <= Evidence.tolerance {
        result.formUnion(numbers(under: layout.builder.storedPosition(view, axis)).subtracting([own]))
      }
      if abs(stored.extent(axis) - exact.extent(axis)) <= Evidence.tolerance {
        // Content that is as large as stored says nothing about itself.
        let size = LinearExpression(layout.builder.unknowns(view, axis).size)
        result.formUnion(numbers(under: size).subtracting([own]))
      }
    }
    return result
  }

  private func numbers(under expression: LinearExpression) -> Set<UncertainNumber> {
    guard let causes = try? solver.explain(expression.terms, by: activeRows) else { return [] }
    return Set(numbers.shares(of: causes).filter { abs($0.value) >= Evidence.leastShare }.keys.filter(canBeConfirmed))
  }

  /// Whether a correctly placed view confirms a number. Those of a single row may be a choice of the solver.
  func canBeConfirmed(_ number: UncertainNumber) -> Bool {
    switch number {
    case .row(let row): if case .fixedFrame = layout.builder.origins[row] { true } else { false }
    case .negativeSize: false
    default: true
    }
  }
}
