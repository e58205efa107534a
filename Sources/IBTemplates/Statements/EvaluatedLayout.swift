import IBModel
import IBXML

/// The content of a layout for one screen in one environment, in order.
public struct EvaluatedLayout: Sendable {
  /// The constraints.
  public var constraints: [Entry] = []
  /// Shapes of the constraints that are removed from their slots.
  public var emptied: [ConstraintContent] = []
  /// Values of views.
  public var values: [Value] = []
  /// Views that exist while the layout is applied.
  public var helpers: [LayoutHelper] = []
  /// Views that get a new superview, in order.
  public var moves: [LayoutMove] = []
  /// Warnings about content that is probably not meant.
  public var warnings: [LayoutProblem] = []
  /// The condition of the layout that is not met, as one clause; nil if it is met. The layout can be applied anyway.
  public var unmetCondition: String?
  var isConditional = false

  /// Creates an empty layout.
  public init() {}

  /// A constraint of a layout.
  public struct Entry: Sendable, Hashable {
    /// The content between ids.
    public var content: ConstraintContent
    /// The `identifier` at run time.
    public var identifier: String?
    /// The place of the statement, in UTF-8 bytes of its sheet.
    public var range: Range<Int>?
    /// Whether a later statement takes it back.
    var isRemoved = false
  }

  /// A value of a view.
  public struct Value: Sendable, Hashable {
    /// The id of the view.
    public var view: ObjectID
    /// The key path.
    public var keyPath: String
    /// The written form of the value.
    public var content: Content
    /// The place of the statement.
    public var range: Range<Int>?

    /// A written form of a value.
    public enum Content: Sendable, Hashable {
      /// A number, a word or a text.
      case text(String)
      case element(NewElement)
      /// An attribute of the format that code cannot set by key path; the key path is its name.
      case attribute(String)
      case standard
    }
  }
}

/// A view that becomes a subview of another one, in front of its subviews.
public struct LayoutMove: Sendable, Hashable {
  /// The id of the view.
  public var view: ObjectID
  /// The id of its new superview.
  public var superview: ObjectID
}

/// An invisible view that a layout makes and that is removed with it.
public struct LayoutHelper: Sendable, Hashable {
  /// The stable id.
  public var id: ObjectID
  /// The id of the superview.
  public var superview: ObjectID
  /// The purpose of the view.
  public var purpose: Purpose

  /// A purpose of a helper.
  public enum Purpose: String, Sendable, CaseIterable {
    /// Filling the space at one end of a box.
    case spacer
    /// Representing a box inside another one.
    case container
    /// Keeping the content of a scroll view as large as the scroll view.
    case scrollStop
  }
}
