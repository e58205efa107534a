import IBModel
import IBXML

/// What a layout says for one screen in one environment, in order.
public struct LayoutPile: Sendable {
  /// The constraints.
  public var constraints: [Entry] = []
  /// Slots that have no constraint afterwards: the shape of the one that is removed.
  public var emptied: [ConstraintContent] = []
  /// Values of views.
  public var values: [Value] = []
  /// Views that exist while the layout is applied.
  public var helpers: [LayoutHelper] = []
  /// Views that become subviews of others, in order.
  public var moves: [LayoutMove] = []
  /// What can be applied, but is probably not meant.
  public var warnings: [LayoutMistake] = []
  /// What cannot be said in a document, and why.
  public var skipped: [Plan.Skip] = []
  /// Whether a condition decided about a part of it.
  var isConditional = false

  /// Nothing.
  public init() {}

  /// A constraint of a pile.
  public struct Entry: Sendable, Hashable {
    /// What it says, between ids.
    public var content: ConstraintContent
    /// Its `identifier` at run time.
    public var identifier: String?
    /// Where the statement is written, in UTF-8 bytes of its sheet.
    public var range: Range<Int>?
    /// Whether a later statement takes it back.
    var isRemoved = false
  }

  /// A value of a view.
  public struct Value: Sendable, Hashable {
    /// Id of the view.
    public var view: ObjectID
    /// The key path.
    public var keyPath: String
    /// How the value is written.
    public var content: Content
    /// Where the statement is written.
    public var range: Range<Int>?

    /// How a value is written.
    public enum Content: Sendable, Hashable {
      /// A number, a word or a text.
      case text(String)
      /// An element as the format has it: a color, a font.
      case element(NewElement)
      /// The value of an attribute of the format that code cannot set by key path; its name is in place of one.
      case attribute(String)
      /// Nothing is written, which means the default.
      case standard
    }
  }
}

/// A view that becomes a subview of another one, in front of those that this one has.
public struct LayoutMove: Sendable, Hashable {
  /// Id of the view.
  public var view: ObjectID
  /// Id of its new superview.
  public var superview: ObjectID
}

/// A view that a layout makes and that is removed with it: it can be seen in no picture.
public struct LayoutHelper: Sendable, Hashable {
  /// Its id, the same each time.
  public var id: ObjectID
  /// Id of its superview.
  public var superview: ObjectID
  /// What it is for.
  public var purpose: Purpose

  /// What a helper is for.
  public enum Purpose: String, Sendable, CaseIterable {
    /// Fills the room at one end of a box.
    case spacer
    /// Stands for a box inside another one.
    case container
    /// Keeps the content of a scroll view as large as the scroll view.
    case scrollStop
  }
}
