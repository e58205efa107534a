import IBModel
import IBTemplates

/// The pile of a layout for one screen, recomputed when the environment changes: only what differs is activated and
/// deactivated.
public struct LayoutState: Sendable {
  private let template: SheetLayout
  /// The environment of the pile; nil before the first update.
  public private(set) var environment: LayoutEnvironment?
  /// What the layout says in it.
  public private(set) var pile = LayoutPile()

  /// What an update changes.
  public struct Difference: Sendable {
    /// Constraints that are active from now on, in the order of the layout.
    public let activated: [LayoutPile.Entry]
    /// Constraints that are active no longer.
    public let deactivated: [LayoutPile.Entry]
    /// Values that are to be assigned.
    public let values: [LayoutPile.Value]

    /// Whether nothing is to be done.
    public var isEmpty: Bool { activated.isEmpty && deactivated.isEmpty && values.isEmpty }
  }

  /// The state of a layout of a document, with nothing active.
  /// - Throws: `LayoutMistake` when no screen of the document fits the layout.
  public init(_ layout: NamedLayout, in document: Document) throws(LayoutMistake) {
    template = try SheetLayout(layout, in: document)
  }

  /// Brings the pile to an environment.
  /// - Returns: What differs. An environment that is the same as before is not evaluated again.
  /// - Throws: `LayoutMistake` when the layout does not fit the screen; then nothing changes.
  @discardableResult
  public mutating func update(to new: LayoutEnvironment) throws(LayoutMistake) -> Difference {
    guard new != environment else { return Difference(activated: [], deactivated: [], values: []) }
    let next = try template.pile(in: new)
    let (before, after) = (Set(pile.constraints.map(\.content)), Set(next.constraints.map(\.content)))
    let assigned = Set(pile.values)
    let difference = Difference(
      activated: next.constraints.filter { !before.contains($0.content) },
      deactivated: pile.constraints.filter { !after.contains($0.content) },
      values: next.values.filter { !assigned.contains($0) })
    (environment, pile) = (new, next)
    return difference
  }

  /// Takes everything back.
  public mutating func deactivate() -> Difference {
    let difference = Difference(activated: [], deactivated: pile.constraints, values: [])
    (environment, pile) = (nil, LayoutPile())
    return difference
  }
}
