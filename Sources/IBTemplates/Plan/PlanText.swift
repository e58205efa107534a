import IBModel

/// A plan in words, for people.
public struct PlanText: Sendable {
  private let plan: Plan

  /// The words for a plan.
  public init(_ plan: Plan) { self.plan = plan }

  /// Numbers in one line: what goes on and off, what stays.
  public var summary: String {
    let new = plan.activated.count { !$0.isUnchanged }
    let parts = [
      counted(plan.template.participants.count, "participant"),
      "\(counted(plan.exchange.collected.count, "constraint")) on (\(new) new)",
      "\(plan.exchange.deactivated.count) off", "\(plan.exchange.left.count) left",
      "\(plan.exchange.ignored.count) ignored",
      counted(plan.transfers.count, "value"),
    ]
    return parts.joined(separator: ", ")
  }

  /// Every step in a line of its own, under headings.
  public var lines: [String] {
    let document = plan.template.document
    let template = plan.template
    var lines = ["Template \(template.root.reference): \(summary)"]
    list("Participants", template.participants.map { "\($0.view.reference) → \($0.target.reference)" }, to: &lines)
    let collected = Dictionary(plan.exchange.collected.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    list("Off", plan.exchange.deactivated.map { describe($0) }, to: &lines)
    list(
      "On",
      plan.activated.map { activation in
        let text = collected[activation.from].map { describe($0) } ?? activation.from
        return activation.isUnchanged ? "\(text), as \(activation.id) already says" : "\(text), as \(activation.id)"
      }, to: &lines)
    list("Left alone", plan.exchange.left.map { describe($0) }, to: &lines)
    list(
      "Ignored in the template",
      plan.exchange.ignored.map {
        "\(document.text(of: $0.constraint)) (\($0.constraint.id)): \($0.reason)"
      }, to: &lines)
    list(
      "Kept for an outlet, not installed",
      plan.uninstalled.map {
        "\(document.text(of: $0)) (\($0.id))"
      }, to: &lines)
    list(
      "Values",
      plan.transfers.map {
        "\($0.target.reference).\($0.keyPath) = \($0.value ?? "the default")"
      }, to: &lines)
    list("Skipped", plan.skipped.map { "\($0.object): \($0.reason)" }, to: &lines)
    return lines
  }

  private func list(_ heading: String, _ items: [String], to lines: inout [String]) {
    guard !items.isEmpty else { return }
    lines.append("  \(heading):")
    lines += items.map { "    \($0)" }
  }

  private func describe(_ constraint: RunTimeConstraint) -> String {
    guard let written = constraint.written else {
      return "\(constraint.fixedView?.reference ?? "") fixed frame (\(constraint.id))"
    }
    return "\(plan.template.document.text(of: written)) (\(constraint.id))"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
