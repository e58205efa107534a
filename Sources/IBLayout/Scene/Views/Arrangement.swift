import IBModel

/// How a view arranges its subviews, with the settings of its kind.
package enum Arrangement: Sendable {
  /// By constraints and autoresizing masks alone.
  case none
  /// A stack view of UIKit.
  case stack(StackSettings)
  /// A stack view of AppKit.
  indirect case appKitStack(AppKitStackSettings)
  /// A grid view of AppKit.
  indirect case grid(GridSettings)
  /// A scroll view, whose subviews it scrolls in UIKit.
  case scroll
  /// The view of an AppKit scroll view that shows the document view.
  case clip
  /// A table, which gives its rows their frames.
  case table(TableSettings)
  /// A collection, which gives its items their frames.
  case collection
  /// A cell of a UIKit table.
  case cell(CellSettings)
  /// The content view of a cell of a UIKit table.
  case cellContent
  /// A box of AppKit.
  case box(BoxSettings)
  /// A tab view of AppKit.
  case tabs(TabSettings)
  /// A split view of AppKit.
  case split
  /// A view that draws an effect behind its content view.
  case effect
}

// MARK: Stacks

/// A stack view of UIKit.
package struct StackSettings: Sendable, Hashable {
  /// How views are placed across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// How views share the room along the axis.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The distance between views.
  package enum Spacing: Sendable, Hashable {
    /// The system's own.
    case standard
    /// In points.
    case points(Double)
  }

  /// The direction of the row of views.
  package var axis: Axis
  /// Across the axis.
  package var alignment: Alignment
  /// Along the axis.
  package var distribution: Distribution
  /// Between views.
  package var spacing: Spacing
  /// Whether the spacing is measured between baselines.
  package var isBaselineRelative: Bool
  /// Whether the stack keeps its layout margins free.
  package var keepsMargins: Bool
}

/// A stack view of AppKit.
package struct AppKitStackSettings: Sendable, Hashable {
  /// How views are placed across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case leading, left, top, trailing, right, bottom, centerX, centerY, width, height
    case baseline, firstBaseline, lastBaseline
  }

  /// How views share the room along the axis.
  package enum Distribution: String, Sendable, CaseIterable {
    case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The direction of the row of views.
  package var axis: Axis
  /// Across the axis.
  package var alignment: Alignment
  /// Along the axis.
  package var distribution: Distribution
  /// Between views, in points.
  package var spacing: Double
  /// What the stack keeps free around its views, in points.
  package var insets: Insets
  /// How strongly the stack keeps to the size of its views, 1 to 1000.
  package var hugging: PerAxis<Double>
  /// Whether hidden views leave the stack.
  package var detachesHiddenViews: Bool
  /// Distances after subviews by their position; nil is the stack's own spacing.
  package var customSpacing: [Double?]
}

// MARK: Grids

/// A grid view of AppKit.
package struct GridSettings: Sendable, Hashable {
  /// How a view is placed in its row or column.
  package enum Placement: String, Sendable, CaseIterable {
    case unplaced = "none", inherited, leading, top, center, trailing, bottom, fill
  }

  /// How the views of a row are aligned.
  package enum RowAlignment: String, Sendable, CaseIterable { case none, firstBaseline, lastBaseline, inherited }

  /// A row or a column.
  package struct Line: Sendable, Hashable {
    /// How its views are placed; nil is as the grid says.
    package var placement: Placement?
    /// How views of the row are aligned; nil is as the grid says.
    package var alignment: RowAlignment?
    /// The extent in points; nil when the line is as large as what it holds.
    package var extent: Double?
    /// What stays free before the line, in points.
    package var paddingBefore: Double
    /// What stays free after the line, in points.
    package var paddingAfter: Double
  }

  /// A place that shows a view.
  package struct Cell: Sendable, Hashable {
    /// The view shown.
    package var content: ViewIndex
    /// The column and the row it begins in.
    package var first: PerAxis<Int?>
    /// The column and the row it ends in; others than the first for merged cells.
    package var last: PerAxis<Int?>
    /// How the view is placed; nil is as its line says.
    package var placement: PerAxis<Placement?>
  }

  /// Columns, then rows.
  package var lines: PerAxis<[Line]>
  /// Between columns and between rows, in points; nil is the standard distance.
  package var spacing: PerAxis<Double?>
  /// How views are placed where neither their cell nor their line says it.
  package var placement: PerAxis<Placement?>
  /// How the views of rows are aligned that do not say it.
  package var rowAlignment: RowAlignment
  /// The cells that show a view.
  package var cells: [Cell]
}

// MARK: Tables and containers

/// A table.
package struct TableSettings: Sendable, Hashable {
  /// The height of its rows, in points; nil when it is not written.
  package var rowHeight: Double?
  /// Whether its rows are those of the document, not prototypes.
  package var isStatic: Bool
  /// Whether its rows are in groups with a margin around them.
  package var isInsetGrouped: Bool
  /// Whether it is an outline, whose rows can have rows.
  package var isOutline: Bool
}

/// A cell of a UIKit table.
package struct CellSettings: Sendable, Hashable {
  /// The height of its row, in points; nil when it is not written.
  package var rowHeight: Double?
  /// Whether it is in a built-in style and places its labels and its image itself.
  package var placesContents: Bool
}

/// A box of AppKit.
package struct BoxSettings: Sendable, Hashable {
  /// What a box looks like.
  package enum Style: String, Sendable, CaseIterable { case primary, secondary, separator, oldStyle, custom }

  /// What it looks like.
  package var style: Style
  /// Whether it has a title.
  package var hasTitle: Bool
}

/// A tab view of AppKit.
package struct TabSettings: Sendable, Hashable {
  /// Where the tabs are, and what is drawn around the pages.
  package enum Style: String, Sendable, CaseIterable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }

  /// Where the tabs are, and what is drawn around the pages.
  package var style: Style
  /// The page in front; nil when the tab view has none.
  package var front: ViewIndex?
}
