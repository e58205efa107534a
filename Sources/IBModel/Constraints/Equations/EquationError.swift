/// A reason why a text is not the equation of a constraint.
public struct EquationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The mistake and its remedy, as one clause.
  public var message: String
  /// The text that was read.
  public var equation: String

  /// `the equation `Title.top = 8`: …`
  public var description: String { "in the equation `\(equation)`, \(message)" }
}
