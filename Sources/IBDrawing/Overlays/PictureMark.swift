import IBModel

/// A mark on a picture: a result about an object. Marks contain everything that drawing them requires.
public struct PictureMark: Sendable, Equatable {
  /// The meaning of a mark.
  public enum Kind: Sendable, Hashable {
    /// A view that other marks are about.
    case involved
    /// A constraint; one that is not required is dashed.
    case constraint(isRequired: Bool)
    /// One of several constraints that conflict.
    case conflicting
    /// A view for which other frames are possible, too.
    case ambiguous
    /// The stored frame of a misplaced view.
    case storedFrame
    /// The frame that constraints require for a misplaced view.
    case requiredFrame
    /// A view that a template lays out.
    case participant(isVisible: Bool)
    /// A finding of a rule.
    case finding(Weight)
    /// A view that reacts to touches.
    case touchTarget(isLargeEnough: Bool)
  }

  /// The severity of a finding.
  public enum Weight: Sendable, Hashable { case error, warning, information }

  /// The shape of a mark, in the coordinates of the root view, in points, y down.
  public enum Shape: Sendable, Hashable {
    /// The place at which the object of the mark is drawn, or a rectangle if it is not drawn.
    case object(orElse: Rect)
    /// A rectangle.
    case rectangle(Rect)
    /// A distance between two points, which differ in one coordinate.
    case distance(Point, Point)
    /// A line that edges or centers share.
    case line(Point, Point)
    /// A point.
    case point(Point)
  }

  /// The id of the object: a view or a constraint.
  public var id: ObjectID
  /// The meaning of the mark.
  public var kind: Kind
  /// The shape of the mark.
  public var shape: Shape
  /// The view with which the place is scrolled; nil for the object itself.
  public var view: ObjectID?
  /// The text at the mark.
  public var text: String
  /// The number of the mark, which the legend repeats.
  public var number: Int?

  /// Creates a mark on an object.
  public init(
    _ id: ObjectID, _ kind: Kind, _ shape: Shape, in view: ObjectID? = nil, text: String = "", number: Int? = nil
  ) {
    (self.id, self.kind, self.shape, self.view, self.text, self.number) = (id, kind, shape, view, text, number)
  }
}

extension PictureMark.Shape {
  func scrolled(by shift: Point) -> PictureMark.Shape {
    let point = { (point: Point) in Point(point.x + shift.x, point.y + shift.y) }
    return switch self {
    case .object(let rect): .object(orElse: rect.moved(shift.x, shift.y))
    case .rectangle(let rect): .rectangle(rect.moved(shift.x, shift.y))
    case .distance(let start, let end): .distance(point(start), point(end))
    case .line(let start, let end): .line(point(start), point(end))
    case .point(let place): .point(point(place))
    }
  }
}
