import IBModel
import IBSolver

extension LayoutEngine {
  /// Returns an ambiguous scene with other frames that satisfy its constraints equally well.
  ///
  /// - Returns: nil when no view is more than a point away from its place in the first layout.
  public func otherLayout(than layout: SceneLayout) -> SceneLayout? {
    let contents = ContentSource(layout.scene.environment)
    // Stored sizes may be the result of the choice that is examined.
    let measured = contents.measured.sizes(of: layout.scene, at: layout.frames)
    return otherLayout(than: layout, with: layout.builder.contents) ?? otherLayout(than: layout, with: measured)
  }

  private func otherLayout(than layout: SceneLayout, with contents: ContentSizes) -> SceneLayout? {
    var builder = layout.builder.withoutCanvasDefaultsInRoot(contents)
    let size = layout.scene.rootSize
    guard (try? solver.solve(builder.system, width: size.width, height: size.height)) != nil else { return nil }
    // Stored positions are no unknowns of the first layout; the frames that decide them are.
    for open in solver.ambiguities() where open.variable.index < layout.solution.values.count {
      guard let value = open.value(awayFrom: layout.solution[open.variable]) else { continue }
      builder.addRow(
        LinearExpression(open.variable) - value, priority: RowStrength.otherLayout, .canvasDefault(layout.scene.root))
    }
    guard let other = SolvedSystem(builder, by: solver),
      !zip(other.frames.values, layout.frames.values).allSatisfy({ $0.isClose(to: $1, within: 1) })
    else { return nil }
    return SceneLayout(other)
  }
}

extension Ambiguity {
  /// The distance by which an unknown is moved, in points: enough to be seen, and less than a screen.
  private static let distance = 60.0

  /// Another value that is as good, at a visible distance; nil when all are within a point.
  fileprivate func value(awayFrom current: Double) -> Double? {
    if high - current > 1 { return min(high, current + Ambiguity.distance) }
    if current - low > 1 { return max(low, current - Ambiguity.distance) }
    return nil
  }
}
