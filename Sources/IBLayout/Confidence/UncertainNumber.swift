import IBModel
import IBSolver

/// A number that a solved scene rests on and that may differ in Xcode or in the app.
///
/// Several rows may rest on one number, as all constraints to the top of a safe area do.
enum UncertainNumber: Hashable {
  case content(ViewIndex, Axis)
  case safeArea(ViewIndex, Axis, End)
  case margin(ViewIndex, Axis, End)
  /// The difference between the edges of a control or symbol and the edges of its view.
  case edges(ViewIndex, Axis)
  case baseline(ViewIndex)
  case root(Axis)
  case standardSpacing(Constraint)
  case row(Int)
  /// A size that constraints would make negative, which usually means that something else decides it.
  case negativeSize(LinearSystem.Variable)

  /// A place on an axis.
  enum End: Hashable { case start, end, both }
}

/// The uncertain numbers of a solved scene, and how far each may be off.
struct UncertainNumbers {
  let layout: SceneLayout
  /// The measured content, even if the document stores a size for it.
  let measured: ContentSizes
  /// The rows that conflict; the solver chose one to break.
  private(set) var conflicting: Set<Int>
  private let constraints: [Constraint: ConstraintIndex]

  init(_ layout: SceneLayout) {
    self.layout = layout
    let scene = layout.scene
    constraints = scene.constraintIndices
    measured = ContentSource(scene.environment).measured.sizes(of: scene, at: layout.frames)
    conflicting = Set(layout.solution.conflicts.flatMap(\.rows))
  }

  /// Returns the numbers that causes rest on, each with the change of the value in points for one point of it.
  func shares(of causes: [Cause]) -> [UncertainNumber: Double] {
    var result: [UncertainNumber: Double] = [:]
    for cause in causes {
      switch cause.source {
      case .bound(let variable): result[.negativeSize(variable), default: 0] += cause.multiplier
      case .row(let row):
        for (number, share) in shares(of: row) { result[number, default: 0] += share * cause.multiplier }
      }
    }
    return result
  }

  /// Returns the numbers that the conflict of a broken row rests on, each with the change of its error in points for
  /// one point of it. Every row of the conflict is required, so none is a choice of the solver.
  /// - Parameter causes: The value of the broken row according to the other rows of the conflict.
  func shares(of causes: [Cause], against brokenRow: Int) -> [UncertainNumber: Double] {
    var others = self
    others.conflicting = []
    return others.shares(of: causes).merging(
      others.shares(of: brokenRow).map { ($0, -$1) }, uniquingKeysWith: { $0 + $1 })
  }

  private func shares(of row: Int) -> [(UncertainNumber, Double)] {
    var result: [(UncertainNumber, Double)] = []
    let constant = layout.builder.system.rows[row].constant
    if constant.width != 0 { result.append((.root(.horizontal), constant.width)) }
    if constant.height != 0 { result.append((.root(.vertical), constant.height)) }
    if conflicting.contains(row) { return result + [(.row(row), 1)] }
    switch layout.builder.origins[row] {
    case .constraint(let constraint):
      guard let index = constraints[constraint] else { return result + [(.row(row), 1)] }
      let resolved = layout.scene[index]
      result += numbers(of: resolved.first).map { ($0, -1) }
      if let second = resolved.second { result += numbers(of: second).map { ($0, resolved.multiplier) } }
      if constraint.isSymbolic { result.append((.standardSpacing(constraint), 1)) }
    case .contentSize(let object):
      guard let view = layout.scene.index(of: object) else { return result + [(.row(row), 1)] }
      result.append((.content(view, axis(of: row)), 1))
    case .stack, .canvasDefault, .fixedFrame, .nonnegative: result.append((.row(row), 1))
    }
    return result
  }

  private func axis(of row: Int) -> Axis {
    let system = layout.builder.system
    guard let variable = system.terms(of: system.rows[row]).first?.variable else { return .horizontal }
    return Int(variable.index) < 2 * layout.scene.views.count ? .horizontal : .vertical
  }

  private func numbers(of anchor: ResolvedAnchor) -> [UncertainNumber] {
    let axis = anchor.attribute.axis
    let end = UncertainNumber.End(anchor.attribute)
    switch anchor.item {
    case .guide(let guide):
      let view = layout.scene[guide].view
      switch layout.scene[guide].kind {
      case .safeArea: return [.safeArea(view, axis, end)]
      case .top: return [.safeArea(view, axis, .start)]
      case .bottom, .keyboard: return [.safeArea(view, axis, .end)]
      case .layoutMargins, .readableContent: return [.margin(view, axis, end)]
      case .contentLayout, .frameLayout: return []
      }
    case .view(let view):
      if [.baseline, .firstBaseline, .lastBaseline].contains(anchor.attribute) { return [.baseline(view)] }
      if anchor.attribute.isWithinMargins { return [.margin(view, axis, end)] }
      return numbers(ofEdgesOf: view, axis)
    }
  }

  func numbers(ofEdgesOf view: ViewIndex, _ axis: Axis) -> [UncertainNumber] {
    if layout.scene.symbolInsets(of: view) != nil || layout.builder.alignmentInsets[view] != Insets() {
      return [.edges(view, axis)]
    }
    switch layout.scene[view].content {
    case .appKit: return [.edges(view, axis)]
    case .image(let image?) where image.isSymbol: return [.edges(view, axis)]
    default: return []
    }
  }
}

extension UncertainNumber.End {
  fileprivate init(_ attribute: LayoutAttribute) {
    switch attribute {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: self = .start
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: self = .end
    default: self = .both
    }
  }
}

extension ResolvedScene {
  var constraintIndices: [Constraint: ConstraintIndex] {
    let indices = constraints.indices.map { (constraints[$0].source, ConstraintIndex($0)) }
    return Dictionary(indices, uniquingKeysWith: { first, _ in first })
  }
}
