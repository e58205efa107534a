import IBModel

/// A plan as JSON; property names are the keys.
package struct PlanReport: Sendable, Encodable {
  package struct Pair: Sendable, Encodable {
    package let template: ObjectID
    package let target: ObjectID
  }

  package struct Activated: Sendable, Encodable {
    package let id: ObjectID
    /// The id of the template's constraint.
    package let from: String
    /// `none`, `edited`, `added` or `installed`.
    package let change: String
    package let equation: String?
  }

  package struct Ignored: Sendable, Encodable {
    package let constraint: ObjectID
    package let reason: String
    package let equation: String
  }

  package struct Value: Sendable, Encodable {
    package let target: ObjectID
    package let keyPath: String
    /// null for a value that is not written, which means the default.
    package let value: String?

    package func encode(to encoder: any Encoder) throws {
      var members = encoder.container(keyedBy: CodingKeys.self)
      try members.encode(target, forKey: .target)
      try members.encode(keyPath, forKey: .keyPath)
      try members.encode(value, forKey: .value)
    }

    private enum CodingKeys: CodingKey { case target, keyPath, value }
  }

  package struct Skipped: Sendable, Encodable {
    package let object: ObjectID
    /// nil for a constraint.
    package let keyPath: String?
    package let reason: String
  }

  package let template: String
  package let name: String
  package let participants: [Pair]
  package let collected: [ObjectID]
  package let deactivated: [ObjectID]
  package let activated: [Activated]
  /// Ids of the constraints that targets hold and keep.
  package let left: [ObjectID]
  package let ignored: [Ignored]
  package let uninstalled: [ObjectID]
  package let addedHelpers: [ObjectID]
  package let removedHelpers: [ObjectID]
  package let moved: [ObjectID]
  package let attributes: [Value]
  package let skipped: [Skipped]
  package let unmetCondition: String?
  /// The equations of the constraints, by id.
  package let equations: [String: String]

  package init(_ plan: Plan) {
    let document = plan.template.document
    let listed = plan.swap.collected + plan.swap.deactivated + plan.swap.left
    var equations = Dictionary(
      listed.compactMap { constraint in constraint.equation(in: document).map { (constraint.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    for object in plan.uninstalled {
      if let constraint = Constraint(object.element) { equations[object.id] = document.text(of: constraint) }
    }
    self.equations = Dictionary(uniqueKeysWithValues: equations.map { ($0.rawValue, $1) })
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
    unmetCondition = plan.unmetCondition
    skipped = plan.skipped.map { Skipped(object: $0.object, keyPath: $0.keyPath, reason: $0.reason) }
  }
}
