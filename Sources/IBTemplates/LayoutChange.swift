import IBModel

/// The change that a template makes in a document: constraints, by meaning, and values.
public struct LayoutChange: Sendable {
  /// The constraints that the template brings, those that they replace, and those that stay.
  public var swap: ConstraintSwap
  /// The constraints that are to exist, in order.
  public var wanted: [WantedConstraint] = []
  /// Live constraints that do not exist afterwards, unless a new one has the same meaning.
  public var replaced: [RunTimeConstraint] = []
  /// Views whose constraints the template replaces; constraints that other views hold stay.
  public var holders: Set<Object> = []
  /// Objects to install and uninstall, for a template that makes no constraints.
  public var installation: Installation?
  /// Values for the targets. Of several for the same key path of a target, the last one wins.
  public var transfers: [AttributeTransfer] = []
  /// Views that exist while the template is applied.
  public var helpers: [LayoutHelper] = []
  /// Helpers of other templates that are removed.
  public var removedHelpers: [Object] = []
  /// Views that get a new superview, in order.
  public var moves: [Move] = []
  /// Views whose autoresizing masks are turned off because constraints place them now.
  public var constrainedViews: [Object] = []
  /// Objects and values that cannot be changed, with reasons.
  public var skipped: [Plan.Skip] = []
  /// See ``EvaluatedLayout/unmetCondition``.
  public var unmetCondition: String?

  /// Whether `problems` need not be computed, because computing the change has shown that the template fits.
  var isKnownToFit = false

  init(_ swap: ConstraintSwap) { self.swap = swap }

  /// Objects of the document that are installed, and others that stay in it without being installed.
  public struct Installation: Sendable {
    /// Constraints and views to install.
    public var installed: [Object] = []
    /// Constraints and views to uninstall.
    public var uninstalled: [Object] = []
    /// Whether this is so only where no trait says otherwise.
    public var isDefault = false
  }

  /// A view that becomes a subview of another one, in front of its subviews.
  public struct Move: Sendable, Hashable {
    /// The view.
    public var view: Object
    /// The new superview.
    public var superview: Object
  }

  /// A constraint that a template brings.
  public struct WantedConstraint: Sendable {
    /// The content between objects of the screen, and attributes beyond the meaning.
    public var new: NewConstraint
    /// The view that is to hold it.
    public var host: Object
    /// The id of the template's constraint.
    public var source: String
    /// The id it must have, if any.
    public var id: ObjectID?
  }
}
