/// A part of a layout: it adds constraints, values and helper views to a layout.
///
/// Layout sheets and Swift share the statements. A new kind needs a file here, a row in `SheetGrammar`, and its reading
/// in `SheetReader`.
public protocol LayoutStatement: Sendable {
  /// The place in UTF-8 bytes of the sheet; nil for a statement written in Swift.
  var range: Range<Int>? { get }
  /// Adds the content of the statement to the layout of a context.
  /// - Throws: `LayoutProblem`, such as a name that stands for no view.
  func add(to context: inout LayoutContext) throws(LayoutProblem)
}

/// A name in a layout, with its place.
public struct LayoutName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// An id, the property of an outlet, a user label, or a path of these.
  public var text: String
  /// The place in UTF-8 bytes of the sheet.
  public var range: Range<Int>?

  /// Creates a name.
  public init(_ text: String, at range: Range<Int>? = nil) {
    self.text = text
    self.range = range
  }

  /// Creates a name written in Swift.
  public init(stringLiteral value: String) { self.init(value) }
}

/// The views of a statement.
public enum LayoutNames: Sendable, Hashable {
  case names([LayoutName])
  /// All views of an outlet collection or a list of the layout, or the subviews of a view: `stack/*`.
  case list(LayoutName)
}

/// A layout with a name: statements, and the constraints they replace.
public struct NamedLayout: Sendable {
  /// The name.
  public var name: LayoutName
  /// The scene or root view of the layout; nil where the document has only one.
  public var scene: LayoutName?
  /// The condition of the layout; nil means always. Applying it where the condition is false is a note.
  package var condition: WrittenCondition?
  /// The constraints that it replaces.
  public var replacement: LayoutReplacement
  /// Numbers by name.
  public var metrics: [String: Double]
  /// States with their defaults.
  public var state: [String: StateValue]
  /// Lists of views by name.
  public var lists: [String: [LayoutName]]
  /// The statements.
  public var statements: [any LayoutStatement]
  /// The place in the sheet.
  public var range: Range<Int>?

  package init(
    _ name: LayoutName, scene: LayoutName? = nil, condition: WrittenCondition? = nil,
    replacement: LayoutReplacement = .participants, metrics: [String: Double] = [:], state: [String: StateValue] = [:],
    lists: [String: [LayoutName]] = [:], statements: [any LayoutStatement], range: Range<Int>? = nil
  ) {
    (self.name, self.scene, self.condition, self.replacement) = (name, scene, condition, replacement)
    (self.metrics, self.state, self.lists, self.statements, self.range) = (metrics, state, lists, statements, range)
  }
}

/// A condition with the place of its text.
package struct WrittenCondition: Sendable, Hashable {
  package var condition: LayoutCondition
  /// In UTF-8 bytes of the sheet.
  package var offset: Int?

  package init(_ condition: LayoutCondition, at offset: Int? = nil) {
    self.condition = condition
    self.offset = offset
  }
}

/// The constraints of the screen that a layout replaces.
public enum LayoutReplacement: String, Sendable, CaseIterable {
  /// Constraints between the views it mentions, as in LDOLayoutTemplates, and their sizes.
  case participants
  /// Constraints that a layout of the same sheet has made for the scene, as in Relayout.
  case tracked
  /// Constraints between the same attributes of the same views, as in KeepLayout.
  case slots
  /// None: the layout only adds.
  case nothing
}
