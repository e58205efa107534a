import IBModel
import IBScene
import IBSolver

extension LayoutEngine {
  /// A scene with other frames that satisfy its constraints equally well, for a scene with ambiguous views.
  ///
  /// - Returns: nil when no view is more than a point away from where it is in the first layout.
  public func otherLayout(than solved: SolvedScene) -> SolvedScene? {
    let contents = ContentSource(solved.scene.environment)
    // Stored sizes may be the result of the choice that is examined.
    let measured = contents.measured.sizes(of: solved.scene, at: solved.frames)
    return otherLayout(than: solved, with: solved.builder.contents) ?? otherLayout(than: solved, with: measured)
  }

  private func otherLayout(than solved: SolvedScene, with contents: ContentSizes) -> SolvedScene? {
    var builder = solved.builder.withoutCanvasDefaultsInRoot(contents)
    let size = solved.scene.rootSize
    guard (try? solver.solve(builder.system, width: size.width, height: size.height)) != nil else { return nil }
    // Stored positions are no unknowns of the first layout; the frames that decide them are.
    for open in solver.ambiguities() where open.variable.index < solved.solution.values.count {
      guard let value = open.value(awayFrom: solved.solution[open.variable]) else { continue }
      builder.addRow(
        LinearExpression(open.variable) - value, priority: RowStrength.otherLayout, .canvasDefault(solved.scene.root))
    }
    guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height) else { return nil }
    let frames = builder.frames(solution.values)
    guard !zip(frames, solved.frames.values).allSatisfy({ $0.isClose(to: $1, within: 1) }) else { return nil }
    return SolvedScene(frames: ViewTable(frames), builder: builder, solution: solution)
  }
}

extension Ambiguity {
  /// How far an unknown is moved, in points: enough to be seen, and less than a screen.
  private static let distance = 60.0

  /// Another value that is as good, at a distance that can be seen; nil when all are within a point.
  fileprivate func value(awayFrom current: Double) -> Double? {
    if high - current > 1 { return min(high, current + Ambiguity.distance) }
    if current - low > 1 { return max(low, current - Ambiguity.distance) }
    return nil
  }
}
