import IBModel

extension ResolvedScene {
  /// Whether the scene is a table cell at the top level, which has no table around it.
  ///
  /// Source: in 10 documents of 7 projects Xcode flags none of 47 views that share the room of such a cell with views
  /// of the same priority; two others are flagged.
  var isRowByItself: Bool { self[.root].kind == .tableViewCell && environment.follows(.rowsFitContents) }

  /// Whether a view is the content of a table cell at the top level whose own constraints contradict the height of the
  /// row, which Xcode flags as ambiguous.
  ///
  /// Source: flags of public documents since Xcode 12. Of 21 such contents 19 are flagged, of 228 others one. The
  /// height counts only if required constraints of the content and of the views directly in it determine it.
  func contradictsRow(_ view: ViewIndex) -> Bool { rowContradiction(view) != nil }

  /// The height of a top-level cell's content by its constraints, and the different one of the row; nil for other
  /// views.
  func rowContradiction(_ view: ViewIndex) -> (required: Double, row: Double)? {
    guard self[view].kind == .tableViewCellContentView, self[view].parent == .root, case .reusable = rootKind,
      let height = self[view].storedFrame?.height, environment.follows(.fixedRowsAmbiguous),
      let required = requiredHeight(ofContent: view)
    else { return nil }
    return abs(required - height) > 0.5 ? (required, height) : nil
  }

  private func requiredHeight(ofContent view: ViewIndex) -> Double? {
    var distances = Distances()
    for child in children(of: view) {
      guard let height = ownExtent(of: child, .vertical) else { continue }
      let middle = Line(view: child, edge: .centerY)
      distances.add(from: Line(view: child, edge: .top), to: middle, height / 2)
      distances.add(from: middle, to: Line(view: child, edge: .bottom), height / 2)
    }
    for constraint in constraints(heldBy: view) where constraint.isFixedDistance {
      guard let second = constraint.second.flatMap({ line($0, in: view) }), let first = line(constraint.first, in: view)
      else { continue }
      distances.add(from: second, to: first, constraint.constant)
    }
    return distances.sum(from: Line(view: view, edge: .top), to: Line(view: view, edge: .bottom))
  }

  private func line(_ anchor: ResolvedAnchor, in view: ViewIndex) -> Line? {
    guard case .view(let item) = anchor.item, item == view || self[item].parent == view,
      anchor.attribute == .top || anchor.attribute == .bottom || item != view && anchor.attribute == .centerY
    else { return nil }
    return Line(view: item, edge: anchor.attribute)
  }
}

private struct Line: Hashable {
  var view: ViewIndex
  var edge: LayoutAttribute
}

private struct Distances {
  private var neighbors: [Line: [(line: Line, distance: Double)]] = [:]

  mutating func add(from start: Line, to end: Line, _ distance: Double) {
    neighbors[start, default: []].append((end, distance))
    neighbors[end, default: []].append((start, -distance))
  }

  /// The distance along any path between two lines; nil without a path.
  func sum(from start: Line, to end: Line) -> Double? {
    var reached = [start: 0.0]
    var open = [start]
    while let line = open.popLast(), let position = reached[line] {
      if line == end { return position }
      for next in neighbors[line] ?? [] where reached[next.line] == nil {
        reached[next.line] = position + next.distance
        open.append(next.line)
      }
    }
    return nil
  }
}

extension ResolvedConstraint {
  fileprivate var isFixedDistance: Bool { relation == .equal && priority == 1000 && multiplier == 1 }
}
