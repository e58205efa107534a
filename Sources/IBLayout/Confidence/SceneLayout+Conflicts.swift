import IBModel
import IBSolver

extension SceneLayout {
  /// The constraints that conflict by amounts that count.
  ///
  /// Not counted: conflicts of less than a point on estimated numbers or stored frames, which are rounded; of less than
  /// a pixel with stored content; and with the height of a row that the table adapts to its content when the app runs.
  var countedConflicts: [LayoutConflict] {
    let all = solution.conflicts.filter { !$0.rows.contains(where: isOpenRow) }.map { LayoutConflict($0, in: builder) }
    guard all.contains(where: \.isSmall) else { return all }
    let rows = RowDoubts(self)
    return all.filter { conflict in
      !conflict.isSmall
        || !restsOnRoundedNumbers(conflict) && rows.doubts(about: conflict.origins).isDisjoint(with: estimates)
    }
  }

  private func restsOnRoundedNumbers(_ conflict: LayoutConflict) -> Bool {
    let isLessThanPixel = conflict.amount < 1 / scene.environment.scale - 0.001
    return conflict.origins.contains { origin in
      switch origin {
      case .fixedFrame: true
      case .contentSize: isLessThanPixel
      default: false
      }
    }
  }

  /// Whether a row of the system is the stored height of a table's prototype without a height of its own.
  private func isOpenRow(_ row: Int) -> Bool {
    guard case .fixedFrame(let object) = builder.origins[row], let content = scene.index(of: object),
      isAbout(row, builder.unknowns(content, .vertical).size),
      case .cellContent = scene[content].arrangement, let cell = scene[content].parent,
      let list = scene[cell].parent, case .table(let table) = scene[list].arrangement, let height = table.rowHeight
    else { return false }
    return !table.isStatic && height < 0
  }

  private func isAbout(_ row: Int, _ variable: LinearSystem.Variable) -> Bool {
    builder.system.terms(of: builder.system.rows[row]).contains { $0.variable == variable }
  }

  /// The numbers that Xcode does not store. Content is not one where its size is the stored one.
  private var estimates: Set<Doubt> {
    let always: Set<Doubt> = [.baseline, .safeArea, .margins, .symbol, .control]
    return scene.environment.contentSource == .measured ? always.union([.contentSize]) : always
  }

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

extension LayoutConflict {
  fileprivate var isSmall: Bool { amount < 0.999 }
}
