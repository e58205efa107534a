import IBModel
import IBSolver

/// Required rows that cannot be satisfied at the same time; without any one of them the others can.
public struct LayoutConflict: Sendable {
  /// The origins of the rows.
  public var origins: [RowOrigin]
  /// The row that is broken.
  public var broken: RowOrigin
  /// The points by which it is broken.
  public var amount: Double
  let conflictingRows: Conflict
  /// The doubts about the conflict; with ``LayoutEngine/Options/faults``.
  public var doubts: Set<Doubt> = []
  /// Whether no values within the doubts resolve the conflict.
  public var outweighsDoubts = false
  /// The certainty of the conflict.
  public var confidence: Confidence { outweighsDoubts ? .certain : doubts.confidence }
}

extension LayoutConflict {
  init(_ conflict: Conflict, in builder: SystemBuilder) {
    let scene = builder.scene
    var origins = conflict.rows.map { builder.origins[$0] }
    if !conflict.bounds.isEmpty {
      for view in scene.indices {
        let hasBound = Axis.allCases.contains { conflict.bounds.contains(builder.unknowns(view, $0).size) }
        if hasBound { origins.append(.nonnegative(scene[view].object)) }
      }
    }
    self.init(
      origins: origins.inDocumentOrder, broken: builder.origins[conflict.brokenRow], amount: conflict.amount,
      conflictingRows: conflict)
  }

  /// The constraints of the document among the origins.
  public var constraints: [Constraint] {
    origins.compactMap { origin in
      guard case .constraint(let constraint) = origin else { return nil }
      return constraint
    }
  }
}

extension RowOrigin {
  /// The constraint or view the row comes from.
  public var object: Object {
    switch self {
    case .constraint(let constraint): constraint.object
    case .contentSize(let view), .stack(let view), .fixedFrame(let view), .canvasDefault(let view),
      .nonnegative(let view):
      view
    }
  }
}

extension [RowOrigin] {
  var inDocumentOrder: [RowOrigin] {
    var seen: Set<RowOrigin> = []
    return filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.object, $0.offset) < ($1.element.object, $1.offset) }.map(\.element)
  }
}
