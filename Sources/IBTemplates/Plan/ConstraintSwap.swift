import IBModel

/// The constraints that a template brings, replaces, and leaves alone.
public struct ConstraintSwap: Sendable {
  /// Constraints of the template that are to be activated between the targets.
  public var collected: [RunTimeConstraint] = []
  /// Live constraints that are to be deactivated.
  public var deactivated: [RunTimeConstraint] = []
  /// Constraints of the targets that are kept.
  public var left: [RunTimeConstraint] = []
  /// Constraints in the template that are not collected, with the reason.
  public var ignored: [Ignored] = []

  /// Whether there are no constraints to report.
  public var isEmpty: Bool { collected.isEmpty && deactivated.isEmpty && left.isEmpty && ignored.isEmpty }

  /// A constraint that is not collected.
  public struct Ignored: Sendable, Hashable {
    /// The constraint.
    public let constraint: Constraint
    /// The reason.
    public let reason: Reason
  }

  /// A reason why a constraint of a template is not collected.
  public enum Reason: Sendable, Hashable {
    /// "Remove at build time".
    case placeholder
    case notInstalled
    case guide(LayoutGuide)
    case withoutTarget([Object])
    /// The holder has no target, so the library ignores its constraints.
    case host(Object)
    /// An item is outside the template, is not a view, or is missing.
    case outside(ObjectID)
    /// The constraint is neither between two views nor a constant size.
    case notRelational
  }
}

extension ConstraintSwap.Reason: CustomStringConvertible {
  /// One clause for messages.
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
