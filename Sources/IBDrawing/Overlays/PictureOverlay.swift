import IBModel

/// Marks on a picture that explain one thing about it, with a legend.
public struct PictureOverlay: Sendable, Equatable {
  /// The subject that the marks explain.
  public enum Kind: String, Sendable, CaseIterable {
    case constraints, conflicts, ambiguity, misplaced, templates, findings
    case touchTargets = "touch-targets"
  }

  /// A line of the legend.
  public struct Entry: Sendable, Equatable {
    /// The number of the mark that it is about; nil for a heading.
    public var number: Int?
    /// The text of the line.
    public var text: String

    /// Creates a line of the legend.
    public init(_ number: Int?, _ text: String) {
      self.number = number
      self.text = text
    }
  }

  /// The subject that the marks explain.
  public var kind: Kind
  /// The marks, from back to front.
  public var marks: [PictureMark]
  /// The legend below the picture.
  public var legend: [Entry]

  /// Creates an overlay of marks with a legend.
  public init(_ kind: Kind, _ marks: [PictureMark], legend: [Entry] = []) {
    (self.kind, self.marks, self.legend) = (kind, marks, legend)
  }

  /// The most by which a picture grows on each side, in points: marks farther away are cut off.
  private static let mostGrowth = 1000.0

  /// The growth of a picture on a side, in points.
  /// - Parameter distance: The distance of marks outside of it; not positive when they are inside.
  fileprivate static func growth(by distance: Double) -> Double {
    distance > 0 ? min(mostGrowth, (distance + 8).rounded(.up)) : 0
  }
}

extension Picture {
  /// Returns the picture with the marks of an overlay. It is larger if marks are outside of the screen.
  public func showing(_ overlay: PictureOverlay, _ scheme: ColorScheme = .light) -> Picture {
    let style = overlay.kind.style
    var marks = MarkCanvas(on: self, scheme)
    for mark in overlay.marks { marks.draw(mark, with: style) }
    var result = self
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if style.wash > 0 {
      var wash = Canvas()
      wash.fill(whole, scheme.paper.faded(style.wash))
      result.nodes.append(PictureNode(frame: whole, contents: wash.contents))
    }
    result.nodes += marks.nodes
    result.grow(to: marks.bounds, scheme)
    result.add(overlay.legend, color: style.color, scheme)
    return result
  }

  /// Returns the marks of an overlay alone, without background and legend, to be shown above the picture.
  /// - Returns: Marks that are as large as the picture, and their distances outside of it, in points.
  public func layer(of overlay: PictureOverlay) -> (marks: Picture, overhang: Insets) {
    var marks = MarkCanvas(on: self, .light)
    for mark in overlay.marks { marks.draw(mark, with: overlay.kind.style) }
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let layer = Picture(size: size, nodes: [PictureNode(frame: whole, contents: marks.contents)])
    return (layer, overhang(of: marks.bounds))
  }

  private func overhang(of bounds: Rect) -> Insets {
    Insets(
      top: PictureOverlay.growth(by: -bounds.y), left: PictureOverlay.growth(by: -bounds.x),
      bottom: PictureOverlay.growth(by: bounds.maxY - size.height),
      right: PictureOverlay.growth(by: bounds.maxX - size.width))
  }

  private mutating func grow(to bounds: Rect, _ scheme: ColorScheme) {
    let overhang = overhang(of: bounds)
    guard overhang != Insets() else { return }
    for index in nodes.indices {
      nodes[index].frame.x += overhang.left
      nodes[index].frame.y += overhang.top
    }
    size = Size(
      width: size.width + overhang.left + overhang.right, height: size.height + overhang.top + overhang.bottom)
    putBehind(scheme.desk)
  }

  mutating func putBehind(_ color: RGBColor) {
    var canvas = Canvas()
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    canvas.fill(whole, color)
    nodes.insert(PictureNode(frame: whole, contents: canvas.contents), at: 0)
  }
}

extension ColorScheme {
  /// The color of the wash over a scene that is less important than its marks.
  var paper: RGBColor { self == .light ? .white : .black }
  /// The color of the background of pictures.
  var desk: RGBColor { self == .light ? RGBColor(238, 238, 241) : RGBColor(36, 36, 39) }
  var ink: RGBColor { self == .light ? RGBColor(40, 40, 46) : RGBColor(232, 232, 236) }
  var paleInk: RGBColor { self == .light ? RGBColor(100, 100, 108) : RGBColor(165, 165, 172) }
}
