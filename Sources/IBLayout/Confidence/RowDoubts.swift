import IBModel

/// Finds the doubts about the rows of a solved scene.
struct RowDoubts {
  private let layout: SceneLayout
  private let constraints: [Constraint: ConstraintIndex]

  init(_ layout: SceneLayout) {
    (self.layout, constraints) = (layout, layout.scene.constraintIndices)
  }

  func doubts(about origins: [RowOrigin]) -> Set<Doubt> {
    origins.reduce(into: []) { $0.formUnion(doubts(about: $1)) }
  }

  func doubts(about origin: RowOrigin) -> Set<Doubt> {
    switch origin {
    case .constraint(let constraint): constraints[constraint].map { doubts(about: layout.scene[$0]) } ?? []
    case .contentSize: [.contentSize]
    case .stack(let view): layout.scene.index(of: view).map { doubts(aboutStack: $0) } ?? [.appKitContainer]
    case .canvasDefault: [.storedFrame]
    case .fixedFrame, .nonnegative: []
    }
  }

  private func doubts(aboutStack view: ViewIndex) -> Set<Doubt> {
    guard case .stack(let settings) = layout.scene[view].arrangement else { return [.appKitContainer] }
    var result: Set<Doubt> = []
    if [.firstBaseline, .lastBaseline].contains(settings.alignment) || settings.isBaselineRelative {
      result.insert(.baseline)
    }
    if layout.scene.children(of: view).contains(where: { layout.scene[$0].isArranged && layout.scene[$0].isHidden }) {
      result.insert(.stack)
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
    case .guide(let guide): return doubts(about: layout.scene[guide].kind)
    case .view(let view):
      if anchor.attribute.isWithinMargins { return [.margins] }
      if layout.scene.symbolInsets(of: view) != nil { return [.symbol] }
      if case .appKit = layout.scene[view].content { return [.control] }
      return layout.builder.alignmentInsets[view] == Insets() ? [] : [.control]
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
