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
    switch self {
    case .rectangle(let rect, let radius): .rectangle(rect.reflected(in: width), radius: radius)
    case .ellipse(let rect): .ellipse(rect.reflected(in: width))
    case .path(let steps): .path(steps.map { $0.reflected(in: width) })
    }
  }
}

extension PathStep {
  fileprivate func reflected(in width: Double) -> PathStep {
    switch self {
    case .move(let point): .move(point.reflected(in: width))
    case .line(let point): .line(point.reflected(in: width))
    case .curve(let first, let second, let end):
      .curve(first.reflected(in: width), second.reflected(in: width), end.reflected(in: width))
    case .close: .close
    }
  }
}

extension Point {
  fileprivate func reflected(in width: Double) -> Point { Point(width - x, y) }
}

extension Rect {
  func reflected(in width: Double) -> Rect {
    var copy = self
    copy.x = width - x - self.width
    return copy
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
