/// What a result rests on that is not certain to be as in Xcode.
public enum Doubt: String, Sendable, CaseIterable {
  /// The size of content, which is measured or was stored by Xcode.
  case contentSize = "content-size"
  /// Which of several contents of equal priority yields.
  case equalPriorities = "equal-priorities"
  /// A line of text in a view.
  case baseline
  /// The parts of the screen that bars and sensors leave free.
  case safeArea = "safe-area"
  /// The margins of a view.
  case margins
  /// A symbol, whose edges are not those of its view.
  case symbol
  /// A control whose edges are not those of its view.
  case control
  /// A stored frame that only the canvas keeps.
  case storedFrame = "stored-frame"
  /// Other values are possible.
  case choice
  /// That so many views are misplaced that the causes are not examined one by one.
  case manyFaults = "many-faults"
  /// A difference of less than a point.
  case rounding
  /// How a stack view shares out space.
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

/// How sure a result is.
public enum Confidence: String, Sendable, CaseIterable {
  /// It follows from constraints alone.
  case certain
  /// It rests on something that is not certain; `Doubt` says on what.
  case likely
}

extension Set<Doubt> {
  /// Whether a result with these doubts is certain.
  package var confidence: Confidence { isEmpty ? .certain : .likely }

  /// In the order of the cases.
  package var inOrder: [Doubt] { Doubt.allCases.filter(contains) }
}
