import IBModel

/// Views in a column or a row, on top of each other, or placed by sides; boxes can be in boxes.
///
/// The meanings are those of LayoutComposer. It makes views subviews of their box; here they stay where they are unless
/// the box moves them, and a box without a view of its own is a hidden view behind them. Edges are left and right, in every language.
public struct Box: Sendable {
  /// How the box arranges its items.
  public var arrangement: Arrangement
  /// Margins of items that do not have their own.
  public var defaultMargins: Margins
  /// What is in the box.
  public var items: [Item]
  /// Whether views that are elsewhere become subviews of the box, or of the nearest view around a box without a view.
  public var movesViews = false

  /// How a box arranges its items.
  public enum Arrangement: Sendable, Hashable {
    /// In a column or a row.
    case stack(Axis, align: Alignment, pack: Pack, spacing: KeepValue.Amount)
    /// Each by itself, by sides.
    case relative
    /// Each fills the box.
    case fit
  }

  /// Where items are across the axis of their box.
  public enum Alignment: String, Sendable, CaseIterable { case start, end, center, stretch }

  /// Where items are along the axis of their box.
  public enum Pack: String, Sendable, CaseIterable { case start, end, center, fit }

  /// A horizontal place in a relative box.
  public enum HorizontalPlace: String, Sendable, CaseIterable { case left, center, right }

  /// A vertical place in a relative box.
  public enum VerticalPlace: String, Sendable, CaseIterable { case top, center, bottom }

  /// Distances at the four sides, in points; nil is that of the box, or 0.
  public struct Margins: Sendable, Hashable {
    /// At the top.
    public var top: KeepValue.Amount?
    /// At the left.
    public var left: KeepValue.Amount?
    /// At the bottom.
    public var bottom: KeepValue.Amount?
    /// At the right.
    public var right: KeepValue.Amount?

    /// Margins.
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
    /// Its width.
    public var width: KeepValue.Amount?
    /// Its height.
    public var height: KeepValue.Amount?
    /// Its share of the room along the axis, compared with the shares of others.
    public var flex: Double?
    /// Where it is across the axis, unless as the box says.
    public var align: Alignment?
    /// Where it is in a relative box.
    public var horizontalPlace: HorizontalPlace?
    /// Where it is in a relative box.
    public var verticalPlace: VerticalPlace?
    /// Its margins.
    public var margins: Margins
    /// What is in it.
    public var box: Box?
    /// Where it is written.
    public var range: Range<Int>?

    /// An item.
    public init(_ view: LayoutName?, box: Box? = nil, range: Range<Int>? = nil) {
      self.view = view
      self.box = box
      self.range = range
      margins = Margins()
    }
  }

  /// A box.
  public init(_ arrangement: Arrangement, defaultMargins: Margins = Margins(), _ items: [Item]) {
    self.arrangement = arrangement
    self.defaultMargins = defaultMargins
    self.items = items
  }
}
