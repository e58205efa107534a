import IBModel

/// The frame and the faults of one view.
public struct ViewLayout: Sendable {
  /// The view.
  public var view: Object
  /// In the superview's coordinates and rounded to pixels, as `<rect key="frame">` stores it. A root of AppKit that its
  /// contents resize has the size they require.
  public var frame: Rect
  /// The axes on which other frames would satisfy the constraints as well; with ``LayoutEngine/Options/faults``.
  public var ambiguousAxes: [Axis] = []
  /// The axes on which constraints do not determine the scrolled content; with ``LayoutEngine/Options/gaps``.
  public var openContentAxes: [Axis] = []
  /// Whether the stored frame is off by more than a point; with ``LayoutEngine/Options/faults``.
  public var isMisplaced = false
  /// The doubts about ambiguity or misplacement. Those of misplaced views are known with
  /// ``LayoutEngine/Options/causes``.
  public var doubts: Set<Doubt> = []
  /// Whether no values within the doubts explain the result.
  public var outweighsDoubts = false
  /// The certainty that the view is ambiguous or misplaced.
  public var confidence: Confidence { outweighsDoubts ? .certain : doubts.confidence }
}
