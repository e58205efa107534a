import IBModel

/// A plan as data for other programs; the property names are those of the JSON.
public struct PlanReport: Sendable {
  /// A participating view and its target.
  public struct Pair: Sendable {
    /// Id of the template view.
    public let template: ObjectID
    /// Id of the target.
    public let target: ObjectID
  }

  /// A constraint that is activated.
  public struct Activated: Sendable {
    /// Id in the edited document.
    public let id: ObjectID
    /// Id of the template's constraint.
    public let from: String
    /// `none`, `edited` or `added`.
    public let change: String
    /// What the constraint says.
    public let equation: String?
  }

  /// A constraint of the template that is not collected.
  public struct Ignored: Sendable {
    /// Id of the constraint.
    public let constraint: ObjectID
    /// Why it is not collected.
    public let reason: String
    /// What the constraint says.
    public let equation: String
  }

  /// A value that is copied.
  public struct Value: Sendable {
    /// Id of the target.
    public let target: ObjectID
    /// The listed key path.
    public let keyPath: String
    /// null for a value that is not written, which means the default.
    public let value: String?
  }

  /// Something that could not be done.
  public struct Skipped: Sendable {
    /// Id of the target or constraint concerned.
    public let object: ObjectID
    /// The key path, when it is about a value.
    public let keyPath: String?
    /// Why it was skipped.
    public let reason: String
  }

  /// Id of the template's root.
  public let template: String
  /// Name of the template.
  public let name: String
  /// Views and their targets.
  public let participants: [Pair]
  /// Ids of the template's constraints that are copied.
  public let collected: [ObjectID]
  /// Ids of the live constraints that are deactivated.
  public let deactivated: [ObjectID]
  /// The copies.
  public let activated: [Activated]
  /// Ids of the constraints that targets hold and keep.
  public let left: [ObjectID]
  /// The template's constraints that are not copied.
  public let ignored: [Ignored]
  /// Ids of constraints and views that stay in the document, not installed.
  public let uninstalled: [ObjectID]
  /// Ids of the helper views that come.
  public let addedHelpers: [ObjectID]
  /// Ids of the helper views that go.
  public let removedHelpers: [ObjectID]
  /// Ids of the views that become subviews of others.
  public let moved: [ObjectID]
  /// The values.
  public let attributes: [Value]
  /// What could not be done.
  public let skipped: [Skipped]
  /// The equations of the constraints whose ids are listed above, by id.
  public let equations: [ObjectID: String]

  /// The data of a plan.
  public init(_ plan: Plan) {
    let document = plan.template.document
    let listed = plan.swap.collected + plan.swap.deactivated + plan.swap.left
    var equations = Dictionary(
      listed.compactMap { constraint in constraint.equation(in: document).map { (constraint.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    for object in plan.uninstalled {
      if let constraint = Constraint(object.element) { equations[object.id] = document.text(of: constraint) }
    }
    self.equations = equations
    template = plan.template.id
    name = plan.template.name
    participants = plan.template.participants.map { Pair(template: $0.view.id, target: $0.target.id) }
    collected = plan.swap.collected.map(\.id)
    deactivated = plan.swap.deactivated.map(\.id)
    activated = plan.activated.map { activation in
      // A statement of a sheet has no id: it is given as an equation.
      let isStatement = activation.from.contains(" ")
      return Activated(
        id: activation.id, from: activation.from, change: activation.change.rawValue,
        equation: isStatement ? activation.from : equations[ObjectID(activation.from)])
    }
    left = plan.swap.left.map(\.id)
    ignored = plan.swap.ignored.map {
      Ignored(
        constraint: $0.constraint.id, reason: $0.reason.description, equation: document.text(of: $0.constraint))
    }
    uninstalled = plan.uninstalled.map(\.id)
    addedHelpers = plan.addedHelpers.map(\.id)
    removedHelpers = plan.removedHelpers.map(\.id)
    moved = plan.moves.map(\.view.id)
    attributes = plan.transfers.map { Value(target: $0.target.id, keyPath: $0.keyPath, value: $0.value) }
    skipped = plan.skipped.map { Skipped(object: $0.object, keyPath: $0.keyPath, reason: $0.reason) }
  }
}
