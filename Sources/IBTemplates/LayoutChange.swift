import IBModel

/// What a template means for a document: constraints on and off, by meaning, and values.
public struct LayoutChange: Sendable {
  /// The constraints that the template brings, those that they replace, and those that stay.
  public var swap: ConstraintSwap
  /// The constraints that are to exist, in order.
  public var wanted: [WantedConstraint] = []
  /// Live constraints that do not exist afterwards, unless one of the new ones says the same.
  public var replaced: [RunTimeConstraint] = []
  /// Views whose constraints the template replaces: what others hold stays when another template is applied.
  public var holders: Set<Object> = []
  /// Constraints of the document that are to be installed.
  public var installed: [Constraint] = []
  /// Constraints of the document that are to stay in it, not installed.
  public var uninstalled: [Constraint] = []
  /// Values for the targets. Where two are about the same key path of a target, the last one wins.
  public var transfers: [AttributeTransfer] = []
  /// What cannot be done, and why.
  public var skipped: [Plan.Skip] = []

  /// A change of nothing but the exchange of constraints.
  init(_ swap: ConstraintSwap) { self.swap = swap }

  /// A constraint that a template brings.
  public struct WantedConstraint: Sendable {
    /// What it says, between objects of the screen, and attributes beyond the meaning.
    public var new: NewConstraint
    /// The view that is to hold it.
    public var host: Object
    /// What it comes from: the id of the template's constraint.
    public var source: String
  }
}

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
    case outside(String)
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
