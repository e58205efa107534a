import IBModel

/// A scene as a list of things to draw. Everything that shows or compares pictures works on it.
///
/// Equal scenes, frames and settings give equal pictures.
public struct Picture: Sendable, Equatable {
  /// In points; nothing outside of it is visible.
  public var size: Size
  /// What to draw, from back to front.
  public var nodes: [PictureNode]
  /// What is not drawn as it will look.
  public var notes: [PictureNote]
  /// How many views have an appearance of their own.
  public var drawnCount: Int

  /// A picture of nodes.
  public init(size: Size, nodes: [PictureNode] = [], notes: [PictureNote] = [], drawnCount: Int = 0) {
    self.size = size
    self.nodes = nodes
    self.notes = notes
    self.drawnCount = drawnCount
  }
}

/// A group of a picture: what one object of the document shows, or a part of it.
public struct PictureNode: Sendable, Equatable {
  /// The id of the object; nil for what no object of the document is, such as a status bar.
  public var id: ObjectID?
  /// In the coordinates of the node around it, in points; what is inside begins at its top left corner.
  public var frame: Rect
  /// What is visible of it; nil is everything.
  public var clip: Outline?
  /// How it is turned and scaled about its center.
  public var transform: PictureTransform
  /// From 0 to 1, of everything in it as one.
  public var opacity: Double
  /// What to draw, from back to front, in its own coordinates.
  public var contents: [PictureContent]

  /// A group at a frame.
  public init(
    id: ObjectID? = nil, frame: Rect, clip: Outline? = nil, transform: PictureTransform = PictureTransform(),
    opacity: Double = 1, contents: [PictureContent] = []
  ) {
    self.id = id
    self.frame = frame
    self.clip = clip
    self.transform = transform
    self.opacity = opacity
    self.contents = contents
  }
}

/// How a node is turned and scaled about its center.
public struct PictureTransform: Sendable, Hashable {
  /// Horizontal scale.
  public var scaleX = 1.0
  /// Vertical scale.
  public var scaleY = 1.0
  /// Clockwise, in radians.
  public var rotation = 0.0

  /// Nothing is changed unless it is set.
  public init(scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
  }

  /// Whether nothing is changed.
  public var isIdentity: Bool { self == PictureTransform() }
}

/// A thing to draw.
public enum PictureContent: Sendable, Equatable {
  /// A shape with what is inside of it and its line.
  case shape(Outline, fill: PictureColor?, stroke: Stroke?)
  /// A line of text.
  case text(TextLine)
  /// An image.
  case image(PictureImage)
  /// A group with its own coordinates.
  indirect case group(PictureNode)
}

/// The form of a shape, in points.
public enum Outline: Sendable, Equatable {
  /// A rectangle; the radius is that of its corners.
  case rectangle(Rect, radius: Double = 0)
  /// The ellipse in a rectangle.
  case ellipse(Rect)
  /// Lines and curves.
  case path([PathStep])
}

/// A point, in points.
public struct Point: Sendable, Hashable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A step of a path.
public enum PathStep: Sendable, Hashable {
  /// Begins somewhere else.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A cubic curve with its two control points and its end.
  case curve(Point, Point, Point)
  /// Back to where the part began.
  case close
}

/// The line of a shape.
public struct Stroke: Sendable, Equatable {
  /// Its color.
  public var color: PictureColor
  /// In points.
  public var width: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dashes: [Double]
  /// Whether it has round ends and corners.
  public var isRound: Bool

  /// A line.
  public init(_ color: PictureColor, width: Double = 1, dashes: [Double] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}

/// A color in sRGB.
public struct PictureColor: Sendable, Hashable {
  /// From 0 to 255.
  public var red: UInt8
  /// From 0 to 255.
  public var green: UInt8
  /// From 0 to 255.
  public var blue: UInt8
  /// From 0 to 1.
  public var alpha: Double

  /// A color.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// White.
  public static let white = PictureColor(255, 255, 255)
  /// Black.
  public static let black = PictureColor(0, 0, 0)
  /// Nothing visible.
  public static let clear = PictureColor(0, 0, 0, 0)

  /// The same color, more transparent by a factor.
  public func faded(_ factor: Double) -> PictureColor {
    var copy = self
    copy.alpha *= factor
    return copy
  }
}

/// Text on one line, in one font and color.
public struct TextLine: Sendable, Equatable {
  /// The characters.
  public var text: String
  /// The left end of the baseline, in points.
  public var x: Double
  /// The baseline, in points.
  public var baseline: Double
  /// How wide it is set, in points.
  public var width: Double
  /// The size of the font, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: GlyphWeight
  /// Whether it is slanted.
  public var isItalic: Bool
  /// Its color.
  public var color: PictureColor

  /// A line of text.
  public init(
    _ text: String, x: Double, baseline: Double, width: Double, size: Double, weight: GlyphWeight = .regular,
    isItalic: Bool = false, color: PictureColor
  ) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
  }
}

/// An image of the project.
public struct PictureImage: Sendable, Equatable {
  /// Where it is, in points.
  public var frame: Rect
  /// The file.
  public var file: ImageFile

  /// An image at a frame.
  public init(frame: Rect, file: ImageFile) {
    self.frame = frame
    self.file = file
  }
}
