import IBTemplates

/// Collects the statements of a layout. Conditions and loops of Swift are evaluated when the layout is made; `When` and
/// `ForEach` when it is applied.
@resultBuilder
public enum LayoutBuilder {
  /// A statement.
  public static func buildExpression(_ statement: any LayoutStatement) -> [any LayoutStatement] { [statement] }

  /// Several statements.
  public static func buildExpression(_ statements: [any LayoutStatement]) -> [any LayoutStatement] { statements }

  /// Statements one after the other.
  public static func buildBlock(_ parts: [any LayoutStatement]...) -> [any LayoutStatement] { parts.flatMap(\.self) }

  /// A condition without an alternative.
  public static func buildOptional(_ part: [any LayoutStatement]?) -> [any LayoutStatement] { part ?? [] }

  /// The first of two alternatives.
  public static func buildEither(first part: [any LayoutStatement]) -> [any LayoutStatement] { part }

  /// The second of two alternatives.
  public static func buildEither(second part: [any LayoutStatement]) -> [any LayoutStatement] { part }

  /// A loop.
  public static func buildArray(_ parts: [[any LayoutStatement]]) -> [any LayoutStatement] { parts.flatMap(\.self) }
}

extension NamedLayout {
  /// A layout written in Swift.
  ///
  /// ```swift
  /// let landscape = NamedLayout("landscape", scene: "Login") {
  ///   VFL("|-[photo(==form)]-12-[form]-|")
  ///   view("photo").width == 150 ~ .high
  ///   When("landscape") { view("photo").topInset >= 20 }
  /// }
  /// ```
  public init(
    _ name: LayoutName, scene: LayoutName? = nil, replaces: LayoutReplacement = .participants,
    metrics: [String: Double] = [:], state: [String: StateValue] = [:], lists: [String: [LayoutName]] = [:],
    @LayoutBuilder _ statements: () -> [any LayoutStatement]
  ) {
    self.init(
      name, scene: scene, replacement: replaces, metrics: metrics, state: state, lists: lists, statements: statements())
  }
}

/// The constraints of a text in the Visual Format Language. A mistake in it is one of the layout when it is applied.
public struct VFL: LayoutStatement {
  private let text: String
  private let options: VisualFormatOptions
  private let metrics: [String: Double]

  /// A format.
  public init(_ text: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:]) {
    (self.text, self.options, self.metrics) = (text, options, metrics)
  }

  /// None: it is written in Swift.
  public var range: Range<Int>? { nil }

  /// Adds its constraints.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) {
    let format: VisualFormat
    do throws(VisualFormatError) { format = try VisualFormat(text) } catch {
      throw LayoutMistake(.format(error.reason))
    }
    try FormatStatement(format, options: options, metrics: metrics).add(to: &context)
  }
}

/// Statements that apply where a condition holds, such as `width gt 500`, and others that apply elsewhere.
public struct When: LayoutStatement {
  private let text: String
  private let statements: [any LayoutStatement]
  private let otherwise: [any LayoutStatement]

  /// A conditional statement.
  public init(
    _ condition: String, @LayoutBuilder _ statements: () -> [any LayoutStatement],
    @LayoutBuilder otherwise: () -> [any LayoutStatement] = { [] }
  ) {
    text = condition
    self.statements = statements()
    self.otherwise = otherwise()
  }

  /// None: it is written in Swift.
  public var range: Range<Int>? { nil }

  /// Adds what one of the branches says.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) {
    let condition: LayoutCondition
    do throws(ConditionError) { condition = try LayoutCondition(text) } catch {
      throw LayoutMistake(.condition(error.reason))
    }
    try ConditionalStatement(WrittenCondition(condition), statements, otherwise: otherwise).add(to: &context)
  }
}

extension TraitsStatement {
  /// Statements under traits.
  public init(
    _ pattern: Pattern, @LayoutBuilder _ statements: () -> [any LayoutStatement],
    @LayoutBuilder otherwise: () -> [any LayoutStatement] = { [] }
  ) {
    self.init(pattern, statements(), otherwise: otherwise())
  }
}

extension GroupStatement {
  /// A group.
  public init(
    identifier: String? = nil, isNumbered: Bool = false, @LayoutBuilder _ statements: () -> [any LayoutStatement]
  ) {
    self.init(identifier: identifier, isNumbered: isNumbered, statements())
  }
}

/// Statements for each view of a list, with its neighbors.
///
/// ```swift
/// ForEach("rows") { row in
///   row.view.leadingInset == 20
///   row.view.topOffset(to: row.previous) == 8
/// }
/// ```
public struct ForEach: LayoutStatement {
  private let statement: ListStatement

  /// A view of the list, and those before and behind it. A statement that names a neighbor which is not there adds nothing.
  public struct Member: Sendable {
    /// The view.
    public let view: ViewReference
    /// The view before it.
    public let previous: ViewReference
    /// The view behind it.
    public let next: ViewReference
  }

  /// A list by name: an outlet collection, a list of the layout, or `stack/*`.
  public init(
    _ list: String, as name: String = "member", @LayoutBuilder _ statements: (Member) -> [any LayoutStatement]
  ) {
    self.init(.list(LayoutName(list)), name, statements)
  }

  /// Views by name.
  public init(
    _ views: [String], as name: String = "member", @LayoutBuilder _ statements: (Member) -> [any LayoutStatement]
  ) {
    self.init(.names(views.map { LayoutName($0) }), name, statements)
  }

  private init(_ views: LayoutNames, _ name: String, _ statements: (Member) -> [any LayoutStatement]) {
    let side = { (side: String) in ViewReference(side + name.prefix(1).uppercased() + name.dropFirst()) }
    let member = Member(view: ViewReference(name), previous: side("previous"), next: side("next"))
    statement = ListStatement(views, as: name, statements(member))
  }

  /// None: it is written in Swift.
  public var range: Range<Int>? { nil }

  /// Adds what the statements say about each view.
  public func add(to context: inout LayoutContext) throws(LayoutMistake) { try statement.add(to: &context) }
}

extension ViewReference {
  /// A value of the views: `view("photo").assign("alpha", "0.5")`.
  public func assign(_ keyPath: String, _ value: String) -> ValueStatement {
    ValueStatement(.names(names), keyPath, .text(value))
  }
}
