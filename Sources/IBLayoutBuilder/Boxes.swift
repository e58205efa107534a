import IBModel
import IBTemplates

/// Collects the items of a box.
@resultBuilder
public enum BoxBuilder {
  /// Items one after the other.
  public static func buildBlock(_ items: Box.Item...) -> [Box.Item] { items }
}

/// A column of views.
public struct VBox: LayoutStatement {
  private let statement: BoxStatement

  /// A column of views in a view.
  public init(
    in container: LayoutName, align: Box.Alignment = .stretch, pack: Box.Pack = .start, spacing: Double = 0,
    margins: Box.Margins = Box.Margins(), @BoxBuilder _ items: () -> [Box.Item]
  ) {
    statement = BoxStatement(
      in: container, .column(align: align, pack: pack, spacing: spacing, margins: margins, items))
  }

  /// None: it is written in Swift.
  public var range: Range<Int>? { nil }

  /// Adds the constraints of the box.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) { try statement.add(to: &context) }
}

/// A row of views.
public struct HBox: LayoutStatement {
  private let statement: BoxStatement

  /// A row of views in a view.
  public init(
    in container: LayoutName, align: Box.Alignment = .stretch, pack: Box.Pack = .start, spacing: Double = 0,
    margins: Box.Margins = Box.Margins(), @BoxBuilder _ items: () -> [Box.Item]
  ) {
    statement = BoxStatement(
      in: container, .row(align: align, pack: pack, spacing: spacing, margins: margins, items))
  }

  /// None: it is written in Swift.
  public var range: Range<Int>? { nil }

  /// Adds the constraints of the box.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) { try statement.add(to: &context) }
}

extension Box {
  /// A column of views, for an item.
  public static func column(
    align: Alignment = .stretch, pack: Pack = .start, spacing: Double = 0, margins: Margins = Margins(),
    @BoxBuilder _ items: () -> [Item]
  ) -> Box {
    Box(.stack(.vertical, align: align, pack: pack, spacing: .number(spacing)), defaultMargins: margins, items())
  }

  /// A row of views, for an item.
  public static func row(
    align: Alignment = .stretch, pack: Pack = .start, spacing: Double = 0, margins: Margins = Margins(),
    @BoxBuilder _ items: () -> [Item]
  ) -> Box {
    Box(.stack(.horizontal, align: align, pack: pack, spacing: .number(spacing)), defaultMargins: margins, items())
  }

  /// Views that are each placed by sides.
  public static func relative(margins: Margins = Margins(), @BoxBuilder _ items: () -> [Item]) -> Box {
    Box(.relative, defaultMargins: margins, items())
  }

  /// Views that each fill the box.
  public static func fit(margins: Margins = Margins(), @BoxBuilder _ items: () -> [Item]) -> Box {
    Box(.fit, defaultMargins: margins, items())
  }
}

/// A view in a box.
public typealias Item = Box.Item

extension Box.Item {
  /// A view in a box; without a name, a hidden view for a box inside.
  public init(
    _ view: LayoutName? = nil, width: Double? = nil, height: Double? = nil, flex: Double? = nil,
    align: Box.Alignment? = nil, halign: Box.HorizontalPlace? = nil, valign: Box.VerticalPlace? = nil,
    margins: Box.Margins = Box.Margins(), box: Box? = nil
  ) {
    self.init(view, box: box, range: nil)
    self.width = width.map { .number($0) }
    self.height = height.map { .number($0) }
    self.flex = flex
    self.align = align
    horizontalPlace = halign
    verticalPlace = valign
    self.margins = margins
  }
}
