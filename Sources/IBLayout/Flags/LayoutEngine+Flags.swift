import IBModel
import IBSolver

extension LayoutEngine {
  /// The axes on which other frames of the views also satisfy the constraints.
  ///
  /// A frame is ambiguous if only the stored frame decides it, or an arbitrary choice between content sizes of equal
  /// priority. Content is measured for this, since a stored size may be the result of such a choice.
  func ambiguousAxes(_ layout: SceneLayout, _ system: OpenSystem?) -> [ViewIndex: [Axis]] {
    var result = system.map { openAxes(layout, $0) } ?? [:]
    // In document order, so that an ambiguous view precedes its contents.
    for view in layout.scene.indices where layout.scene.isUnsettled(view, besides: result) {
      result[view] = Axis.allCases
    }
    for view in layout.scene.indices where layout.scene.contradictsRow(view) {
      result[view] = [.vertical]
    }
    return result
  }

  private func openAxes(_ layout: SceneLayout, _ system: OpenSystem) -> [ViewIndex: [Axis]] {
    var open = openAxes(system.builder, system.ranges)
    for (view, axes) in open {
      let remaining = axes.filter { !layout.scene.isSettledByContainer(view, $0) }
      open[view] = remaining.isEmpty ? nil : remaining
    }
    return open
  }

  /// Solves the system without defaults of the canvas, but with the effects of tables and stack views.
  func openSystem(_ layout: SceneLayout, _ contents: ContentSource) -> OpenSystem {
    let sizes = contents.measured.sizes(of: layout.scene, at: layout.frames)
    var builder = layout.builder.withoutCanvasDefaults(sizes)
    // Tables make rows as high as their contents, so nothing is stretched.
    if layout.scene.isRowByItself { builder.settleTies(among: Array(layout.scene.indices), on: [.vertical]) }
    builder.settleTies(among: layout.scene.indices.filter(layout.scene.fillsRow), on: [.horizontal])
    return OpenSystem(builder: builder, ranges: openRanges(builder))
  }

  /// The axes on which constrained views are open for any sizes of contents and of the root.
  ///
  /// - Parameters:
  ///   - views: Views among whose contents there is no choice, even if their priorities are equal.
  ///   - sized: Views without content that have their stored size all the same.
  func axesWithoutConstraints(
    _ layout: SceneLayout, besidesTiesAmong views: [ViewIndex], sized: [ViewIndex] = []
  ) -> [ViewIndex: [Axis]] {
    var builder = layout.builder.withoutCanvasDefaultsInRoot(layout.builder.contents)
    builder.settleTies(among: views)
    builder.settleSizes(of: sized)
    return openAxes(builder, openRanges(builder))
  }

  private func openAxes(_ builder: SystemBuilder, _ open: [LinearSystem.Variable: Double]) -> [ViewIndex: [Axis]] {
    var result: [ViewIndex: [Axis]] = [:]
    guard !open.isEmpty else { return result }
    for view in builder.scene.indices where builder.scene[view].placement == .constrained {
      for axis in Axis.allCases {
        let (position, size) = (builder.storedPositionVariable(view, axis), builder.unknowns(view, axis).size)
        if open[position] != nil || open[size] != nil { result[view, default: []].append(axis) }
      }
    }
    let withGuides = builder.scene.viewsWithContentGuides
    for view in builder.scrollViews {
      for axis in Axis.allCases where result[view]?.contains(axis) != true {
        guard let content = builder.contentVariable(view, axis), open[content] != nil,
          withGuides.contains(view)
            || builder.scene.children(of: view).contains(where: { result[$0]?.contains(axis) == true })
        else { continue }
        result[view, default: []].append(axis)
      }
    }
    return result
  }

  func openContentAxes(_ layout: SceneLayout) -> [ViewIndex: [Axis]] {
    let scene = layout.scene
    let scrollViews = layout.builder.scrollViews.filter { view in
      scene.children(of: view).contains { scene[$0].placement == .constrained }
    }
    guard !scrollViews.isEmpty else { return [:] }
    let builder = layout.builder.withoutCanvasDefaultsInRoot(layout.builder.contents)
    let open = openRanges(builder)
    var result: [ViewIndex: [Axis]] = [:]
    for view in scrollViews {
      let axes = Axis.allCases.filter { builder.contentVariable(view, $0).map { open[$0] != nil } ?? false }
      if !axes.isEmpty { result[view] = axes }
    }
    return result
  }

  package func gaps(of layout: SceneLayout) -> [LayoutGap] {
    var ambiguous: [ViewIndex: [Axis]] = [:]
    for view in layout.scene.indices where !layout[view].ambiguousAxes.isEmpty {
      ambiguous[view] = layout[view].ambiguousAxes
    }
    if ambiguous.isEmpty { return [] }
    return gaps(layout, openSystem(layout, ContentSource(layout.scene.environment)), ambiguous)
  }

  /// Pins one unknown after the other until none is open.
  ///
  /// - Complexity: a solve for each gap, at most
  func gaps(_ layout: SceneLayout, _ system: OpenSystem, _ ambiguous: [ViewIndex: [Axis]]) -> [LayoutGap] {
    var gaps: [LayoutGap] = []
    if !system.ranges.isEmpty {
      var settled = system.builder
      settled.settleTies(among: Array(layout.scene.indices))
      var pinning = GapPinning(system.builder, open: system.ranges, withoutTies: Set(openRanges(settled).keys))
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

/// A system without defaults of the canvas, and its unknowns that other values satisfy as well, with a value inside of
/// the range of each.
struct OpenSystem {
  let builder: SystemBuilder
  let ranges: [LinearSystem.Variable: Double]
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
