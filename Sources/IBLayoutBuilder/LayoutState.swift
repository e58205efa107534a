import IBModel
import IBTemplates

/// The layout of a layout for one screen, recomputed when the environment changes, so that only differences are activated
/// and deactivated.
public struct LayoutState: Sendable {
  private let template: SheetLayout
  /// The environment of the layout; nil before the first update.
  public private(set) var environment: LayoutEnvironment?
  /// The content of the layout in the environment.
  public private(set) var evaluated = EvaluatedLayout()

  /// The changes of an update.
  public struct Difference: Sendable {
    /// Constraints to activate, in the order of the layout.
    public let activated: [EvaluatedLayout.Entry]
    /// Constraints to deactivate.
    public let deactivated: [EvaluatedLayout.Entry]
    /// Values to assign.
    public let values: [EvaluatedLayout.Value]

    /// Whether there are no changes.
    public var isEmpty: Bool { activated.isEmpty && deactivated.isEmpty && values.isEmpty }
  }

  /// Creates the state of a layout of a document, without active constraints.
  /// - Throws: `LayoutProblem` when no screen of the document fits the layout.
  public init(_ layout: NamedLayout, in document: Document) throws(LayoutProblem) {
    template = try SheetLayout(layout, in: document)
  }

  /// Updates the layout to an environment.
  /// - Returns: The differences; an equal environment is not evaluated again.
  /// - Throws: `LayoutProblem` when the layout does not fit the screen; then the state stays.
  @discardableResult
  public mutating func update(to new: LayoutEnvironment) throws(LayoutProblem) -> Difference {
    guard new != environment else { return Difference(activated: [], deactivated: [], values: []) }
    let next = try template.evaluated(in: new)
    let (before, after) = (Set(evaluated.constraints.map(\.content)), Set(next.constraints.map(\.content)))
    let assigned = Set(evaluated.values)
    let difference = Difference(
      activated: next.constraints.filter { !before.contains($0.content) },
      deactivated: evaluated.constraints.filter { !after.contains($0.content) },
      values: next.values.filter { !assigned.contains($0) })
    (environment, evaluated) = (new, next)
    return difference
  }

  /// Deactivates all constraints.
  public mutating func deactivate() -> Difference {
    let difference = Difference(activated: [], deactivated: evaluated.constraints, values: [])
    (environment, evaluated) = (nil, EvaluatedLayout())
    return difference
  }
}
