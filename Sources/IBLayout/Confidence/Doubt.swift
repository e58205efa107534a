/// The reasons why a result may differ from Xcode's.
public enum Doubt: String, Sendable, CaseIterable {
  /// The size of content, measured or stored by Xcode.
  case contentSize = "content-size"
  /// The choice between several contents of equal priority.
  case equalPriorities = "equal-priorities"
  /// A line of text in a view.
  case baseline
  /// The parts of the screen that bars and sensors leave free.
  case safeArea = "safe-area"
  /// The margins of a view.
  case margins
  /// A symbol, whose edges differ from the edges of its view.
  case symbol
  /// A control whose edges differ from the edges of its view.
  case control
  /// A stored frame that only the canvas keeps.
  case storedFrame = "stored-frame"
  /// The possibility of other values.
  case choice
  /// Too many misplaced views to examine their causes one by one.
  case manyFaults = "many-faults"
  /// A difference of less than a point.
  case rounding
  /// The way a stack view shares out space.
  case stack = "stack-view"
  /// A stack, grid, split or other view of AppKit that lays out its content by more than constraints.
  case appKitContainer = "appkit-container"
  /// The stored size of a view that gets its size elsewhere when the app runs, or of the cell around a view.
  case rootSize = "root-size"
  /// The size of a view of a custom class, which may have content.
  case customClass = "custom-class"
  /// The size of a related view of a custom class, which may be the cause.
  case relatedClass = "related-class"
  /// A constraint that code changes.
  case code
}

/// The certainty of a result.
public enum Confidence: String, Sendable, CaseIterable {
  /// The result follows from constraints alone.
  case certain
  /// The result rests on something uncertain, named by a `Doubt`.
  case likely
}

extension Set<Doubt> {
  package var confidence: Confidence { isEmpty ? .certain : .likely }

  package var inOrder: [Doubt] { Doubt.allCases.filter(contains) }
}
