import IBModel
import IBSolver

extension LayoutEngine {
  package func gaps(of layout: SceneLayout) -> [LayoutGap] {
    let ambiguous = layout.scene.indices.filter { !layout[$0].ambiguousAxes.isEmpty }.map {
      ($0, layout[$0].ambiguousAxes)
    }
    return gaps(
      layout, ContentSource(layout.scene.environment), Dictionary(ambiguous, uniquingKeysWith: { first, _ in first }))
  }

  /// Pins one unknown after the other until none is open.
  ///
  /// - Complexity: a solve for each gap, at most
  func gaps(_ layout: SceneLayout, _ contents: ContentSource, _ ambiguous: [ViewIndex: [Axis]]) -> [LayoutGap] {
    guard !ambiguous.isEmpty else { return [] }
    let builder = builderForAmbiguity(layout, contents)
    let open = openRanges(builder)
    var gaps: [LayoutGap] = []
    if !open.isEmpty {
      var settled = builder
      settled.settleTies(among: Array(layout.scene.indices))
      var pinning = GapPinning(builder, open: open, withoutTies: Set(openRanges(settled).keys))
      while !pinning.isFull {
        let pins = pinning.nextPins()
        if pins.isEmpty { break }
        pinning.note(pins, open: openRanges(pinning.builder))
      }
      gaps = pinning.gaps(ambiguous)
    }
    return layout.scene.addingUnsettled(ambiguous, to: gaps)
  }

  /// The unknowns that other values satisfy as well, with a value inside of the range of each.
  private func openRanges(_ builder: SystemBuilder) -> [LinearSystem.Variable: Double] {
    let size = builder.scene.rootSize
    guard (try? solver.solve(builder.system, width: size.width, height: size.height)) != nil else { return [:] }
    return Dictionary(
      solver.ambiguities().map { ($0.variable, $0.inside) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Ambiguity {
  /// A value away from the ends of the range, where more would be settled than anywhere else.
  fileprivate var inside: Double {
    switch (low.isFinite, high.isFinite) {
    case (true, true): (low + high) / 2
    case (true, false): low + Ambiguity.distance
    case (false, true): high - Ambiguity.distance
    case (false, false): Ambiguity.distance
    }
  }

  /// A number that documents do not use, in points.
  private static let distance = 101.3
}

extension ResolvedScene {
  fileprivate func addingUnsettled(_ ambiguous: [ViewIndex: [Axis]], to found: [LayoutGap]) -> [LayoutGap] {
    var gaps = found
    var known = Set(gaps.flatMap(\.views))
    var hidden: [Object] = []
    for view in indices where ambiguous[view] != nil && !known.contains(self[view].object) {
      let object = self[view].object
      if let heights = rowContradiction(view) {
        let reason = LayoutGap.Reason.rowHeight(required: heights.required, row: heights.row)
        gaps.append(LayoutGap(view: object, reason: reason, views: [object]))
      } else if environment.platform == .macOS {
        // The content of an open view depends on it.
        guard let parent = self[view].parent.map({ self[$0].object }),
          let index = gaps.firstIndex(where: { $0.view == parent || $0.views.contains(parent) })
        else { continue }
        gaps[index].views.append(object)
      } else if isUnsettled(view, besides: ambiguous) {
        hidden.append(object)
      } else {
        continue
      }
      known.insert(object)
    }
    if let first = hidden.first { gaps.append(LayoutGap(view: first, reason: .outOfSight, views: hidden)) }
    return gaps
  }
}
