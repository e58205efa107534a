import IBModel
import IBSolver

extension LayoutEngine {
  /// A limit because each view takes time.
  private static let mostExamined = 50

  func noteDoubts(
    in layout: inout SceneLayout, _ ambiguous: [ViewIndex: [Axis]], findsCauses: Bool
  ) {
    if !ambiguous.isEmpty { noteDoubts(aboutAmbiguous: ambiguous, in: &layout) }
    // On another screen than the document's, every view is somewhere else than stored.
    if findsCauses, layout.scene.environment.situation.showsStoredScreen {
      noteDoubts(aboutMisplacedIn: &layout, besides: ambiguous)
    }
    noteDoubts(aboutConflictsIn: &layout)
  }

  private func noteDoubts(
    aboutAmbiguous ambiguous: [ViewIndex: [Axis]], in layout: inout SceneLayout
  ) {
    let scene = layout.scene
    let certain = axesWithoutConstraints(layout, besidesTiesAmong: ambiguous.keys.sorted())
    let custom = axesSizedByCustomClasses(layout, among: ambiguous)
    for (view, axes) in ambiguous {
      var doubts: Set<Doubt> = []
      if certain[view] != axes { doubts.insert(.equalPriorities) }
      if custom[view]?.isEmpty == false { doubts.insert(.customClass) }
      if scene.isInProportionalStack(view, axes) { doubts.insert(.stack) }
      // The rows that decide an ambiguous frame also decide whether it is misplaced.
      let isElsewhere = scene.environment.platform == .macOS && layout.views[view.position].isMisplaced
      if !layout.solution.conflicts.isEmpty || isElsewhere { doubts.insert(.choice) }
      if scene.isBesideArranged(view, axes, ambiguous) { doubts.insert(.appKitContainer) }
      if scene.isSizedByList(view, axes) || scene.isOfUnknownDevice { doubts.insert(.rootSize) }
      layout.views[view.position].doubts.formUnion(doubts)
    }
  }

  private func noteDoubts(
    aboutMisplacedIn layout: inout SceneLayout, besides ambiguous: [ViewIndex: [Axis]]
  ) {
    let scene = layout.scene
    let misplaced = scene.indices.filter { layout.views[$0.position].isMisplaced }
    guard !misplaced.isEmpty, var finder = DoubtFinder(layout, solver, besides: Set(misplaced).union(ambiguous.keys))
    else { return }
    for (count, view) in misplaced.filter({ ambiguous[$0] == nil }).enumerated() {
      let isExamined = count < LayoutEngine.mostExamined
      var doubts = isExamined ? finder.doubts(aboutFrameOf: view) : [.manyFaults]
      if scene[view].isArranged, scene[view].isHidden { doubts.insert(.stack) }
      if !layout.solution.conflicts.isEmpty { doubts.insert(.choice) }
      let isScrolled = scene.isScrolledElsewhere(view, layout)
      if isScrolled { doubts.insert(.storedFrame) }
      if scene.isInside(view, scene.isCell) || scene.isOfUnknownDevice { doubts.insert(.rootSize) }
      if scene.isArrangedByAppKit(view) { doubts.insert(.appKitContainer) }
      let isKnown =
        isExamined && !isScrolled && !scene.isOfUnknownDevice && !scene.isDirectlyArrangedByAppKit(view)
        && !scene.isInRowOfUnknownSize(view, layout)
        && !doubts.contains(.customClass)
      layout.views[view.position].doubts = doubts
      layout.views[view.position].outweighsDoubts = isKnown && finder.outweighsDoubts(aboutFrameOf: view)
    }
  }

  func noteDoubts(aboutConflictsIn layout: inout SceneLayout) {
    if layout.conflicts.isEmpty { return }
    let elsewhere = layout.scene.keepsSize ? nil : conflictsAtAnySize(layout)
    let rows = RowDoubts(layout)
    for index in layout.conflicts.indices {
      let conflict = layout.conflicts[index]
      var doubts = rows.doubts(about: conflict.origins)
      if conflict.amount < 1 { doubts.insert(.rounding) }
      if conflict.constraints.contains(where: { !layout.scene.partsDecidedByCode(of: $0).isEmpty }) {
        doubts.insert(.code)
      }
      if conflict.origins.contains(where: \.isFixedFrame) { doubts.insert(.storedFrame) }
      if let elsewhere, !elsewhere.contains(Set(conflict.origins)) { doubts.insert(.rootSize) }
      layout.conflicts[index].doubts = doubts
    }
    guard let ranges = ConflictRanges(layout, layout.conflicts, solver) else { return }
    for index in layout.conflicts.indices {
      layout.conflicts[index].outweighsDoubts = ranges.outweighDoubts(about: layout.conflicts[index])
    }
  }

  /// Adds doubts about the size of a resized root of AppKit. Views that move with the root are as certain as that is.
  func noteDoubts(aboutRootOf layout: inout SceneLayout, _ resized: SceneLayout, findsCauses: Bool) {
    layout.views[0].doubts = [.rootSize]
    guard findsCauses, resized.scene.environment.situation.showsStoredScreen else { return }
    var finder = DoubtFinder(resized, solver, besides: Set(resized.scene.indices))
    let isCertain = finder?.outweighsDoubts(aboutRootOf: resized.scene.rootSize) ?? false
    layout.views[0].outweighsDoubts = isCertain
    let (stored, required) = (resized.scene.rootSize, resized.frames[.root])
    // Within these bounds, the size is one of the uncertain numbers.
    let isBounded = max(abs(stored.width - required.width), abs(stored.height - required.height)) <= DoubtBound.window
    for index in layout.views.indices.dropFirst() where isCertain || !isBounded {
      let isMovedByRoot = layout.views[index].doubts.contains(.rootSize)
      if isMovedByRoot || !isCertain { layout.views[index].outweighsDoubts = isCertain && isMovedByRoot }
    }
  }

  private func axesSizedByCustomClasses(
    _ layout: SceneLayout, among ambiguous: [ViewIndex: [Axis]]
  ) -> [ViewIndex: [Axis]] {
    let views = ambiguous.filter { layout.isSizedByCustomClass($0.key, $0.value) }.keys.sorted()
    guard !views.isEmpty else { return [:] }
    let open = axesWithoutConstraints(layout, besidesTiesAmong: ambiguous.keys.sorted(), sized: views)
    return ambiguous.reduce(into: [:]) { result, entry in
      result[entry.key] = entry.value.filter { open[entry.key]?.contains($0) != true }
    }
  }

  private func conflictsAtAnySize(_ layout: SceneLayout) -> Set<Set<RowOrigin>> {
    guard let freed = SolvedSystem(layout.builder.withResizableRoot(), by: solver) else { return [] }
    return Set(freed.solution.conflicts.map { Set(LayoutConflict($0, in: freed.builder).origins) })
  }
}

extension SceneLayout {
  fileprivate func isSizedByCustomClass(_ view: ViewIndex, _ axes: [Axis]) -> Bool {
    scene.codeDecidesContentSize(of: view) != .no && axes.contains { builder.contents.extent(of: view, $0) == nil }
  }
}

extension RowOrigin {
  fileprivate var isFixedFrame: Bool {
    if case .fixedFrame = self { return true }
    return false
  }
}
