import IBModel

/// A plan as data for other programs; the property names are those of the JSON.
package struct PlanReport: Sendable {
  /// A participating view and its target.
  package struct Pair: Sendable {
    /// Id of the template view.
    package let template: ObjectID
    /// Id of the target.
    package let target: ObjectID
  }

  /// A constraint that is activated.
  package struct Activated: Sendable {
    /// Id in the edited document.
    package let id: ObjectID
    /// Id of the template's constraint.
    package let from: String
    /// `none`, `edited` or `added`.
    package let change: String
    /// What the constraint says.
    package let equation: String?
  }

  /// A constraint of the template that is not collected.
  package struct Ignored: Sendable {
    /// Id of the constraint.
    package let constraint: ObjectID
    /// Why it is not collected.
    package let reason: String
    /// What the constraint says.
    package let equation: String
  }

  /// A value that is copied.
  package struct Value: Sendable {
    /// Id of the target.
    package let target: ObjectID
    /// The listed key path.
    package let keyPath: String
    /// null for a value that is not written, which means the default.
    package let value: String?
  }

  /// Something that could not be done.
  package struct Skipped: Sendable {
    /// Id of the target or constraint concerned.
    package let object: ObjectID
    /// The key path, when it is about a value.
    package let keyPath: String?
    /// Why it was skipped.
    package let reason: String
  }

  /// Id of the template's root.
  package let template: String
  /// Name of the template.
  package let name: String
  /// Views and their targets.
  package let participants: [Pair]
  /// Ids of the template's constraints that are copied.
  package let collected: [ObjectID]
  /// Ids of the live constraints that are deactivated.
  package let deactivated: [ObjectID]
  /// The copies.
  package let activated: [Activated]
  /// Ids of the constraints that targets hold and keep.
  package let left: [ObjectID]
  /// The template's constraints that are not copied.
  package let ignored: [Ignored]
  /// Ids of constraints and views that stay in the document, not installed.
  package let uninstalled: [ObjectID]
  /// Ids of the helper views that come.
  package let addedHelpers: [ObjectID]
  /// Ids of the helper views that go.
  package let removedHelpers: [ObjectID]
  /// Ids of the views that become subviews of others.
  package let moved: [ObjectID]
  /// The values.
  package let attributes: [Value]
  /// What could not be done.
  package let skipped: [Skipped]
  /// The equations of the constraints whose ids are listed above, by id.
  package let equations: [ObjectID: String]

  /// The data of a plan.
  package init(_ plan: Plan) {
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
