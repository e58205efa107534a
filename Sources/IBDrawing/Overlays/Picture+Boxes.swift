import CPlatform
import IBModel

extension Picture {
  /// The rectangles around the objects of the picture, as they are drawn: rotated and scaled.
  var boxes: [ObjectID: Rect] {
    var result: [ObjectID: Rect] = [:]
    for node in nodes { node.collectBoxes(in: CoordinateSystem(), &result) }
    return result
  }

  /// The distances of objects from their places in the layout, because a view around them is scrolled.
  var shifts: [ObjectID: Point] {
    var result: [ObjectID: Point] = [:]
    for node in nodes where node.id != nil { node.collectShifts(Point(0, 0), &result) }
    return result
  }
}

/// The place of a node's coordinates in the picture.
private struct CoordinateSystem {
  var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  var (x, y) = (0.0, 0.0)

  func point(_ px: Double, _ py: Double) -> Point { Point(a * px + c * py + x, b * px + d * py + y) }

  func moved(_ dx: Double, _ dy: Double) -> CoordinateSystem {
    var copy = self
    let origin = point(dx, dy)
    (copy.x, copy.y) = (origin.x, origin.y)
    return copy
  }

  func transformed(_ transform: PictureTransform) -> CoordinateSystem {
    let (cosine, sine) = (platform_cosine(transform.rotation), platform_sine(transform.rotation))
    var copy = self
    (copy.a, copy.b) = (
      (a * cosine + c * sine) * transform.scaleX, (b * cosine + d * sine) * transform.scaleX
    )
    (copy.c, copy.d) = (
      (c * cosine - a * sine) * transform.scaleY, (d * cosine - b * sine) * transform.scaleY
    )
    return copy
  }

  func box(_ width: Double, _ height: Double) -> Rect {
    let corners = [point(0, 0), point(width, 0), point(0, height), point(width, height)]
    return corners.dropFirst().reduce(Rect(around: corners[0], corners[0])) { $0.union(Rect(around: $1, $1)) }
  }
}

extension PictureNode {
  fileprivate func collectBoxes(in outer: CoordinateSystem, _ boxes: inout [ObjectID: Rect]) {
    var inner = outer.moved(frame.x, frame.y)
    if !transform.isIdentity {
      let (x, y) = (frame.width / 2, frame.height / 2)
      inner = inner.moved(x, y).transformed(transform).moved(-x, -y)
    }
    if let id, boxes[id] == nil { boxes[id] = inner.box(frame.width, frame.height) }
    for case .group(let node) in contents { node.collectBoxes(in: inner, &boxes) }
  }

  /// A group that is not an object contains scrolled content.
  fileprivate func collectShifts(_ shift: Point, _ shifts: inout [ObjectID: Point]) {
    let inner = id == nil ? Point(shift.x + frame.x, shift.y + frame.y) : shift
    if let id, inner != Point(0, 0), shifts[id] == nil { shifts[id] = inner }
    for case .group(let node) in contents { node.collectShifts(inner, &shifts) }
  }
}
