import IBModel

/// A plan as data for other programs; the property names are those of the JSON.
public struct PlanReport: Encodable, Sendable {
  public struct Pair: Encodable, Sendable {
    public let template: String
    public let target: String
  }

  public struct Activated: Encodable, Sendable {
    public let id: String
    public let from: String
  }

  public struct Ignored: Encodable, Sendable {
    public let constraint: String
    public let reason: String
  }

  public struct Value: Encodable, Sendable {
    public let target: String
    public let keyPath: String
    /// null for a value that is not written, which stands for the default.
    public let value: String?

    private enum CodingKeys: String, CodingKey { case target, keyPath, value }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(target, forKey: .target)
      try container.encode(keyPath, forKey: .keyPath)
      try container.encode(value, forKey: .value)
    }
  }

  public struct Skipped: Encodable, Sendable {
    public let object: String
    public let keyPath: String?
    public let reason: String
  }

  public let template: String
  public let name: String
  public let participants: [Pair]
  public let collected: [String]
  public let deactivated: [String]
  public let activated: [Activated]
  public let left: [String]
  public let ignored: [Ignored]
  public let uninstalled: [String]
  public let attributes: [Value]
  public let skipped: [Skipped]

  public init(_ plan: Plan) {
    template = plan.template.id
    name = plan.template.name
    participants = plan.template.participants.map { Pair(template: $0.view.id, target: $0.target.id) }
    collected = plan.exchange.collected.map(\.id)
    deactivated = plan.exchange.deactivated.map(\.id)
    activated = plan.activated.map { Activated(id: $0.id, from: $0.from) }
    left = plan.exchange.left.map(\.id)
    ignored = plan.exchange.ignored.map { Ignored(constraint: $0.constraint.id, reason: $0.reason.description) }
    uninstalled = plan.uninstalled.map(\.id)
    attributes = plan.transfers.map { Value(target: $0.target.id, keyPath: $0.keyPath, value: $0.value) }
    skipped = plan.skipped.map { Skipped(object: $0.object, keyPath: $0.keyPath, reason: $0.reason) }
  }
}
