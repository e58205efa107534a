import IBModel
import IBScene
import IBSolver

extension ResolvedScene {
  /// Whether the root has the size of a screen or window, also when the app runs.
  fileprivate var keepsSize: Bool {
    if case .controller(let controller) = rootKind { return !controller.isFreeform && environment.platform != .macOS }
    return false
  }

  /// Whether AppKit lays out a view or one around it by more than constraints.
  fileprivate func isArrangedByAppKit(_ view: ViewIndex) -> Bool {
    guard environment.platform == .macOS else { return false }
    return isInside(view) { self[$0].arrangement.isOfAppKit }
  }

  /// Whether a view is directly in one whose content AppKit lays out by more than constraints.
  fileprivate func isDirectlyArrangedByAppKit(_ view: ViewIndex) -> Bool {
    guard environment.platform == .macOS, let parent = self[view].parent else { return false }
    if case .box = self[parent].arrangement { return false }
    return self[parent].arrangement.isOfAppKit
  }

  /// Whether AppKit lays out a view, or one beside it that is ambiguous on the same axis and may be what makes it so.
  fileprivate func isBesideArranged(_ view: ViewIndex, _ axes: [Axis], _ ambiguous: [ViewIndex: [Axis]]) -> Bool {
    if isArrangedByAppKit(view) { return true }
    guard environment.platform == .macOS, let parent = self[view].parent else { return false }
    return children(of: parent).contains { sibling in
      ambiguous[sibling]?.contains(where: axes.contains) == true && isArrangedByAppKit(sibling)
    }
  }

  /// Whether a view is in a cell, which gets its size from a table or collection.
  fileprivate func isInCell(_ view: ViewIndex) -> Bool {
    isInside(view) { cell in
      if case .cell = self[cell].arrangement { return true }
      return [.collectionViewCell, .collectionReusableView].contains(self[cell].kind)
    }
  }

  /// Whether a view is in a stack view that shares out space in proportion to content on one of some axes. Xcode flags
  /// nothing in such stack views of views without content.
  fileprivate func isInProportionalStack(_ view: ViewIndex, _ axes: [Axis]) -> Bool {
    isInside(view) { stack in
      guard case .stack(let settings) = self[stack].arrangement else { return false }
      return settings.distribution == .fillProportionally && axes.contains(settings.axis)
    }
  }

  /// Whether the height of a view is open that is in a cell of a collection, which may take its height from its contents.
  fileprivate func isSizedByList(_ view: ViewIndex, _ axes: [Axis]) -> Bool {
    axes.contains(.vertical) && isInside(view) { self[$0].kind == .collectionViewCell }
  }

  /// Whether the document names no device although the canvas of Xcode 8 shows one: its roots have sizes, and its size
  /// classes hold, that it does not say.
  fileprivate var isOfUnknownDevice: Bool {
    environment.platform == .iOS && environment.device == nil && (.v8 ..< .v9).contains(environment.xcodeVersion)
  }

  /// Whether a view is in a scroll view that is misplaced, and moved by as much as that scrolls.
  fileprivate func isScrolledElsewhere(_ view: ViewIndex, _ layout: Layout) -> Bool {
    guard let parent = self[view].parent, case .scroll = self[parent].arrangement else { return false }
    return layout.views[parent.position].isMisplaced
  }

  private func isInside(_ view: ViewIndex, _ isWanted: (ViewIndex) -> Bool) -> Bool {
    var current: ViewIndex? = view
    while let inner = current {
      if isWanted(inner) { return true }
      current = self[inner].parent
    }
    return false
  }
}

extension Arrangement {
  /// Whether AppKit lays out what is in such a view by more than constraints.
  fileprivate var isOfAppKit: Bool {
    switch self {
    case .appKitStack, .grid, .split, .table, .clip, .scroll, .collection, .cell, .cellContent, .tabs, .box: true
    default: false
    }
  }
}

extension Situation {
  /// Whether frames are those of the screen that the document shows.
  fileprivate var showsStoredScreen: Bool { mode == .canvas && device == nil && size == nil }
}

extension LayoutEngine {
  /// How many misplaced views of a scene are examined; each takes time.
  private static let mostExamined = 50

  /// Notes what the results of a layout rest on.
  func noteDoubts(
    in layout: inout Layout, _ solved: SolvedScene, _ ambiguous: [ViewIndex: [Axis]], explainsFrames: Bool
  ) {
    // On another screen than the document's, every view is somewhere else than stored.
    let isStored = explainsFrames && solved.scene.environment.situation.showsStoredScreen
    let isMisplaced = isStored && layout.views.contains(where: \.isMisplaced)
    let hasConflicts = !solved.solution.conflicts.isEmpty
    guard !ambiguous.isEmpty || !layout.conflicts.isEmpty || isMisplaced else { return }
    let certain = ambiguous.isEmpty ? [:] : axesWithoutConstraints(solved, besidesTiesAmong: ambiguous.keys.sorted())
    let custom = axesSizedByCustomClasses(solved, among: ambiguous)
    let misplaced = zip(solved.scene.indices, layout.views).filter { $0.1.isMisplaced }.map(\.0)
    let finder =
      isMisplaced ? DoubtFinder(solved, solver, besides: Set(misplaced).union(ambiguous.keys)) : nil
    var examined = 0
    for (view, index) in zip(solved.scene.indices, layout.views.indices) {
      if let axes = ambiguous[view] {
        if certain[view] != axes { layout.views[index].doubts.insert(.equalPriorities) }
        if custom[view]?.isEmpty == false { layout.views[index].doubts.insert(.customClass) }
        if solved.scene.isInProportionalStack(view, axes) { layout.views[index].doubts.insert(.stackView) }
        // What decides an ambiguous frame also decides whether it is where it is stored.
        let isElsewhere = solved.scene.environment.platform == .macOS && layout.views[index].isMisplaced
        if hasConflicts || isElsewhere { layout.views[index].doubts.insert(.choice) }
        if solved.scene.isBesideArranged(view, axes, ambiguous) { layout.views[index].doubts.insert(.appKitContainer) }
        if solved.scene.isSizedByList(view, axes) || solved.scene.isOfUnknownDevice {
          layout.views[index].doubts.insert(.rootSize)
        }
      } else if let finder, layout.views[index].isMisplaced {
        examined += 1
        layout.views[index].doubts =
          examined > LayoutEngine.mostExamined ? [.manyFaults] : finder.doubts(aboutFrameOf: view)
        if solved.scene[view].isArranged, solved.scene[view].isHidden { layout.views[index].doubts.insert(.stackView) }
        if hasConflicts { layout.views[index].doubts.insert(.choice) }
        if solved.scene.isScrolledElsewhere(view, layout) { layout.views[index].doubts.insert(.storedFrame) }
        if solved.scene.isInCell(view) || solved.scene.isOfUnknownDevice {
          layout.views[index].doubts.insert(.rootSize)
        }
        if solved.scene.isArrangedByAppKit(view) { layout.views[index].doubts.insert(.appKitContainer) }
        let isKnown =
          !solved.scene.isDirectlyArrangedByAppKit(view) && !solved.scene.isOfUnknownDevice
          && !solved.scene.isScrolledElsewhere(view, layout)
        layout.views[index].outweighsDoubts =
          isKnown && !layout.views[index].doubts.contains(.customClass) && examined <= LayoutEngine.mostExamined
          && finder.outweighsDoubts(aboutFrameOf: view)
      }
    }
    guard !layout.conflicts.isEmpty else { return }
    let elsewhere = solved.scene.keepsSize ? nil : conflictsAtAnySize(solved)
    let rows = RowDoubts(solved)
    for index in layout.conflicts.indices {
      let conflict = layout.conflicts[index]
      var doubts = rows.doubts(about: conflict.origins)
      if conflict.amount < 1 { doubts.insert(.rounding) }
      if conflict.constraints.contains(where: { !solved.scene.partsDecidedByCode(of: $0).isEmpty }) {
        doubts.insert(.code)
      }
      if conflict.origins.contains(where: \.isFixedFrame) { doubts.insert(.storedFrame) }
      if let elsewhere, !elsewhere.contains(Set(conflict.origins)) { doubts.insert(.rootSize) }
      layout.conflicts[index].doubts = doubts
    }
  }

  /// Notes what the size of a resized root of AppKit rests on. Views that move with the root are as certain as that is.
  func noteDoubts(aboutRootOf layout: inout Layout, _ resized: SolvedScene, explainsFrames: Bool) {
    layout.views[0].doubts = [.rootSize]
    guard explainsFrames, resized.scene.environment.situation.showsStoredScreen else { return }
    let finder = DoubtFinder(resized, solver, besides: Set(resized.scene.indices))
    let isCertain = finder?.outweighsDoubts(aboutRootOf: resized.scene.rootSize) ?? false
    layout.views[0].outweighsDoubts = isCertain
    for index in layout.views.indices.dropFirst() {
      let isMovedByRoot = layout.views[index].doubts.contains(.rootSize)
      if isMovedByRoot || !isCertain { layout.views[index].outweighsDoubts = isCertain && isMovedByRoot }
    }
  }

  /// The axes on which ambiguous views are not once views of the app's classes have a size.
  private func axesSizedByCustomClasses(
    _ solved: SolvedScene, among ambiguous: [ViewIndex: [Axis]]
  ) -> [ViewIndex: [Axis]] {
    let views = ambiguous.filter { solved.isSizedByCustomClass($0.key, $0.value) }.keys.sorted()
    guard !views.isEmpty else { return [:] }
    let open = axesWithoutConstraints(solved, besidesTiesAmong: ambiguous.keys.sorted(), sized: views)
    return ambiguous.reduce(into: [:]) { result, entry in
      result[entry.key] = entry.value.filter { open[entry.key]?.contains($0) != true }
    }
  }

  /// What the conflicts come from that a scene has whatever the size of its root.
  private func conflictsAtAnySize(_ solved: SolvedScene) -> Set<Set<RowOrigin>> {
    let builder = solved.builder.withResizableRoot()
    let size = solved.scene.rootSize
    guard let solution = try? solver.solve(builder.system, width: size.width, height: size.height) else { return [] }
    let freed = SolvedScene(frames: solved.frames, builder: builder, solution: solution)
    return Set(solution.conflicts.map { Set(LayoutConflict($0, in: freed).origins) })
  }
}

extension SolvedScene {
  /// Whether a view has a class of the app and, as far as the document tells, no content on some of the axes.
  fileprivate func isSizedByCustomClass(_ view: ViewIndex, _ axes: [Axis]) -> Bool {
    scene[view].object.customClass != nil && axes.contains { builder.contents.extent(of: view, $0) == nil }
  }
}

extension RowOrigin {
  fileprivate var isFixedFrame: Bool {
    if case .fixedFrame = self { return true }
    return false
  }
}
