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
  /// What is switched on and off, for a template that makes no constraints.
  public var installation: Installation?
  /// Values for the targets. Where two are about the same key path of a target, the last one wins.
  public var transfers: [AttributeTransfer] = []
  /// Views that exist while the template is applied.
  public var helpers: [LayoutHelper] = []
  /// Helpers of other templates that do not exist afterwards.
  public var removedHelpers: [Object] = []
  /// Views that become subviews of others, in order.
  public var moves: [Move] = []
  /// Views that constraints place from now on, so that their autoresizing masks no longer do.
  public var constrainedViews: [Object] = []
  /// What cannot be done, and why.
  public var skipped: [Plan.Skip] = []

  /// Whether working it out has shown that nothing keeps the template from being applied, so that `obstacles` need not be
  /// asked.
  var isKnownToFit = false

  /// A change of nothing but the exchange of constraints.
  init(_ swap: ConstraintSwap) { self.swap = swap }

  /// Objects of the document that are installed, and others that stay in it without being installed.
  public struct Installation: Sendable {
    /// Constraints and views that are to be installed.
    public var installed: [Object] = []
    /// Those that are not.
    public var uninstalled: [Object] = []
    /// Whether that is only so where no trait says otherwise.
    public var isDefault = false
  }

  /// A view that becomes a subview of another one, in front of those that this one has.
  public struct Move: Sendable, Hashable {
    /// The view.
    public var view: Object
    /// Its new superview.
    public var superview: Object
  }

  /// A constraint that a template brings.
  public struct WantedConstraint: Sendable {
    /// What it says, between objects of the screen, and attributes beyond the meaning.
    public var new: NewConstraint
    /// The view that is to hold it.
    public var host: Object
    /// What it comes from: the id of the template's constraint.
    public var source: String
    /// The id it is to have, where it must not be another one.
    public var id: ObjectID?
  }
}
