import IBModel
import IBScene
import IBSolver

/// The frames of one view tree.
public struct Layout: Sendable {
  /// The root of the tree.
  public var root: Object
  /// Every view of the tree that is installed, in document order.
  public var views: [ViewLayout]
  /// The size of the root, in points.
  public var size: Size
  /// Constraints that cannot be satisfied at the same time.
  public var conflicts: [LayoutConflict]
  /// What the ambiguous views are due to; found on request.
  public var gaps: [LayoutGap] = []
  /// What is wrong.
  public var faults = LayoutFaults()
}

/// Where one view is.
public struct ViewLayout: Sendable {
  /// The view.
  public var view: Object
  /// In the superview's coordinates and rounded to pixels, as `<rect key="frame">` stores it.
  public var frame: Rect
  /// The axes on which other frames would satisfy the constraints as well.
  public var ambiguousAxes: [Axis]
  /// The axes on which constraints do not determine what a scroll view scrolls; found on request.
  public var openContentAxes: [Axis] = []
  /// Whether the stored frame is off by more than a point.
  public var isMisplaced: Bool
  /// What being ambiguous or misplaced rests on that is not certain.
  public var doubts: Set<Doubt> = []
  /// Whether no values within the doubts explain the result.
  public var outweighsDoubts = false
  /// How sure it is that the view is ambiguous or misplaced.
  public var confidence: Confidence { outweighsDoubts ? .certain : doubts.confidence }
}

/// What a row of the system comes from.
public enum RowOrigin: Sendable, Hashable {
  /// A constraint of the document.
  case constraint(Constraint)
  /// The content size of a view: hugging or compression resistance.
  case contentSize(Object)
  /// What a stack view arranges.
  case stack(Object)
  /// An autoresizing mask or fixed frame.
  case fixedFrame(Object)
  /// What a view keeps on the canvas where nothing else decides.
  case canvasDefault(Object)
  /// A width or height is never negative.
  case nonnegative(Object)
}

/// Required rows that cannot be satisfied at the same time; without any one of them the others can.
public struct LayoutConflict: Sendable {
  /// What each row comes from.
  public var origins: [RowOrigin]
  /// The one that is broken.
  public var broken: RowOrigin
  /// By how much it is broken, in points.
  public var amount: Double
  /// The same in terms of the system's rows.
  let conflictingRows: Conflict
  /// What it rests on that is not certain.
  public var doubts: Set<Doubt> = []
  /// Whether no values within the doubts resolve the conflict.
  public var outweighsDoubts = false
  /// How sure the conflict is.
  public var confidence: Confidence { outweighsDoubts ? .certain : doubts.confidence }
}
