import IBModel

/// Something that can be between two of its kind. At 0 it is exactly the first one, at 1 exactly the second one.
protocol Blendable {
  func blended(with other: Self, _ part: Double) -> Self
}

extension Double: Blendable {
  func blended(with other: Double, _ part: Double) -> Double {
    if part == 0 || self == other { return self }
    return part == 1 ? other : self + (other - self) * part
  }

  /// For extents, which a spring must not make negative.
  fileprivate func extent(_ other: Double, _ part: Double) -> Double { Swift.max(0, blended(with: other, part)) }
}

extension Rect: Blendable {
  func blended(with other: Rect, _ part: Double) -> Rect {
    Rect(
      x: x.blended(with: other.x, part), y: y.blended(with: other.y, part),
      width: part == 0 ? width : part == 1 ? other.width : width.extent(other.width, part),
      height: part == 0 ? height : part == 1 ? other.height : height.extent(other.height, part))
  }
}

extension Point: Blendable {
  func blended(with other: Point, _ part: Double) -> Point {
    Point(x.blended(with: other.x, part), y.blended(with: other.y, part))
  }
}

extension PictureColor: Blendable {
  func blended(with other: PictureColor, _ part: Double) -> PictureColor {
    let level = { (one: UInt8, other: UInt8) in
      UInt8(min(max(Double(one).blended(with: Double(other), part).rounded(), 0), 255))
    }
    return PictureColor(
      level(red, other.red), level(green, other.green), level(blue, other.blue),
      min(max(alpha.blended(with: other.alpha, part), 0), 1))
  }
}

extension PathStep: Blendable {
  func blended(with other: PathStep, _ part: Double) -> PathStep {
    switch (self, other) {
    case (.move(let start), .move(let end)): .move(start.blended(with: end, part))
    case (.line(let start), .line(let end)): .line(start.blended(with: end, part))
    case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
      .curve(a.blended(with: d, part), b.blended(with: e, part), c.blended(with: f, part))
    default: part < 0.5 ? self : other
    }
  }
}

extension Outline: Blendable {
  func blended(with other: Outline, _ part: Double) -> Outline {
    switch (self, other) {
    case (.rectangle(let start, let radius), .rectangle(let end, let endRadius)):
      .rectangle(start.blended(with: end, part), radius: radius.extent(endRadius, part))
    case (.ellipse(let start), .ellipse(let end)): .ellipse(start.blended(with: end, part))
    case (.path(let start), .path(let end)) where start.count == end.count:
      .path(zip(start, end).map { $0.blended(with: $1, part) })
    default: part < 0.5 ? self : other
    }
  }
}

extension Stroke: Blendable {
  func blended(with other: Stroke, _ part: Double) -> Stroke {
    Stroke(
      color.blended(with: other.color, part), width: width.extent(other.width, part),
      dashes: part < 0.5 ? dashes : other.dashes, isRound: part < 0.5 ? isRound : other.isRound)
  }
}

extension TextLine: Blendable {
  func blended(with other: TextLine, _ part: Double) -> TextLine {
    var line = part < 0.5 ? self : other
    line.x = x.blended(with: other.x, part)
    line.baseline = baseline.blended(with: other.baseline, part)
    line.width = width.extent(other.width, part)
    line.size = size.extent(other.size, part)
    line.color = color.blended(with: other.color, part)
    return line
  }
}

extension PictureTransform: Blendable {
  func blended(with other: PictureTransform, _ part: Double) -> PictureTransform {
    PictureTransform(
      scaleX: scaleX.blended(with: other.scaleX, part), scaleY: scaleY.blended(with: other.scaleY, part),
      rotation: rotation.blended(with: other.rotation, part))
  }
}

extension PictureNode: Blendable {
  /// The group itself; the contents are those of the nearer one.
  func blended(with other: PictureNode, _ part: Double) -> PictureNode {
    var node = part < 0.5 ? self : other
    node.frame = frame.blended(with: other.frame, part)
    node.transform = transform.blended(with: other.transform, part)
    node.opacity = min(max(opacity.blended(with: other.opacity, part), 0), 1)
    if let start = clip, let end = other.clip { node.clip = start.blended(with: end, part) }
    return node
  }
}

extension PictureContent: Blendable {
  func blended(with other: PictureContent, _ part: Double) -> PictureContent {
    switch (self, other) {
    case (.shape(let outline, let fill, let stroke), .shape(let end, let endFill, let endStroke)):
      .shape(
        outline.blended(with: end, part), fill: fill.blended(with: endFill, part),
        stroke: stroke.blended(with: endStroke, part))
    case (.text(let start), .text(let end)): .text(start.blended(with: end, part))
    case (.image(let start), .image(let end)):
      .image(PictureImage(frame: start.frame.blended(with: end.frame, part), file: start.file))
    case (.group(let start), .group(let end)): .group(start.blended(with: end, part))
    default: part < 0.5 ? self : other
    }
  }
}

extension Optional where Wrapped: Blendable {
  fileprivate func blended(with other: Wrapped?, _ part: Double) -> Wrapped? {
    guard let self, let other else { return part < 0.5 ? self : other }
    return self.blended(with: other, part)
  }
}
