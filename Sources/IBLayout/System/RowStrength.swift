import IBSolver

/// Priorities of the rows that no document writes, from the strongest to the weakest.
///
/// Priorities in documents are between 1 and 1000, by default 250 for content hugging and 750 for compression
/// resistance. The rows here must be above or below these, and some above others, as their comments explain. Only the
/// order matters.
enum RowStrength {
  static let required = LinearSystem.required
  /// A hidden view in a stack view has no size. A constraint that gives it one does not conflict with that, so the row
  /// is just below required.
  static let hiddenView = required - 0.5
  /// Views share a stack view in proportion to their content. Shares cannot all be exact where sizes are rounded or
  /// limited: each further view yields to the ones before it.
  static func proportion(_ position: Int) -> Double { required - 1 - Double(position) }
  /// The middle area of an AppKit stack view is in its middle, unless the areas beside it take the room.
  static let middleArea = required - 1
  /// The content of a table cell has the cell's height, unless its content resists with 750.
  static let cellHeight = 749.0
  /// On the canvas it is no lower than the cell unless it must be: constraints of 999 that give self-sizing rows a
  /// height yield to the height of the row.
  static let leastCellHeight = required - 0.5
  /// A window keeps its size, `NSLayoutPriorityWindowSizeStayPut` in AppKit: stronger than hugging, weaker than
  /// compression resistance.
  static let windowSize = 500.0
  /// Arranged views of AppKit are aligned, or of equal size, unless something stronger prevents it, like the hugging of
  /// a control.
  static let alignment = 500.0
  /// An arranged view keeps its size against constraints of 250 if neither content nor subviews determine it, as in 15
  /// documents of 3 projects.
  static let openArrangedSize = 250.5
  /// The strongest hugging of an AppKit stack view that does not stretch its views across the axis, as of a view.
  static let weakHugging = 250.0
  /// A view without content in an AppKit stack view keeps its size against the hugging of the stack, which Xcode writes
  /// as 249.99998…, but not against the hugging of content.
  static let unsquashed = 249.99999
  /// The strongest hugging by which an AppKit stack view stretches a view across the axis: weaker than a content's.
  static let stretching = unsquashed
  /// Rows and columns of a grid view are no larger than their content; weaker than the hugging of the content itself.
  static let gridHugging = 240.0
  /// The middles of views are at equal distances; UIKit's logs show 149.
  static let equalCentering = 149.0
  /// An arranged view keeps its size: weaker than hugging, stronger than the rows of its stack view below.
  static let arrangedSize = 60.0
  /// Contents of equal priority yield in a strict order for the first thousands of them; weaker than any hugging.
  static func tiedContent(_ position: Int) -> Double { max(arrangedSize - Double(position) / 1000, emptyStack + 1) }
  /// A stack view that shows none of its views has no extent; UIKit's logs show 51.
  static let emptyStack = 51.0
  /// A stack view is no larger than its views; UIKit's logs show 49.
  static let stackFit = 49.0
  /// A stack view without views keeps the height it was dropped with, if its own stack view leaves it one.
  static let newStackHeight = 26.0
  /// An arranged view is small across the axis if nothing gives it an extent; UIKit's logs show 25.
  static let smallArranged = 25.0
  /// A hidden view that has left its AppKit stack view is in the corner: above the stored frame, below everything a
  /// document can write that matters.
  static let detached = 2.5
  /// A view keeps its stored position. Stronger than the size: Xcode moves no view to keep a size.
  static let storedPosition = 2.0
  /// A view without content is as large as its AppKit stack view: stronger than its stored size.
  static let filling = 1.5
  /// A view keeps its stored size.
  static let storedSize = 1.0
  /// Scrolled content is as large as the scroll view: stronger than positions that were never chosen.
  static let scrolledSize = 0.9
  /// A view stored at the origin may never have been placed.
  static let storedOrigin = 0.75
  /// A view without a stored frame is as large as a new one.
  static let newSize = 0.5
  /// Another layout of ambiguous views differs in quantities that nothing else determines.
  static let otherLayout = 0.25
}
