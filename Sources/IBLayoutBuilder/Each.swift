import IBTemplates

/// Statements for each view of a list, with its neighbors.
///
/// ```swift
/// Each("rows") { row in
///   row.view.leadingInset == 20
///   row.view.topOffset(to: row.previous) == 8
/// }
/// ```
public struct Each: LayoutStatement {
  private let statement: ListStatement

  /// A view of the list with its neighbors. A statement that names a missing neighbor adds nothing.
  public struct Member: Sendable {
    /// The view.
    public let view: ViewReference
    /// The previous view.
    public let previous: ViewReference
    /// The next view.
    public let next: ViewReference
  }

  /// Creates statements for a list: an outlet collection, a list of the layout, or `stack/*`.
  public init(
    _ list: String, as name: String = "member", @LayoutBuilder _ statements: (Member) -> [any LayoutStatement]
  ) {
    self.init(.list(LayoutName(list)), name, statements)
  }

  /// Creates statements for views by name.
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

  /// Adds the content of the statements for each view.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) { try statement.add(to: &context) }
}
