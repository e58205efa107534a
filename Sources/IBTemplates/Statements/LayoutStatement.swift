import IBModel

/// A part of a layout: it adds constraints, values and helper views to a pile.
///
/// The same statements are written in layout sheets and in Swift. Adding a kind is adding a file here, a row in
/// `SheetGrammar`, and its reading in `SheetReader`.
public protocol LayoutStatement: Sendable {
  /// Where it is written, in UTF-8 bytes of its sheet; nil for one written in Swift.
  var range: Range<Int>? { get }
  /// Adds what it says to the pile of a context.
  /// - Throws: `LayoutMistake`, such as a name that stands for no view.
  func add(to context: inout LayoutContext) throws(LayoutMistake)
}

/// A name in a layout, with its place.
public struct LayoutName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// An id, the property of an outlet, a user label, or a path of these.
  public var text: String
  /// Where it is written, in UTF-8 bytes of its sheet.
  public var range: Range<Int>?

  /// A name.
  public init(_ text: String, at range: Range<Int>? = nil) {
    self.text = text
    self.range = range
  }

  /// A name written in Swift.
  public init(stringLiteral value: String) { self.init(value) }
}

/// Views that a statement is about.
public enum LayoutNames: Sendable, Hashable {
  /// Names, one after the other.
  case names([LayoutName])
  /// All views that an outlet collection or a list of the layout has, or the subviews of a view: `stack/*`.
  case list(LayoutName)
}

/// A layout with a name: statements, and what they replace.
public struct NamedLayout: Sendable {
  /// What it is called.
  public var name: LayoutName
  /// The scene or root view it is for; nil where the document has only one.
  public var scene: LayoutName?
  /// Where the layout applies; nil means everywhere. Applying it where it does not hold is a note.
  package var condition: WrittenCondition?
  /// What it replaces.
  public var replacement: LayoutReplacement
  /// Numbers by name.
  public var metrics: [String: Double]
  /// States with their defaults.
  public var state: [String: StateValue]
  /// Lists of views by name.
  public var lists: [String: [LayoutName]]
  /// What it consists of.
  public var statements: [any LayoutStatement]
  /// Where it is written.
  public var range: Range<Int>?

  /// A layout.
  package init(
    _ name: LayoutName, scene: LayoutName? = nil, condition: WrittenCondition? = nil,
    replacement: LayoutReplacement = .participants, metrics: [String: Double] = [:], state: [String: StateValue] = [:],
    lists: [String: [LayoutName]] = [:], statements: [any LayoutStatement], range: Range<Int>? = nil
  ) {
    self.name = name
    self.scene = scene
    self.condition = condition
    self.replacement = replacement
    self.metrics = metrics
    self.state = state
    self.lists = lists
    self.statements = statements
    self.range = range
  }
}

/// A condition with the place of its text.
package struct WrittenCondition: Sendable, Hashable {
  /// The condition.
  package var condition: LayoutCondition
  /// Where its text begins, in UTF-8 bytes of its sheet.
  package var offset: Int?

  /// A condition.
  package init(_ condition: LayoutCondition, at offset: Int? = nil) {
    self.condition = condition
    self.offset = offset
  }
}

/// Which constraints of the screen a layout replaces.
public enum LayoutReplacement: String, Sendable, CaseIterable {
  /// Those between the views it mentions, as in LDOLayoutTemplates, and sizes of these.
  case participants
  /// Those that a layout of the same sheet has made for the scene, as in Relayout.
  case tracked
  /// Those between the same attributes of the same views, as in KeepLayout.
  case slots
  /// None: it only adds.
  case nothing
}
