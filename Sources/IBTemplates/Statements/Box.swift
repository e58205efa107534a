import IBModel

/// Views in a column or a row, on top of each other, or placed by sides; boxes can be in boxes.
///
/// Everything means what it means in LayoutComposer. There views become subviews of their box; here they stay in place
/// unless the box moves them, and a box without a view is a hidden view behind them. Edges are left and right, in every
/// language.
public struct Box: Sendable {
  /// The arrangement of the items.
  public var arrangement: Arrangement
  /// Margins of items that do not have their own.
  public var defaultMargins: Margins
  /// The items of the box.
  public var items: [Item]
  /// Whether views from elsewhere become subviews of the box, or of the nearest view around a box without a view.
  public var movesViews = false

  /// An arrangement of items in a box.
  public enum Arrangement: Sendable, Hashable {
    case stack(Axis, align: Alignment, pack: Pack, spacing: KeepValue.Amount)
    /// Items placed by sides, independently of each other.
    case relative
    /// Items that fill the box.
    case fit
  }

  /// A position of items across the axis of their box.
  public enum Alignment: String, Sendable, CaseIterable { case start, end, center, stretch }

  /// A position of items along the axis of their box.
  public enum Pack: String, Sendable, CaseIterable { case start, end, center, fit }

  /// A horizontal place in a relative box.
  public enum HorizontalPosition: String, Sendable, CaseIterable { case left, center, right }

  /// A vertical place in a relative box.
  public enum VerticalPosition: String, Sendable, CaseIterable { case top, center, bottom }

  /// Distances at the four sides, in points; nil is the distance of the box, or 0.
  public struct Margins: Sendable, Hashable {
    /// The distance at the top.
    public var top: KeepValue.Amount?
    /// The distance at the left.
    public var left: KeepValue.Amount?
    /// The distance at the bottom.
    public var bottom: KeepValue.Amount?
    /// The distance at the right.
    public var right: KeepValue.Amount?

    /// Creates margins.
    public init(
      top: KeepValue.Amount? = nil, left: KeepValue.Amount? = nil, bottom: KeepValue.Amount? = nil,
      right: KeepValue.Amount? = nil
    ) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// A view, or a box without a view, in a box.
  public struct Item: Sendable {
    /// The view; nil makes a hidden view.
    public var view: LayoutName?
    /// The width.
    public var width: KeepValue.Amount?
    /// The height.
    public var height: KeepValue.Amount?
    /// The share of the space along the axis, relative to the shares of others.
    public var flex: Double?
    /// The position across the axis; nil for the one of the box.
    public var align: Alignment?
    /// The horizontal position in a relative box.
    public var horizontalPlace: HorizontalPosition?
    /// The vertical position in a relative box.
    public var verticalPlace: VerticalPosition?
    /// The margins.
    public var margins: Margins
    /// The box in it.
    public var box: Box?
    /// The place in the sheet.
    public var range: Range<Int>?

    /// Creates an item.
    public init(_ view: LayoutName?, box: Box? = nil, range: Range<Int>? = nil) {
      (self.view, self.box, self.range) = (view, box, range)
      margins = Margins()
    }
  }

  /// Creates a box.
  public init(_ arrangement: Arrangement, defaultMargins: Margins = Margins(), _ items: [Item]) {
    (self.arrangement, self.defaultMargins, self.items) = (arrangement, defaultMargins, items)
  }
}
