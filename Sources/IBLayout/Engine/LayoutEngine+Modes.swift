import IBBase
import IBModel
import IBSolver

extension LayoutEngine {
  /// The extent of a root view that changes.
  public enum SweptExtent: Sendable { case width, height }

  /// Returns the modes of a layout from one extent of its root to another, in order; the other extent does not change.
  ///
  /// The solver knows exactly where its own mode ends. Margins and wrapped text, which are computed outside of it, may
  /// change earlier: each piece is compared with a separate layout at its end. Where they differ, bisection finds the
  /// end to a thousandth of a point. Insets that grow with the size belong to the mode.
  public func modes(
    of root: Object, in document: Document, _ situation: Situation = Situation(), _ extent: SweptExtent,
    _ range: ClosedRange<Double>
  ) throws(LayoutError) -> [LayoutMode] {
    let environment = SceneEnvironment(document, in: situation)
    return try modes(of: ResolvedScene(root: root, in: environment), extent, range)
  }

  /// Returns the modes of a scene from one extent of its root to another, in order; the other extent does not change.
  public func modes(
    of scene: ResolvedScene, _ extent: SweptExtent, _ range: ClosedRange<Double>
  ) throws(LayoutError) -> [LayoutMode] {
    solver.limitWork(to: Limit.solverWork)
    var sweep = try ModeSweep(engine: self, scene: scene, extent: extent)
    let modes = sweep.modes(range)
    if modes.isEmpty || solver.isExhausted { throw failure(of: scene) }
    return modes
  }

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

private struct ModeSweep {
  /// A range of sizes in which frames are known without another layout.
  private struct Piece {
    var range: ClosedRange<Double>
    var layout: SceneLayout
    var conflicts: [Conflict]
    /// The frames at a size, by place in the tree.
    var frames: (Double) -> [Rect]

    func within(_ range: ClosedRange<Double>) -> Piece {
      var piece = self
      piece.range = range
      return piece
    }
  }

  let engine: LayoutEngine
  let extent: LayoutEngine.SweptExtent
  private var scene: ResolvedScene
  private let contents: ContentSource
  private let other: Double

  /// The distance beyond a border at which a mode is computed, and the accuracy of borders unknown to the solver.
  private static let step = 1e-3
  /// The most that a frame may differ from that of its piece, in points.
  private static let tolerance = 2e-3
  /// In a piece shorter than this, in points, something outside of the solver changes with the size.
  private static let shortest = 0.1
  /// Content that lacks less than this, in points, fits except for rounding to pixels.
  private static let leastLack = 0.5
  private static let mostModes = 2000

  init(engine: LayoutEngine, scene: ResolvedScene, extent: LayoutEngine.SweptExtent) throws(LayoutError) {
    contents = ContentSource(scene.environment)
    _ = try engine.solved(scene, contents)
    other = extent == .width ? scene.rootSize.height : scene.rootSize.width
    (self.engine, self.scene, self.extent) = (engine, scene, extent)
  }

  mutating func modes(_ range: ClosedRange<Double>) -> [LayoutMode] {
    var found: [Piece] = []
    var start = range.lowerBound
    for _ in 0..<ModeSweep.mostModes where start < range.upperBound && found.count < ModeSweep.mostModes {
      let ahead = pieces(start...range.upperBound)
      if ahead.isEmpty { break }
      for piece in ahead {
        var held = piece.within(start...max(end(of: piece), start))
        let isCut = held.range.upperBound < piece.range.upperBound - ModeSweep.step
        if isCut, held.range.upperBound - start < ModeSweep.shortest {
          held = evenPiece(start...range.upperBound) ?? held
        }
        if held.range.upperBound > start { found.append(held) }
        start = max(held.range.upperBound, start + ModeSweep.step)
        if isCut { break }
      }
    }
    return merged(found.map { mode($0) })
  }

  private mutating func layout(at size: Double) -> SceneLayout? {
    scene.rootSize = extent == .width ? Size(width: size, height: other) : Size(width: other, height: size)
    return try? engine.solved(scene, contents)
  }

  /// Returns the solver's pieces for the sizes ahead, with the insets and wrapped text of the first of them.
  private mutating func pieces(_ range: ClosedRange<Double>) -> [Piece] {
    guard let first = layout(at: min(range.lowerBound + ModeSweep.step, range.upperBound)) else { return [] }
    let (system, other, extent) = (first.builder.system, other, extent)
    let pieces =
      extent == .width
      ? try? engine.solver.sweep(system, widths: range, height: other)
      : try? engine.solver.sweep(system, heights: range, width: other)
    return (pieces ?? []).map { piece in
      Piece(range: piece.range, layout: first, conflicts: piece.conflicts) { size in
        let (width, height) = extent == .width ? (size, other) : (other, size)
        return first.builder.frames(
          piece.values.map { $0.base + $0.width * width + $0.height * height },
          rootSize: Size(width: width, height: height))
      }
    }
  }

  /// Compares the frames at the start of a range and a little later to find how they grow while insets grow, too.
  private mutating func evenPiece(_ range: ClosedRange<Double>) -> Piece? {
    let (near, far) = (range.lowerBound + ModeSweep.step, range.lowerBound + ModeSweep.shortest)
    guard far < range.upperBound, let first = layout(at: near), let next = layout(at: far),
      first.frames.values.count == next.frames.values.count
    else { return nil }
    let growth = zip(first.frames.values, next.frames.values).map { ($1 - $0) / (far - near) }
    let piece = Piece(range: range, layout: first, conflicts: first.solution.conflicts) { size in
      zip(first.frames.values, growth).map { $0 + $1 * (size - near) }
    }
    let end = end(of: piece)
    return end < far ? nil : piece.within(range.lowerBound...end)
  }

  /// Finds the size at which the frames of a piece start to differ from those of a layout made there.
  private mutating func end(of piece: Piece) -> Double {
    let last = piece.range.upperBound
    if holds(piece, at: max(last - ModeSweep.step, piece.range.lowerBound)) { return last }
    var (good, bad) = (piece.range.lowerBound, last)
    for _ in 0..<Double.significandBitCount where bad - good > ModeSweep.step {
      let middle = (good + bad) / 2
      if holds(piece, at: middle) { good = middle } else { bad = middle }
    }
    return good
  }

  private mutating func holds(_ piece: Piece, at size: Double) -> Bool {
    guard let actual = layout(at: size), actual.frames.values.count == piece.layout.frames.values.count,
      actual.solution.conflicts.isEmpty == piece.conflicts.isEmpty
    else { return false }
    return zip(piece.frames(size), actual.frames.values).dropFirst().allSatisfy {
      $0.isClose(to: $1, within: ModeSweep.tolerance)
    }
  }

  private mutating func mode(_ piece: Piece) -> LayoutMode {
    let scene = piece.layout.scene
    let (first, last) = (piece.frames(piece.range.lowerBound), piece.frames(piece.range.upperBound))
    let clips = scene.indices.flatMap { view in
      Axis.allCases.compactMap { axis -> LayoutMode.Clip? in
        // Text that wraps is not clipped where it is narrow.
        if axis == .horizontal, contents.measure.wraps(scene[view]) { return nil }
        guard let content = piece.layout.builder.contents.extent(of: view, axis) else { return nil }
        let lacks = (
          content - first[view.position].extent(axis), content - last[view.position].extent(axis)
        )
        return clippedPart(of: piece.range, lacks).map { LayoutMode.Clip(view: scene[view].object, range: $0) }
      }
    }
    return LayoutMode(range: piece.range, conflicts: conflicts(of: piece), clips: clips)
  }

  /// Returns no conflicts if those at both ends are so small that they do not count.
  private mutating func conflicts(of piece: Piece) -> [LayoutConflict] {
    if piece.conflicts.isEmpty { return [] }
    let inner = (piece.range.lowerBound + ModeSweep.step, piece.range.upperBound - ModeSweep.step)
    let counts = [min(inner.0, piece.range.upperBound), max(inner.1, piece.range.lowerBound)].contains { size in
      layout(at: size)?.conflicts.isEmpty == false
    }
    return counts ? piece.conflicts.map { LayoutConflict($0, in: piece.layout.builder) } : []
  }

  /// Returns the sizes that lack room, from the lack at both ends of a range; in between it changes linearly.
  private func clippedPart(of range: ClosedRange<Double>, _ lacks: (Double, Double)) -> ClosedRange<Double>? {
    guard max(lacks.0, lacks.1) > ModeSweep.leastLack else { return nil }
    if lacks.0 > ModeSweep.tolerance, lacks.1 > ModeSweep.tolerance { return range }
    let border = range.lowerBound + (range.upperBound - range.lowerBound) * lacks.0 / (lacks.0 - lacks.1)
    return lacks.0 > lacks.1 ? range.lowerBound...border : border...range.upperBound
  }

  /// Joins pieces that differ only in rounding.
  private func merged(_ modes: [LayoutMode]) -> [LayoutMode] {
    var result: [LayoutMode] = []
    for mode in modes {
      let isSliver = mode.range.upperBound - mode.range.lowerBound < 2 * ModeSweep.step
      if isSliver, let last = result.last {
        result[result.count - 1].range = last.range.lowerBound...mode.range.upperBound
      } else {
        result.append(mode)
      }
    }
    return result
  }
}

extension Rect {
  fileprivate static func + (first: Rect, second: Rect) -> Rect {
    Rect(
      x: first.x + second.x, y: first.y + second.y, width: first.width + second.width,
      height: first.height + second.height)
  }

  fileprivate static func - (first: Rect, second: Rect) -> Rect { first + second * -1 }

  fileprivate static func * (rect: Rect, factor: Double) -> Rect {
    Rect(x: rect.x * factor, y: rect.y * factor, width: rect.width * factor, height: rect.height * factor)
  }

  fileprivate static func / (rect: Rect, divisor: Double) -> Rect { rect * (1 / divisor) }
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
