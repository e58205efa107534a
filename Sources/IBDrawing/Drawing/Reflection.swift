import IBLayout
import IBModel

// Looks draw for a language that is read from left to right. For others the drawing is reflected: shapes as a whole,
// text and images only in their places.

extension Canvas {
  func reflected(in width: Double) -> [PictureContent] { contents.map { $0.reflected(in: width) } }
}

extension PictureContent {
  fileprivate func reflected(in width: Double) -> PictureContent {
    switch self {
    case .shape(let outline, let fill, let stroke):
      return .shape(outline.reflected(in: width), fill: fill, stroke: stroke)
    case .text(var line):
      line.x = width - line.x - line.width
      return .text(line)
    case .image(var image):
      image.frame = image.frame.reflected(in: width)
      return .image(image)
    case .group(var node):
      node.contents = node.contents.map { $0.reflected(in: node.frame.width) }
      node.clip = node.clip?.reflected(in: node.frame.width)
      node.frame = node.frame.reflected(in: width)
      return .group(node)
    }
  }
}

extension Outline {
  fileprivate func reflected(in width: Double) -> Outline {
    placed({ $0.reflected(in: width) }, { Point(width - $0.x, $0.y) })
  }

  /// The same form elsewhere: its rectangle, or its points.
  func placed(_ rect: (Rect) -> Rect, _ point: (Point) -> Point) -> Outline {
    switch self {
    case .rectangle(let frame, let radius): .rectangle(rect(frame), radius: radius)
    case .ellipse(let frame): .ellipse(rect(frame))
    case .path(let steps): .path(steps.map { $0.placed(point) })
    }
  }
}

extension PathStep {
  func placed(_ place: (Point) -> Point) -> PathStep {
    switch self {
    case .move(let point): .move(place(point))
    case .line(let point): .line(place(point))
    case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
    case .close: .close
    }
  }

  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension Rect {
  func reflected(in width: Double) -> Rect {
    Rect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}

extension TextAlignment {
  /// In a drawing that is reflected later, left is at the right.
  var reflected: TextAlignment {
    switch self {
    case .left: .right
    case .right: .left
    case .natural, .center, .justified: self
    }
  }
}
