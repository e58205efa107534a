import IBModel
import IBSolver

/// Finds the doubts about the frames of a solved scene.
struct DoubtFinder {
  let layout: SceneLayout
  let solver: Solver
  private let rows: RowDoubts
  private let activeRows: ActiveRows
  /// The unknowns of the same scene in a larger root; nil if only the document determines the size of the root.
  private let enlarged: Solution?
  private let numbers: UncertainNumbers
  /// The numbers that correctly placed views also rest on, and that are therefore right.
  private lazy var confirmed = evidence.numbers(besides: faulty)
  private let evidence: Evidence
  private let faulty: Set<ViewIndex>
  /// The views that move when views of the app's classes get their stored sizes.
  private let movedByCustomClasses: Set<ViewIndex>

  init?(_ layout: SceneLayout, _ solver: Solver, besides faulty: Set<ViewIndex>) {
    (self.layout, self.solver, self.faulty) = (layout, solver, faulty)
    numbers = UncertainNumbers(layout)
    movedByCustomClasses = layout.viewsMovedByCustomClasses(solver)
    rows = RowDoubts(layout)
    let size = layout.scene.rootSize
    let isOfAppKit = layout.scene.environment.platform == .macOS
    enlarged =
      isOfAppKit
      ? try? solver.solve(
        layout.builder.system, width: size.width + DoubtFinder.growth, height: size.height + DoubtFinder.growth) : nil
    guard (try? solver.solve(layout.builder.system, width: size.width, height: size.height)) != nil,
      let activeRows = solver.activeRows(in: layout.builder.system)
    else { return nil }
    self.activeRows = activeRows
    evidence = Evidence(layout: layout, solver: solver, activeRows: activeRows, numbers: numbers)
  }

  func doubts(aboutFrameOf view: ViewIndex) -> Set<Doubt> {
    guard let stored = layout.scene[view].storedFrame else { return [.storedFrame] }
    let exact = layout.exactFrame(view)
    var result: Set<Doubt> = []
    for axis in Axis.allCases {
      let (position, size) = layout.builder.unknowns(view, axis)
      let differences = (
        abs(stored.start(axis) - exact.start(axis)), abs(stored.extent(axis) - exact.extent(axis))
      )
      if differences.0 > DoubtFinder.tolerance { result.formUnion(doubts(about: LinearExpression(position))) }
      if differences.1 > DoubtFinder.tolerance { result.formUnion(doubts(about: LinearExpression(size))) }
      if differences.0 > DoubtFinder.tolerance && restsOnRoot(position)
        || differences.1 > DoubtFinder.tolerance && restsOnRoot(size)
      {
        result.insert(.rootSize)
      }
      if max(differences.0, differences.1) > 0.01, max(differences.0, differences.1) < 1.5 { result.insert(.rounding) }
    }
    if movedByCustomClasses.contains(view) || isSizedByCode(view, stored, exact) { result.insert(.customClass) }
    return result
  }

  private func isSizedByCode(_ view: ViewIndex, _ stored: Rect, _ exact: Rect) -> Bool {
    layout.scene.codeDecidesContentSize(of: view) != .no
      && Axis.allCases.contains { axis in
        abs(stored.extent(axis) - exact.extent(axis)) > DoubtFinder.tolerance
          && layout.builder.contents.extent(of: view, axis) == nil
      }
  }

  /// Whether no values of the uncertain numbers produce the stored frame.
  mutating func outweighsDoubts(aboutFrameOf view: ViewIndex) -> Bool {
    guard let stored = layout.scene[view].storedFrame, !movedByCustomClasses.contains(view) else { return false }
    let exact = layout.exactFrame(view)
    return Axis.allCases.contains { axis in
      let size = LinearExpression(layout.builder.unknowns(view, axis).size)
      let position = layout.builder.storedPosition(view, axis)
      let remainder = numbers.remainder(of: view, axis)
      return exceedsSpread(stored.start(axis) - exact.start(axis), of: position, and: remainder)
        || exceedsSpread(stored.extent(axis) - exact.extent(axis), of: size, and: remainder)
    }
  }

  mutating func outweighsDoubts(aboutRootOf given: Size) -> Bool {
    guard movedByCustomClasses.isEmpty else { return false }
    let root = layout.frames[.root]
    return exceedsSpread(
      given.width - root.width, of: layout.builder.size(.root, .horizontal), and: DoubtBound.rounding)
      || exceedsSpread(
        given.height - root.height, of: layout.builder.size(.root, .vertical), and: DoubtBound.rounding)
  }

  /// Whether a difference is larger than the uncertain numbers and a remainder can make, in points.
  private mutating func exceedsSpread(
    _ difference: Double, of expression: LinearExpression, and remainder: Double
  ) -> Bool {
    guard abs(difference) > remainder, let causes = try? solver.explain(expression.terms, by: activeRows),
      !causes.isEmpty
    else { return false }
    let shares = numbers.shares(of: causes).filter { abs($0.value) > 1e-6 }
    func exceedsSpread(without isRight: (UncertainNumber) -> Bool) -> Bool {
      var (least, most) = (-remainder, remainder)
      for (number, share) in shares where !isRight(number) {
        let bounds = numbers.bounds(of: number)
        least += min(share * bounds.lowerBound, share * bounds.upperBound)
        most += max(share * bounds.lowerBound, share * bounds.upperBound)
      }
      return difference < least || difference > most
    }
    // Evidence takes long and makes the spread smaller.
    return exceedsSpread { _ in false }
      || exceedsSpread(without: evidence.canBeConfirmed) && exceedsSpread { confirmed.contains($0) }
  }

  /// Whether a component of a frame changes with the size of the root. Xcode flags roots of AppKit as misplaced, but
  /// not their contents.
  private func restsOnRoot(_ variable: LinearSystem.Variable) -> Bool {
    enlarged.map { abs($0[variable] - layout.solution[variable]) > 0.01 } ?? false
  }

  private static let growth = 100.0

  /// Half a point is rounded either way.
  private static let tolerance = 0.51

  private func doubts(about expression: LinearExpression) -> Set<Doubt> {
    guard let causes = try? solver.explain(expression.terms, by: activeRows), !causes.isEmpty else { return [.choice] }
    var result: Set<Doubt> = []
    for cause in causes {
      guard case .row(let row) = cause.source else { continue }
      if case .stack = layout.builder.origins[row] { result.insert(.stack) }
      result.formUnion(rows.doubts(about: layout.builder.origins[row]))
    }
    return result
  }
}
