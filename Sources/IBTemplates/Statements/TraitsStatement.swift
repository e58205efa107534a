import IBLayout
import IBModel

/// Statements for traits; traits that a pattern does not name can be anything.
public struct TraitsStatement: LayoutStatement {
  /// The traits.
  public var pattern: Pattern
  /// The statements under the traits.
  public var statements: [any LayoutStatement]
  /// The statements otherwise.
  public var otherwise: [any LayoutStatement]
  /// The place in the sheet.
  public var range: Range<Int>?

  /// A pattern of traits; nil matches everything.
  public struct Pattern: Sendable, Hashable {
    /// The horizontal size class.
    public var horizontal: SizeClasses.SizeClass?
    /// The vertical size class.
    public var vertical: SizeClasses.SizeClass?
    /// The kind of device.
    public var idiom: Device.Idiom?
    /// The scale in pixels per point.
    public var scale: Double?

    /// Creates a pattern; without arguments, everything matches.
    public init(
      horizontal: SizeClasses.SizeClass? = nil, vertical: SizeClasses.SizeClass? = nil, idiom: Device.Idiom? = nil,
      scale: Double? = nil
    ) {
      (self.horizontal, self.vertical, self.idiom, self.scale) = (horizontal, vertical, idiom, scale)
    }

    /// Whether an environment has all these traits.
    public func matches(_ environment: LayoutEnvironment) -> Bool {
      (horizontal == nil || horizontal == environment.sizeClasses.width)
        && (vertical == nil || vertical == environment.sizeClasses.height)
        && (idiom == nil || idiom == environment.idiom) && (scale == nil || scale == environment.scale)
    }
  }

  /// Creates statements under traits.
  public init(
    _ pattern: Pattern, _ statements: [any LayoutStatement], otherwise: [any LayoutStatement] = [],
    range: Range<Int>? = nil
  ) {
    (self.pattern, self.statements, self.otherwise, self.range) = (pattern, statements, otherwise, range)
  }

  /// Adds the content of one of the branches.
  public func add(to context: inout LayoutContext) throws(LayoutProblem) {
    try context.choose(pattern.matches(context.environment), statements, otherwise)
  }
}
