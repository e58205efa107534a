import IBModel
import IBScene
import IBSolver

/// Finds what the frames of a solved scene rest on.
struct DoubtFinder {
  let solved: SolvedScene
  let solver: Solver
  /// What takes part in conflicts, of which one or another may yield.
  let contested: Set<RowOrigin>
  /// The constraints of the scene by those of the document.
  private let constraints: [Constraint: ConstraintIndex]
  /// The stack views of UIKit by those of the document.
  private let stacks: [Object: ViewIndex]

  /// Nil when the scene cannot be solved again.
  init?(_ solved: SolvedScene, _ solver: Solver, contested: Set<RowOrigin>) {
    self.solved = solved
    self.contested = contested
    self.solver = solver
    constraints = Dictionary(
      solved.scene.constraints.indices.map { (solved.scene.constraints[$0].source, ConstraintIndex($0)) },
      uniquingKeysWith: { first, _ in first })
    stacks = Dictionary(
      solved.scene.indices.filter { if case .stack = solved.scene[$0].arrangement { true } else { false } }
        .map { (solved.scene[$0].object, $0) },
      uniquingKeysWith: { first, _ in first })
    let size = solved.scene.rootSize
    guard (try? solver.solve(solved.builder.system, width: size.width, height: size.height)) != nil else { return nil }
  }

  /// What the components of a view's frame rest on that differ from the stored frame.
  func doubts(aboutFrameOf view: ViewIndex) -> Set<Doubt> {
    guard let stored = solved.scene[view].storedFrame else { return [.storedFrame] }
    let exact = solved.exactFrame(view)
    var result: Set<Doubt> = []
    for axis in Axis.allCases {
      let (position, size) = solved.builder.unknowns(view, axis)
      let differences = (
        abs(stored.origin(axis) - exact.origin(axis)), abs(stored.extent(axis) - exact.extent(axis))
      )
      if differences.0 > DoubtFinder.tolerance { result.formUnion(doubts(about: LinearExpression(position))) }
      if differences.1 > DoubtFinder.tolerance { result.formUnion(doubts(about: LinearExpression(size))) }
      if max(differences.0, differences.1) > 0.01, max(differences.0, differences.1) < 1.5 { result.insert(.rounding) }
    }
    return result
  }

  /// Half a point is rounded either way.
  private static let tolerance = 0.51

  private func doubts(about expression: LinearExpression) -> Set<Doubt> {
    guard let causes = try? solver.explain(expression.terms, in: solved.builder.system), !causes.isEmpty else {
      return [.choice]
    }
    var result: Set<Doubt> = []
    for cause in causes {
      guard case .row(let row) = cause.source else { continue }
      if case .stack = solved.builder.origins[row] { result.insert(.stackView) }
      if contested.contains(solved.builder.origins[row]) { result.insert(.choice) }
      result.formUnion(doubts(about: solved.builder.origins[row]))
    }
    return result
  }

  /// What a row rests on.
  func doubts(about origin: RowOrigin) -> Set<Doubt> {
    switch origin {
    case .constraint(let constraint): constraints[constraint].map { doubts(about: solved.scene[$0]) } ?? []
    case .contentSize: [.contentSize]
    case .stack(let view): stacks[view].map { doubts(aboutStack: $0) } ?? [.appKitContainer]
    case .canvasDefault: [.storedFrame]
    case .fixedFrame, .nonnegative: []
    }
  }

  private func doubts(aboutStack view: ViewIndex) -> Set<Doubt> {
    guard case .stack(let settings) = solved.scene[view].arrangement else { return [] }
    var result: Set<Doubt> = []
    if [.firstBaseline, .lastBaseline].contains(settings.alignment) || settings.isBaselineRelative {
      result.insert(.baseline)
    }
    if solved.scene.children(of: view).contains(where: { solved.scene[$0].isArranged && solved.scene[$0].isHidden }) {
      result.insert(.stackView)
    }
    return result
  }

  private func doubts(about constraint: ResolvedConstraint) -> Set<Doubt> {
    [constraint.first, constraint.second].compactMap(\.self).reduce(into: []) { result, anchor in
      result.formUnion(doubts(about: anchor))
    }
  }

  private func doubts(about anchor: ResolvedAnchor) -> Set<Doubt> {
    switch anchor.attribute {
    case .baseline, .firstBaseline, .lastBaseline: return [.baseline]
    default: break
    }
    switch anchor.item {
    case .guide(let guide): return doubts(about: solved.scene[guide].kind)
    case .view(let view):
      if anchor.attribute.isWithinMargins { return [.margins] }
      if solved.scene.symbolInsets(of: view) != nil { return [.symbol] }
      if case .appKit = solved.scene[view].content { return [.control] }
      return solved.builder.alignmentInsets[view] == EdgeInsets() ? [] : [.control]
    }
  }

  private func doubts(about guide: ResolvedGuide.Kind) -> Set<Doubt> {
    switch guide {
    case .safeArea, .top, .bottom, .keyboard: [.safeArea]
    case .layoutMargins, .readableContent: [.margins]
    case .contentLayout, .frameLayout: []
    }
  }
}

extension Rect {
  fileprivate func origin(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  fileprivate func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
