import IBModel

extension UncertainNumbers {
  /// Returns the differences by which a number may be off, in points; infinite if nothing limits it. Ends of a safe
  /// area count as positions: more inset is a positive difference at the start and a negative one at the end.
  func bounds(of number: UncertainNumber) -> ClosedRange<Double> {
    if case .safeArea(let view, let axis, let end) = number { return safeAreaBounds(of: view, axis, end) }
    let bound = bound(of: number)
    return -bound...bound
  }

  private func bound(of number: UncertainNumber) -> Double {
    switch number {
    case .content(let view, let axis): contentBound(of: view, axis)
    case .safeArea: .infinity
    case .margin(let view, let axis, let end): marginBound(of: view, axis, end)
    case .edges(let view, _): layout.scene.assumesEdges(of: view) ? DoubtBound.assumedEdges : DoubtBound.edges
    case .baseline(let view): baselineBound(of: view)
    case .root: rootBound
    case .standardSpacing: DoubtBound.standardSpacing
    case .row(let row): rowBound(row)
    case .negativeSize: .infinity
    }
  }

  private func baselineBound(of view: ViewIndex) -> Double {
    // Where UIKit has the line of a title that is empty is not known.
    if case .button(let button) = layout.scene[view].content, button.configuration == nil,
      button.normal.title == .empty
    {
      return .infinity
    }
    return layout.scene.codeDecidesContentSize(of: view) == .no && !layout.scene.assumesEdges(of: view)
      ? DoubtBound.baseline : .infinity
  }

  /// Compares the stored size of content with the measured one: texts and fonts allow no other by much.
  private func contentBound(of view: ViewIndex, _ axis: Axis) -> Double {
    guard layout.scene.codeDecidesContentSize(of: view) == .no,
      !ContentMeasure(layout.scene.environment).adapted(to: layout.scene).assumesSize(of: layout.scene[view]),
      let used = layout.builder.contents.extent(of: view, axis),
      let extent = measured.extent(of: view, axis)
    else { return .infinity }
    return abs(used - extent) + max(DoubtBound.leastContent, DoubtBound.contentShare * extent)
  }

  private func safeAreaBounds(
    of view: ViewIndex, _ axis: Axis, _ end: UncertainNumber.End
  ) -> ClosedRange<Double> {
    let insets = layout.insets.safeArea(of: view)
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

  private func mostInset(_ axis: Axis, atStart: Bool) -> Double {
    switch layout.scene.environment.platform {
    case .macOS: return DoubtBound.edges
    case .tvOS: return axis == .vertical && atStart ? DoubtBound.televisionBars : DoubtBound.overscan
    default: break
    }
    let size = layout.scene.rootSize
    if axis == .vertical { return atStart ? DoubtBound.barsAbove : DoubtBound.barsBelow }
    return size.width > size.height ? DoubtBound.landscapeSides : DoubtBound.edges
  }

  /// Returns infinity for classes of the app, which may set margins. Margins of a view at the edge of the screen
  /// contain its safe area.
  private func marginBound(of view: ViewIndex, _ axis: Axis, _ end: UncertainNumber.End) -> Double {
    guard layout.scene[view].object.customClass == nil else { return .infinity }
    let insets = layout.insets.safeArea(of: view)
    let isAtEdge =
      view.isRoot || (axis == .vertical ? insets.top + insets.bottom : insets.left + insets.right) > 0
    return DoubtBound.margin + (isAtEdge ? mostInset(axis, atStart: end != .end) : 0)
  }

  /// Returns the points by which a frame may be off for any constraints: rounding, and edges that differ.
  func remainder(of view: ViewIndex, _ axis: Axis) -> Double {
    if layout.scene.assumesEdges(of: view) { return DoubtBound.assumedEdges }
    let isMac = layout.scene.environment.platform == .macOS
    return numbers(ofEdgesOf: view, axis).isEmpty
      ? isMac ? DoubtBound.macRounding : DoubtBound.rounding : DoubtBound.edges
  }

  private var rootBound: Double {
    let scene = layout.scene
    if scene.environment.platform == .macOS { return DoubtBound.window }
    if case .controller(let controller) = scene.rootKind, !controller.isFreeform { return 0 }
    return scene.isCell(.root) ? DoubtBound.cell : 0
  }

  private func rowBound(_ row: Int) -> Double {
    guard !conflicting.contains(row) else { return .infinity }
    switch layout.builder.origins[row] {
    case .stack(let object): return layout.scene.index(of: object).map(stackBound) ?? .infinity
    case .fixedFrame(let object): return layout.scene.index(of: object).map(frameBound) ?? .infinity
    case .constraint, .contentSize, .canvasDefault, .nonnegative: return .infinity
    }
  }

  private func stackBound(_ view: ViewIndex) -> Double {
    guard case .stack(let settings) = layout.scene[view].arrangement else { return .infinity }
    let arranged = layout.scene.children(of: view).filter { layout.scene[$0].isArranged }
    if arranged.contains(where: { layout.scene[$0].isHidden }) { return .infinity }
    if settings.distribution == .fillProportionally { return .infinity }
    let isOnBaselines = [.firstBaseline, .lastBaseline].contains(settings.alignment) || settings.isBaselineRelative
    return isOnBaselines ? DoubtBound.baseline : 0
  }

  /// Content that a table, a collection or a container of AppKit arranges gets another frame when the app runs.
  private func frameBound(_ view: ViewIndex) -> Double {
    let scene = layout.scene
    if scene.environment.platform == .macOS { return .infinity }
    if case .cellContent = scene[view].arrangement { return DoubtBound.cell }
    return scene.isCell(view) ? DoubtBound.cell : 0
  }
}
