import IBScene
import IBSolver

extension SolvedScene {
  /// The constraints that conflict. A conflict of less than a point is none where its numbers are estimated.
  var conflicts: [LayoutConflict] {
    let all = solution.conflicts.map { LayoutConflict($0, in: self) }
    guard all.contains(where: \.isSmall) else { return all }
    let rows = RowDoubts(self)
    return all.filter { !$0.isSmall || rows.doubts(about: $0.origins).isDisjoint(with: estimates) }
  }

  /// What is computed with numbers that Xcode does not store. Content is not where its size is the stored one.
  private var estimates: Set<Doubt> {
    let always: Set<Doubt> = [.baseline, .safeArea, .margins, .symbol, .control]
    return scene.environment.contentSource == .measured ? always.union([.contentSize]) : always
  }
}

extension LayoutConflict {
  /// Whether it is of less than a point.
  fileprivate var isSmall: Bool { amount < 0.999 }
}
