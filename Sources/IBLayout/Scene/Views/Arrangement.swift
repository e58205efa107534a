import IBModel

/// A way in which a view arranges its subviews, with the settings of its kind.
package enum Arrangement: Sendable {
  case none
  case stack(StackSettings)
  indirect case appKitStack(AppKitStackSettings)
  indirect case grid(GridSettings)
  /// A scroll view, whose subviews it scrolls in UIKit.
  case scroll
  /// The view of an AppKit scroll view that shows the document view.
  case clip
  case table(TableSettings)
  case collection
  case cell(CellSettings)
  case cellContent
  case box(BoxSettings)
  case tabs(TabSettings)
  case split
  /// A view that draws an effect behind its content view.
  case effect
}

/// A stack view of UIKit.
package struct StackSettings: Sendable, Hashable {
  /// The placements across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// The distributions of space along the axis.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The distance between views.
  package enum Spacing: Sendable, Hashable {
    case standard
    case points(Double)
  }

  package var axis: Axis
  package var alignment: Alignment
  package var distribution: Distribution
  package var spacing: Spacing
  /// Whether the spacing is measured between baselines.
  package var isBaselineRelative: Bool
  package var keepsMargins: Bool
}

/// A stack view of AppKit.
package struct AppKitStackSettings: Sendable, Hashable {
  /// The placements across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case leading, left, top, trailing, right, bottom, centerX, centerY, width, height
    case baseline, firstBaseline, lastBaseline
  }

  /// The distributions of space along the axis.
  package enum Distribution: String, Sendable, CaseIterable {
    case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  package var axis: Axis
  package var alignment: Alignment
  package var distribution: Distribution
  package var spacing: Double
  package var insets: Insets
  /// The priority, from 1 to 1000, at which the stack keeps to the size of its views.
  package var hugging: PerAxis<Double>
  package var detachesHiddenViews: Bool
  /// Distances after subviews by their position; nil for the stack's own spacing.
  package var customSpacing: [Double?]
}

/// A grid view of AppKit.
package struct GridSettings: Sendable, Hashable {
  /// The placements of a view in its row or column.
  package enum Placement: String, Sendable, CaseIterable {
    case unplaced = "none", inherited, leading, top, center, trailing, bottom, fill
  }

  /// The alignments of the views of a row.
  package enum RowAlignment: String, Sendable, CaseIterable { case none, firstBaseline, lastBaseline, inherited }

  /// A row or a column.
  package struct Line: Sendable, Hashable {
    /// Nil for the placement of the grid.
    package var placement: Placement?
    /// Nil for the alignment of the grid.
    package var alignment: RowAlignment?
    /// In points; nil when the line is as large as its content.
    package var extent: Double?
    package var paddingBefore: Double
    package var paddingAfter: Double
  }

  /// A cell that shows a view.
  package struct Cell: Sendable, Hashable {
    package var content: ViewIndex
    package var first: PerAxis<Int?>
    /// The column and the row it ends in; others than the first for merged cells.
    package var last: PerAxis<Int?>
    /// Nil for the placement of its line.
    package var placement: PerAxis<Placement?>
  }

  /// Columns, then rows.
  package var lines: PerAxis<[Line]>
  /// The distances between columns and between rows, in points; nil for the standard distance.
  package var spacing: PerAxis<Double?>
  /// The placement of views for which neither their cell nor their line has one.
  package var placement: PerAxis<Placement?>
  /// The alignment of rows without their own.
  package var rowAlignment: RowAlignment
  package var cells: [Cell]
}

package struct TableSettings: Sendable, Hashable {
  package var rowHeight: Double?
  /// Whether its rows are in the document, not prototypes.
  package var isStatic: Bool
  package var isInsetGrouped: Bool
}

/// A cell of a UIKit table.
package struct CellSettings: Sendable, Hashable {
  package var rowHeight: Double?
  /// Whether it is in a built-in style and places its labels and its image itself.
  package var placesContents: Bool
}

/// A box of AppKit.
package struct BoxSettings: Sendable, Hashable {
  package enum Style: String, Sendable, CaseIterable { case primary, secondary, separator, oldStyle, custom }

  package var style: Style
  package var hasTitle: Bool
}

/// A tab view of AppKit.
package struct TabSettings: Sendable, Hashable {
  /// The places of the tabs, and the borders of the pages.
  package enum Style: String, Sendable, CaseIterable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }

  package var style: Style
  package var front: ViewIndex?
}
