import IBModel

/// Which constraints a template brings, which it replaces, and which it leaves alone.
public struct ConstraintSwap: Sendable {
  /// Constraints of the template that are to be activated between the targets.
  public var collected: [RunTimeConstraint] = []
  /// Live constraints that are to be deactivated.
  public var deactivated: [RunTimeConstraint] = []
  /// Constraints of the targets that are kept.
  public var left: [RunTimeConstraint] = []
  /// Constraints in the template that are not collected, with the reason.
  public var ignored: [Ignored] = []

  /// Whether there are no constraints to tell about.
  public var isEmpty: Bool { collected.isEmpty && deactivated.isEmpty && left.isEmpty && ignored.isEmpty }

  /// A constraint that is not collected.
  public struct Ignored: Sendable, Hashable {
    /// The constraint.
    public let constraint: Constraint
    /// Why it is not collected.
    public let reason: Reason
  }

  /// Why a constraint of a template is not transferred.
  public enum Reason: Sendable, Hashable {
    /// "Remove at build time".
    case placeholder
    /// The constraint or one of its items is not installed.
    case notInstalled
    /// A template's constraint to a layout guide.
    case guide(LayoutGuide)
    /// These views are items of the constraint and have no target.
    case withoutTarget([Object])
    /// Its holder has no target, so the library ignores the constraints there.
    case host(Object)
    /// An item is outside the template, is not a view, or is missing.
    case outside(ObjectID)
    /// Neither between two views nor a constant size.
    case notRelational
  }
}

extension ConstraintSwap.Reason: CustomStringConvertible {
  /// One clause.
  public var description: String {
    switch self {
    case .placeholder: "it is removed at build time"
    case .notInstalled: "it is not installed"
    case .guide(let guide): "it refers to the layout guide \(guide.name), and guides are not transferred"
    case .withoutTarget(let views):
      views.map { "\($0.reference) has no target" }.joined(separator: ", ")
    case .host(let host): "\(host.reference) holds it and has no target"
    case .outside(let id): "its item `\(id)` is not a view of the template"
    case .notRelational: "it is neither between two views nor a constant width or height"
    }
  }
}
