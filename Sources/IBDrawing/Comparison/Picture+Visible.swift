import IBModel

extension Picture {
  /// Whether two pictures look the same: at less than a point of difference, regardless of the ids of objects and of
  /// groups.
  func looksLike(_ other: Picture) -> Bool {
    size == other.size && visibleContents.looksLike(other.visibleContents)
  }

  /// The contents without groups that change nothing.
  private var visibleContents: [PictureContent] { nodes.flatMap { $0.visibleContents(at: Point(0, 0)) } }

  /// The limit below which differences come from measuring text again, in points.
  static let visibleDistance = 0.75
}

extension PictureNode {
  fileprivate func visibleContents(at origin: Point) -> [PictureContent] {
    let inside = Point(origin.x + frame.x, origin.y + frame.y)
    if transform.isIdentity, opacity == 1, clip == nil { return contents.flatMap { $0.visibleContents(at: inside) } }
    let inner = contents.flatMap { $0.visibleContents(at: Point(0, 0)) }
    if inner.isEmpty || opacity == 0 { return [] }
    var copy = self
    (copy.id, copy.contents) = (nil, inner)
    (copy.frame.x, copy.frame.y) = (inside.x, inside.y)
    return [.group(copy)]
  }

  /// The contents of the object itself, without the objects in it.
  var ownContents: [PictureContent] {
    contents.withoutObjects.flatMap { $0.visibleContents(at: Point(0, 0)) }
  }
}

extension [PictureContent] {
  fileprivate var withoutObjects: [PictureContent] {
    compactMap { content in
      guard case .group(var node) = content else { return content }
      if node.id != nil { return nil }
      node.contents = node.contents.withoutObjects
      return .group(node)
    }
  }

  func looksLike(_ other: [PictureContent]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.looksLike($1) }
  }
}

extension PictureContent {
  fileprivate func visibleContents(at origin: Point) -> [PictureContent] {
    switch self {
    case .shape(let outline, let fill, let stroke):
      let fill = fill.flatMap { $0.alpha > 0 ? $0 : nil }
      let stroke = stroke.flatMap { $0.color.alpha > 0 && $0.width > 0 ? $0 : nil }
      if fill == nil, stroke == nil { return [] }
      let (x, y) = (origin.x, origin.y)
      let moved = outline.placed({ $0.moved(x, y) }, { Point($0.x + x, $0.y + y) })
      return [.shape(moved, fill: fill, stroke: stroke)]
    case .text(var line):
      (line.x, line.baseline) = (line.x + origin.x, line.baseline + origin.y)
      return [.text(line)]
    case .image(var image):
      image.frame = image.frame.moved(origin.x, origin.y)
      return [.image(image)]
    case .group(let node): return node.visibleContents(at: origin)
    }
  }

  fileprivate func looksLike(_ other: PictureContent) -> Bool {
    switch (self, other) {
    case (.shape(let outline, let fill, let stroke), .shape(let second, let otherFill, let otherStroke)):
      return fill == otherFill && stroke == otherStroke && outline.looksLike(second)
    case (.text(let line), .text(var second)):
      guard line.x.isClose(to: second.x), line.baseline.isClose(to: second.baseline),
        line.width.isClose(to: second.width)
      else { return false }
      (second.x, second.baseline, second.width) = (line.x, line.baseline, line.width)
      return line == second
    case (.image(let image), .image(let second)):
      return image.file == second.file && image.tint == second.tint && image.frame.looksLike(second.frame)
    case (.group(let node), .group(let second)):
      let areClipped = node.clip.map { clip in second.clip.map(clip.looksLike) ?? false } ?? (second.clip == nil)
      return areClipped && node.frame.looksLike(second.frame) && node.transform == second.transform
        && node.opacity == second.opacity && node.contents.looksLike(second.contents)
    default: return false
    }
  }
}

extension Outline {
  fileprivate func looksLike(_ other: Outline) -> Bool {
    switch (self, other) {
    case (.rectangle(let rect, let radius), .rectangle(let second, let otherRadius)):
      return rect.looksLike(second) && radius.isClose(to: otherRadius)
    case (.ellipse(let rect), .ellipse(let second)): return rect.looksLike(second)
    case (.path(let steps), .path(let others)):
      return steps.count == others.count && zip(steps, others).allSatisfy { $0.looksLike($1) }
    default: return false
    }
  }
}

extension PathStep {
  fileprivate func looksLike(_ other: PathStep) -> Bool {
    placed { _ in Point(0, 0) } == other.placed { _ in Point(0, 0) }
      && zip(points, other.points).allSatisfy { $0.isClose(to: $1) }
  }
}

extension Point {
  fileprivate func isClose(to other: Point) -> Bool { x.isClose(to: other.x) && y.isClose(to: other.y) }
}

extension Rect {
  fileprivate func looksLike(_ other: Rect) -> Bool {
    x.isClose(to: other.x) && y.isClose(to: other.y) && width.isClose(to: other.width)
      && height.isClose(to: other.height)
  }
}

extension Double {
  fileprivate func isClose(to other: Double) -> Bool { abs(self - other) <= Picture.visibleDistance }
}
