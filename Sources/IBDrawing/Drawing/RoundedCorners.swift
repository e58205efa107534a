import IBModel

/// Corners of a rectangle.
struct RoundedCorners: OptionSet {
  let rawValue: Int

  static let topLeft = RoundedCorners(rawValue: 1)
  static let topRight = RoundedCorners(rawValue: 2)
  static let bottomRight = RoundedCorners(rawValue: 4)
  static let bottomLeft = RoundedCorners(rawValue: 8)

  static let top: RoundedCorners = [.topLeft, .topRight]
  static let bottom: RoundedCorners = [.bottomLeft, .bottomRight]
  static let left: RoundedCorners = [.topLeft, .bottomLeft]
  static let right: RoundedCorners = [.topRight, .bottomRight]
}

extension Outline {
  /// The distance of the control points of a quarter of a circle from its ends, as a part of the radius.
  private static let arc = 0.5523

  static func rectangle(_ rect: Rect, _ corners: RoundedCorners, radius: Double) -> Outline {
    let radius = rect.limited(radius)
    let turns: [(corner: RoundedCorners, at: Point, from: Point, to: Point)] = [
      (.topLeft, Point(rect.x, rect.y), Point(0, 1), Point(1, 0)),
      (.topRight, Point(rect.maxX, rect.y), Point(-1, 0), Point(0, 1)),
      (.bottomRight, Point(rect.maxX, rect.maxY), Point(0, -1), Point(-1, 0)),
      (.bottomLeft, Point(rect.x, rect.maxY), Point(1, 0), Point(0, -1)),
    ]
    var steps: [PathStep] = []
    for turn in turns {
      let size = corners.contains(turn.corner) ? radius : 0
      let point = { (direction: Point, distance: Double) in
        Point(turn.at.x + direction.x * distance, turn.at.y + direction.y * distance)
      }
      steps.append(steps.isEmpty ? .move(point(turn.from, size)) : .line(point(turn.from, size)))
      guard size > 0 else { continue }
      let rest = size * (1 - arc)
      steps.append(.curve(point(turn.from, rest), point(turn.to, rest), point(turn.to, size)))
    }
    return .path(steps + [.close])
  }
}
