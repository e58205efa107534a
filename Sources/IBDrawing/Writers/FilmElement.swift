import IBModel

/// An element of SVG with every attribute that a film may change, so that it has the same ones at every time.
struct FilmElement {
  var name: String
  var attributes: [(name: String, value: String)]
  /// What never changes, as text.
  var fixed = ""
}

extension PictureContent {
  /// The content as one element; groups and text are written otherwise.
  var filmElement: FilmElement {
    switch self {
    case .shape(let outline, let fill, let stroke):
      var element = outline.filmElement
      if let fill { element.attributes += fill.filmAttributes("fill") } else { element.fixed += " fill=\"none\"" }
      if let stroke {
        element.attributes += stroke.color.filmAttributes("stroke") + [("stroke-width", stroke.width.svg)]
        if !stroke.dashes.isEmpty {
          element.fixed += " stroke-dasharray=\"\(stroke.dashes.map(\.svg).joined(separator: " "))\""
        }
        if stroke.isRound { element.fixed += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
      }
      return element
    case .image(let image):
      let data = "data:image/\(image.file.format.rawValue);base64,\(image.file.bytes.base64)"
      return FilmElement(
        name: "image", attributes: image.frame.filmAttributes, fixed: " preserveAspectRatio=\"none\" href=\"\(data)\"")
    case .text, .group: return FilmElement(name: "g", attributes: [])
    }
  }
}

extension Outline {
  fileprivate var filmElement: FilmElement {
    switch self {
    case .rectangle(let rect, let radius):
      return FilmElement(name: "rect", attributes: rect.filmAttributes + [("rx", radius.svg)])
    case .ellipse(let rect):
      let (radiusX, radiusY) = (rect.width / 2, rect.height / 2)
      let center = [("cx", (rect.x + radiusX).svg), ("cy", (rect.y + radiusY).svg)]
      return FilmElement(name: "ellipse", attributes: center + [("rx", radiusX.svg), ("ry", radiusY.svg)])
    case .path(let steps):
      return FilmElement(name: "path", attributes: [("d", steps.map(\.svg).joined())])
    }
  }
}

extension Rect {
  fileprivate var filmAttributes: [(name: String, value: String)] {
    [("x", x.svg), ("y", y.svg), ("width", width.svg), ("height", height.svg)]
  }
}

extension PictureColor {
  fileprivate func filmAttributes(_ name: String) -> [(name: String, value: String)] {
    [(name, hex), ("\(name)-opacity", alpha.svg)]
  }
}
