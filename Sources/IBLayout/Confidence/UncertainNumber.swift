import IBModel
import IBScene
import IBSolver

/// A number that a solved scene rests on and that may be another one in Xcode or in the app.
///
/// Several rows may rest on one number, as all constraints to the top of a safe area do.
enum UncertainNumber: Hashable {
  /// The content size of a view.
  case content(ViewIndex, Axis)
  /// What a safe area leaves out at an end of a view.
  case safeArea(ViewIndex, Axis, End)
  /// A margin of a view.
  case margin(ViewIndex, Axis, End)
  /// By how much the edges of a control or symbol differ from those of its view.
  case edges(ViewIndex, Axis)
  /// A line of text in a view.
  case baseline(ViewIndex)
  /// The size of the root.
  case root(Axis)
  /// The standard distance that a constraint has instead of a constant.
  case standardSpacing(Constraint)
  /// A number that only one row has.
  case row(Int)
  /// A size that constraints would make negative, which usually means that something else decides it.
  case nothing(LinearSystem.Variable)

  /// Where on an axis.
  enum End: Hashable { case start, end, both }
}

/// The uncertain numbers of a solved scene, and how far each may be off.
struct UncertainNumbers {
  private let solved: SolvedScene
  private let constraints: [Constraint: ConstraintIndex]
  private let views: [Object: ViewIndex]
  private let measured: ContentSizes
  /// The rows that conflict, of which the solver chose one to break.
  private let conflicting: Set<Int>

  init(_ solved: SolvedScene) {
    self.solved = solved
    let scene = solved.scene
    constraints = Dictionary(
      scene.constraints.indices.map { (scene.constraints[$0].source, ConstraintIndex($0)) },
      uniquingKeysWith: { first, _ in first })
    views = Dictionary(scene.indices.map { (scene[$0].object, $0) }, uniquingKeysWith: { first, _ in first })
    measured = ContentSource(scene.environment).measured.sizes(of: scene, at: solved.frames)
    conflicting = Set(solved.solution.conflicts.flatMap(\.rows))
  }

  /// The numbers that causes rest on, each with the points by which the value changes for one point of it.
  func shares(of causes: [Cause]) -> [UncertainNumber: Double] {
    var result: [UncertainNumber: Double] = [:]
    for cause in causes {
      switch cause.source {
      case .bound(let variable): result[.nothing(variable), default: 0] += cause.multiplier
      case .row(let row):
        for (number, share) in shares(of: row) { result[number, default: 0] += share * cause.multiplier }
      }
    }
    return result
  }

  private func shares(of row: Int) -> [(UncertainNumber, Double)] {
    var result: [(UncertainNumber, Double)] = []
    let constant = solved.builder.system.rows[row].constant
    if constant.width != 0 { result.append((.root(.horizontal), constant.width)) }
    if constant.height != 0 { result.append((.root(.vertical), constant.height)) }
    if conflicting.contains(row) { return result + [(.row(row), 1)] }
    switch solved.builder.origins[row] {
    case .constraint(let constraint):
      guard let index = constraints[constraint] else { return result + [(.row(row), 1)] }
      let resolved = solved.scene[index]
      // The first side is the second one plus a constant.
      result += numbers(of: resolved.first).map { ($0, -1) }
      if let second = resolved.second { result += numbers(of: second).map { ($0, resolved.multiplier) } }
      if constraint.isSymbolic { result.append((.standardSpacing(constraint), 1)) }
    case .contentSize(let object):
      guard let view = views[object] else { return result + [(.row(row), 1)] }
      result.append((.content(view, axis(of: row)), 1))
    case .stack, .canvasDefault, .fixedFrame, .nonnegative: result.append((.row(row), 1))
    }
    return result
  }

  /// The axis of a row about one unknown of a view.
  private func axis(of row: Int) -> Axis {
    let range = solved.builder.system.rows[row].terms
    let terms = solved.builder.system.terms[Int(range.lowerBound)..<Int(range.upperBound)]
    guard let variable = terms.first?.variable else { return .horizontal }
    return Int(variable.index) < 2 * solved.scene.views.count ? .horizontal : .vertical
  }

  private func numbers(of anchor: ResolvedAnchor) -> [UncertainNumber] {
    let axis = anchor.attribute.axis
    let end = UncertainNumber.End(anchor.attribute)
    switch anchor.item {
    case .guide(let guide):
      let view = solved.scene[guide].view
      switch solved.scene[guide].kind {
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

  private func numbers(ofEdgesOf view: ViewIndex, _ axis: Axis) -> [UncertainNumber] {
    if solved.scene.symbolInsets(of: view) != nil || solved.builder.alignmentInsets[view] != EdgeInsets() {
      return [.edges(view, axis)]
    }
    switch solved.scene[view].content {
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

// MARK: Bounds

extension UncertainNumbers {
  /// From which to which difference a number may be off, in points; infinite where nothing limits it. Ends of a safe area
  /// count as positions: more inset is a positive difference at the start and a negative one at the end.
  func bounds(of number: UncertainNumber) -> ClosedRange<Double> {
    if case .safeArea(let view, let axis, let end) = number { return safeAreaBounds(of: view, axis, end) }
    let bound = bound(of: number)
    return -bound...bound
  }

  private func bound(of number: UncertainNumber) -> Double {
    switch number {
    case .content(let view, let axis): contentBound(of: view, axis)
    case .safeArea: .infinity
    case .margin(let view, let axis, _): marginBound(of: view, axis)
    case .edges: DoubtBound.edges
    case .baseline(let view): solved.scene.codeDecidesContentSize(of: view) == .no ? DoubtBound.baseline : .infinity
    case .root(let axis): rootBound(axis)
    case .standardSpacing: DoubtBound.standardSpacing
    case .row(let row): rowBound(row)
    case .nothing: .infinity
    }
  }

  /// The stored size of content is compared with the measured one: texts and fonts allow no other by much.
  private func contentBound(of view: ViewIndex, _ axis: Axis) -> Double {
    guard solved.scene.codeDecidesContentSize(of: view) == .no,
      let used = solved.builder.contents.extent(of: view, axis),
      let extent = measured.extent(of: view, axis)
    else { return .infinity }
    return abs(used - extent) + max(DoubtBound.leastContent, DoubtBound.contentShare * extent)
  }

  /// A safe area leaves out nothing at least, and bars and sensors at most.
  private func safeAreaBounds(
    of view: ViewIndex, _ axis: Axis, _ end: UncertainNumber.End
  ) -> ClosedRange<Double> {
    let insets = solved.builder.insets.safeArea(of: view)
    let (inset, most) =
      switch (axis, end) {
      case (.vertical, .start): (insets.top, mostInset(axis, atStart: true))
      case (.vertical, .end): (insets.bottom, mostInset(axis, atStart: false))
      case (.horizontal, .start): (insets.left, mostInset(axis, atStart: true))
      case (.horizontal, .end): (insets.right, mostInset(axis, atStart: false))
      case (_, .both): (0.0, mostInset(axis, atStart: true))
      }
    let (less, more) = (max(inset, DoubtBound.rounding), max(most - inset, DoubtBound.rounding))
    return switch end {
    case .start: -less...more
    case .end: -more...less
    case .both: -most...most
    }
  }

  /// The largest inset of a safe area.
  private func mostInset(_ axis: Axis, atStart: Bool) -> Double {
    switch solved.scene.environment.platform {
    case .macOS: return DoubtBound.edges
    case .tvOS: return DoubtBound.overscan
    default: break
    }
    let size = solved.scene.rootSize
    if axis == .vertical { return atStart ? DoubtBound.barsAbove : DoubtBound.barsBelow }
    return size.width > size.height ? DoubtBound.landscapeSides : DoubtBound.edges
  }

  /// Classes of the app may set margins; those of a view at the edge of the screen contain its safe area.
  private func marginBound(of view: ViewIndex, _ axis: Axis) -> Double {
    guard solved.scene[view].object.customClass == nil else { return .infinity }
    let insets = solved.builder.insets.safeArea(of: view)
    let isAtEdge =
      view.isRoot || (axis == .vertical ? insets.top + insets.bottom : insets.left + insets.right) > 0
    return DoubtBound.margin + (isAtEdge ? mostInset(axis, atStart: true) : 0)
  }

  /// By how many points a frame may be off whatever its constraints rest on: rounding, and edges that are others.
  func remainder(of view: ViewIndex, _ axis: Axis) -> Double {
    let isMac = solved.scene.environment.platform == .macOS
    return numbers(ofEdgesOf: view, axis).isEmpty
      ? isMac ? DoubtBound.macRounding : DoubtBound.rounding : DoubtBound.edges
  }

  private func rootBound(_ axis: Axis) -> Double {
    let scene = solved.scene
    if scene.environment.platform == .macOS { return DoubtBound.window }
    if case .controller(let controller) = scene.rootKind, !controller.isFreeform { return 0 }
    return scene.isCell(.root) ? DoubtBound.cell : 0
  }

  private func rowBound(_ row: Int) -> Double {
    guard !conflicting.contains(row) else { return .infinity }
    switch solved.builder.origins[row] {
    case .stack(let object): return views[object].map(stackBound) ?? .infinity
    case .fixedFrame(let object): return views[object].map(frameBound) ?? .infinity
    case .constraint, .contentSize, .canvasDefault, .nonnegative: return .infinity
    }
  }

  private func stackBound(_ view: ViewIndex) -> Double {
    guard case .stack(let settings) = solved.scene[view].arrangement else { return .infinity }
    let arranged = solved.scene.children(of: view).filter { solved.scene[$0].isArranged }
    if arranged.contains(where: { solved.scene[$0].isHidden }) { return .infinity }
    if settings.distribution == .fillProportionally { return .infinity }
    let isOnBaselines = [.firstBaseline, .lastBaseline].contains(settings.alignment) || settings.isBaselineRelative
    return isOnBaselines ? DoubtBound.baseline : 0
  }

  /// What a table, a collection or a container of AppKit arranges gets another frame when the app runs.
  private func frameBound(_ view: ViewIndex) -> Double {
    let scene = solved.scene
    if scene.environment.platform == .macOS { return .infinity }
    if case .cellContent = scene[view].arrangement { return DoubtBound.cell }
    return scene.isCell(view) ? DoubtBound.cell : 0
  }
}

extension ResolvedScene {
  /// Whether a view gets its size from a table or collection.
  func isCell(_ view: ViewIndex) -> Bool {
    if case .cell = self[view].arrangement { return true }
    return [.collectionViewCell, .collectionReusableView].contains(self[view].kind)
  }
}

/// By how many points estimates are off at most.
///
/// Source: the views that Xcode does not flag as misplaced in public documents, of which nearly all are where the
/// constraints require them with numbers that are off by no more than this.
enum DoubtBound {
  /// Lines of text in fonts of usual sizes.
  static let baseline = 6.0
  /// The difference between the edges of a control or symbol and those of its view.
  static let edges = 8.0
  /// Margins with and without those of the superview, 8 to 20 points.
  static let margin = 12.0
  /// A navigation bar with a large title below a status bar.
  static let barsAbove = 168.0
  /// A toolbar above a tab bar above the home indicator.
  static let barsBelow = 127.0
  /// The accessories and separators of a cell on the canvas.
  static let cell = 64.0
  /// The sensors of a telephone in landscape.
  static let landscapeSides = 62.0
  /// The title bar of a window.
  static let window = 30.0
  /// What televisions leave out at each edge of the screen: 60 and 80 or 90 points.
  static let overscan = 90.0
  /// Standard distances are 0 to 20 points.
  static let standardSpacing = 20.0
  /// Content of which the font is known.
  static let leastContent = 4.0
  static let contentShare = 0.1
  /// What remains when no estimate is off: values rounded to points, and stored frames that are that much out of date
  /// without a flag.
  static let rounding = 3.0
  static let macRounding = 4.0
}

extension SolvedScene {
  /// The views that move by more than half a point when views of the app's classes get the sizes they are stored with.
  func viewsMovedByCustomClasses(_ solver: Solver) -> Set<ViewIndex> {
    let custom = scene.indices.filter { view in
      !view.isRoot && scene[view].placement == .constrained && scene.codeDecidesContentSize(of: view) != .no
        && Axis.allCases.contains { builder.contents.extent(of: view, $0) == nil }
    }
    guard !custom.isEmpty else { return [] }
    var sized = builder
    sized.settleSizes(of: custom)
    let size = scene.rootSize
    guard let solution = try? solver.solve(sized.system, width: size.width, height: size.height) else {
      return Set(scene.indices)
    }
    let moved = ViewTable(sized.frames(solution.values))
    return Set(scene.indices.filter { !frames[$0].isClose(to: moved[$0], within: 0.5) })
  }
}
