import IBModel

/// A difference between two pictures of a scene about one object.
struct ComparisonMark: Equatable {
  /// A change of the object, with its rectangles.
  enum Kind: Equatable {
    /// It is at another place in its superview, or has another size.
    case moved(from: Rect, to: Rect)
    /// It looks different at the same place.
    case changed(Rect)
    case added(Rect)
    case removed(Rect)
  }

  var id: ObjectID
  var kind: Kind

  /// The limit below which differences are not marked, in points.
  fileprivate static let tolerance = Picture.visibleDistance

  /// Marks the outermost objects first. Objects that only move along are not marked again.
  static func marks(from before: PictureObjects, to after: PictureObjects) -> [ComparisonMark] {
    let removed = before.ids.filter { id in
      after.boxes[id] == nil && before.ancestors(of: id).dropFirst().allSatisfy { after.boxes[$0] != nil }
    }
    let marks = removed.compactMap { id in before.boxes[id].map { ComparisonMark(id: id, kind: .removed($0)) } }
    return marks + united(after.ids.compactMap { mark(of: $0, before, after) }, after)
  }

  /// Unites neighbors that moved together, such as the rows below a new one.
  private static func united(_ marks: [ComparisonMark], _ objects: PictureObjects) -> [ComparisonMark] {
    var result: [ComparisonMark] = []
    for mark in marks {
      let parent = objects.parent(of: mark.id)
      if case .moved(let from, let to) = mark.kind, from.isMoved(to),
        let index = result.lastIndex(where: { other in
          guard case .moved(let first, let second) = other.kind, first.isMoved(second),
            objects.parent(of: other.id) == parent
          else { return false }
          return abs(first.x - second.x - from.x + to.x) <= tolerance
            && abs(first.y - second.y - from.y + to.y) <= tolerance && first.inset(-1).overlaps(from)
        }), case .moved(let first, let second) = result[index].kind
      {
        result[index].kind = .moved(from: first.union(from), to: second.union(to))
      } else {
        result.append(mark)
      }
    }
    return result
  }

  private static func mark(
    of id: ObjectID, _ before: PictureObjects, _ after: PictureObjects
  ) -> ComparisonMark? {
    guard let new = after.boxes[id] else { return nil }
    guard let old = before.boxes[id] else {
      let isOutermost = after.ancestors(of: id).dropFirst().allSatisfy { before.boxes[$0] != nil }
      return isOutermost ? ComparisonMark(id: id, kind: .added(new)) : nil
    }
    let carrier = after.ancestors(of: id).dropFirst().first { before.boxes[$0] != nil }
    let carried = carrier.flatMap { id in after.boxes[id].flatMap { new in before.boxes[id].map { (new, $0) } } }
    let (dx, dy) = carried.map { ($0.0.x - $0.1.x, $0.0.y - $0.1.y) } ?? (0, 0)
    let differences = [new.x - old.x - dx, new.y - old.y - dy, new.width - old.width, new.height - old.height]
    if differences.contains(where: { abs($0) > tolerance }) {
      return ComparisonMark(id: id, kind: .moved(from: old, to: new))
    }
    return before.contents(of: id).looksLike(after.contents(of: id)) ? nil : ComparisonMark(id: id, kind: .changed(new))
  }
}

extension Rect {
  fileprivate func isMoved(_ other: Rect) -> Bool {
    abs(width - other.width) <= ComparisonMark.tolerance && abs(height - other.height) <= ComparisonMark.tolerance
  }
}
