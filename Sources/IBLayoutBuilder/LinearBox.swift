import IBModel
import IBTemplates

/// A column of views.
public typealias VBox = LinearBox<VerticalDirection>

/// A row of views.
public typealias HBox = LinearBox<HorizontalDirection>

/// A row or column of views in a view.
public struct LinearBox<Direction: BoxDirection>: LayoutStatement {
  private let statement: BoxStatement

  /// Creates a row or column in a view.
  public init(
    in container: LayoutName, align: Box.Alignment = .stretch, pack: Box.Pack = .start, spacing: Double = 0,
    margins: Box.Margins = Box.Margins(), @BoxBuilder _ items: () -> [Box.Item]
  ) {
    statement = BoxStatement(
      in: container,
      Box(
        .stack(Direction.axis, align: align, pack: pack, spacing: .number(spacing)), defaultMargins: margins, items()))
  }

  /// No place: the statement is written in Swift.
  public var range: Range<Int>? { nil }

  /// Adds the constraints of the box.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) { try statement.add(to: &context) }
}

/// A direction in which views follow each other.
public protocol BoxDirection: Sendable {
  /// The axis.
  static var axis: Axis { get }
}

/// The direction from top to bottom.
public enum VerticalDirection: BoxDirection {
  /// The vertical axis.
  public static var axis: Axis { .vertical }
}

/// The direction from left to right.
public enum HorizontalDirection: BoxDirection {
  /// The horizontal axis.
  public static var axis: Axis { .horizontal }
}
