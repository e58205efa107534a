import IBModel

/// A scene as a list of things to draw, on which everything that shows or compares pictures works.
///
/// Equal scenes, frames and settings give equal pictures.
public struct Picture: Sendable, Equatable {
  /// The size in points; nothing outside of it is visible.
  public var size: Size
  /// The nodes to draw, from back to front.
  public var nodes: [PictureNode]
  /// The objects that are not drawn as they will look.
  public var notes: [PictureNote]
  /// The number of views with a look of their own.
  public var drawnCount: Int

  /// Creates a picture of nodes.
  public init(size: Size, nodes: [PictureNode] = [], notes: [PictureNote] = [], drawnCount: Int = 0) {
    (self.size, self.nodes, self.notes, self.drawnCount) = (size, nodes, notes, drawnCount)
  }
}

/// A group of a picture: the drawing of one object of the document, or a part of it.
public struct PictureNode: Sendable, Equatable {
  /// The id of the object; nil for parts that are no object of the document, such as a status bar.
  public var id: ObjectID?
  /// The frame in the coordinates of the node around it, in points; the origin of the contents is its top left corner.
  public var frame: Rect
  /// The visible part; nil for everything.
  public var clip: Outline?
  /// The rotation and scale about the center.
  public var transform: PictureTransform
  /// The opacity of the node as a whole, from 0 to 1.
  public var opacity: Double
  /// The contents to draw, from back to front, in the node's own coordinates.
  public var contents: [PictureContent]

  /// Creates a group at a frame.
  public init(
    id: ObjectID? = nil, frame: Rect, clip: Outline? = nil, transform: PictureTransform = PictureTransform(),
    opacity: Double = 1, contents: [PictureContent] = []
  ) {
    (self.id, self.frame, self.clip, self.transform, self.opacity) = (id, frame, clip, transform, opacity)
    self.contents = contents
  }
}

/// The rotation and scale of a node about its center.
public struct PictureTransform: Sendable, Hashable {
  /// Horizontal scale.
  public var scaleX = 1.0
  /// Vertical scale.
  public var scaleY = 1.0
  /// The clockwise rotation, in radians.
  public var rotation = 0.0

  /// Creates a transform, by default the identity.
  public init(scaleX: Double = 1, scaleY: Double = 1, rotation: Double = 0) {
    (self.scaleX, self.scaleY, self.rotation) = (scaleX, scaleY, rotation)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == PictureTransform() }
}

/// A thing to draw.
public enum PictureContent: Sendable, Equatable {
  /// A shape with its fill and its line.
  case shape(Outline, fill: RGBColor?, stroke: Stroke?)
  /// A line of text.
  case text(TextLine)
  /// An image.
  case image(PictureImage)
  /// A group with its own coordinates.
  indirect case group(PictureNode)
}

/// The form of a shape, in points.
public enum Outline: Sendable, Equatable {
  /// A rectangle, and the radius of its corners.
  case rectangle(Rect, radius: Double = 0)
  /// The ellipse in a rectangle.
  case ellipse(Rect)
  /// Lines and curves.
  case path([PathStep])
}

/// A point, in points.
public struct Point: Sendable, Hashable {
  /// The distance to the right.
  public var x: Double
  /// The distance downwards.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A step of a path.
public enum PathStep: Sendable, Hashable {
  /// A move to another point.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A cubic curve with its two control points and its end.
  case curve(Point, Point, Point)
  /// A line back to the start of the part.
  case close
}

/// The line of a shape.
public struct Stroke: Sendable, Equatable {
  /// The color of the line.
  public var color: RGBColor
  /// The width in points.
  public var width: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  public var dashes: [Double]
  /// Whether it has round ends and corners.
  public var isRound: Bool

  /// Creates a line.
  public init(_ color: RGBColor, width: Double = 1, dashes: [Double] = [], isRound: Bool = false) {
    (self.color, self.width, self.dashes, self.isRound) = (color, width, dashes, isRound)
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
  /// The width at which it is set, in points.
  public var width: Double
  /// The size of the font, in points.
  public var size: Double
  /// The weight of the font.
  public var weight: GlyphWeight
  /// Whether it is slanted.
  public var isItalic: Bool
  /// Whether its first character is the rightmost one.
  public var isRightToLeft: Bool
  /// Its color.
  public var color: RGBColor

  /// Creates a line of text.
  public init(
    _ text: String, x: Double, baseline: Double, width: Double, size: Double, weight: GlyphWeight = .regular,
    isItalic: Bool = false, isRightToLeft: Bool = false, color: RGBColor
  ) {
    (self.text, self.x, self.baseline, self.width, self.size, self.weight) = (text, x, baseline, width, size, weight)
    (self.isItalic, self.isRightToLeft, self.color) = (isItalic, isRightToLeft, color)
  }
}

/// An image of the project.
public struct PictureImage: Sendable, Equatable {
  /// The frame in points.
  public var frame: Rect
  /// The file.
  public var file: ImageFile
  /// The color of its opaque parts; nil for its own colors.
  public var tint: RGBColor?

  /// Creates an image at a frame.
  public init(frame: Rect, file: ImageFile, tint: RGBColor? = nil) {
    (self.frame, self.file, self.tint) = (frame, file, tint)
  }
}
