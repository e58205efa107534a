import IBModel

/// A plan as text, for people.
public struct PlanText: Sendable {
  private let plan: Plan

  /// Creates the text of a plan.
  public init(_ plan: Plan) { self.plan = plan }

  /// The numbers of changed and unchanged constraints and values, in one line.
  public var summary: String {
    if plan.isSwitch { return switchSummary }
    let participants = counted(plan.template.participants.count, "participant")
    if plan.swap.isEmpty, plan.activated.isEmpty {
      return PlanText.joined([participants, counted(plan.transfers.count, "value")])
    }
    let count = { (change: Plan.Change) in plan.activated.count { $0.change == change } }
    var parts = plan.template.participants.isEmpty && plan.template.traits.canBeRemoved ? [] : [participants]
    parts += [
      "\(counted(count(.added), "constraint")) added", "\(count(.edited)) edited", "\(plan.removed.count) removed",
    ]
    if let unchanged { parts.append(unchanged) }
    parts += [
      "\(plan.swap.left.count) left alone", "\(plan.swap.ignored.count) ignored",
      counted(plan.transfers.count, "value"),
    ]
    if !plan.addedHelpers.isEmpty { parts.append("\(counted(plan.addedHelpers.count, "helper view")) added") }
    if !plan.removedHelpers.isEmpty { parts.append("\(counted(plan.removedHelpers.count, "helper view")) removed") }
    if !plan.moves.isEmpty { parts.append("\(counted(plan.moves.count, "view")) moved") }
    return PlanText.joined(parts)
  }

  /// Joins counts without those that are 0, unless all are.
  private static func joined(_ parts: [String]) -> String {
    let some = parts.filter { !$0.hasPrefix("0 ") }
    return some.isEmpty ? "no changes" : some.joined(separator: ", ")
  }

  private var switchSummary: String {
    let ids = { (change: Plan.Change) in plan.activated.filter { $0.change == change }.map(\.id) }
    let (installed, unchanged) = (ids(.installed), ids(.none))
    var parts = [kinds(of: installed) + " installed", "\(plan.uninstalled.count) uninstalled"]
    if !unchanged.isEmpty { parts.append("\(unchanged.count) already installed") }
    parts.append("\(plan.swap.left.count) shared")
    parts.append(counted(plan.transfers.count, "value"))
    return PlanText.joined(parts)
  }

  private func kinds(of ids: [ObjectID]) -> String {
    let views = ids.count { plan.template.document.object($0)?.isView == true }
    let constraints = counted(ids.count - views, "constraint")
    return views == 0 ? constraints : "\(constraints) and \(counted(views, "view"))"
  }

  private var unchanged: String? {
    let count = plan.activated.count { $0.isUnchanged }
    guard count > 0 else { return nil }
    return "\(counted(count, "constraint")) already match\(count == 1 ? "es" : "")"
  }

  /// One line per step, under headings.
  public var lines: [String] {
    let document = plan.template.document
    let template = plan.template
    var lines = ["Template \(template.reference): \(summary)"]
    list("Participants", template.participants.map { "\($0.view.reference) → \($0.target.reference)" }, to: &lines)
    let collected = Dictionary(plan.swap.collected.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let listed = { (change: Plan.Change) in
      plan.activated.filter { $0.change == change }.map { activation in
        let text = collected[ObjectID(activation.from)].map { describe($0) } ?? describe(ObjectID(activation.from))
        return activation.id.rawValue == activation.from ? text : "\(text), as \(activation.id)"
      }
    }
    list("Installed", listed(.installed), to: &lines)
    list(
      "Helper views added",
      plan.addedHelpers.map { helper in
        "\(LayoutHelper.label(helper.purpose)) (\(helper.id)) in \(document.object(helper.superview)?.reference ?? helper.superview.rawValue)"
      }, to: &lines)
    list("Helper views removed", plan.removedHelpers.map(\.reference), to: &lines)
    list("Moved", plan.moves.map { "\($0.view.reference) into \($0.superview.reference)" }, to: &lines)
    list("Removed", plan.removed.map { describe($0) }, to: &lines)
    list("Added", listed(.added), to: &lines)
    list("Edited (constant or priority)", listed(.edited), to: &lines)
    if let unchanged, !plan.isSwitch { lines.append("  \(unchanged).") }
    if !plan.swap.left.isEmpty, !plan.isSwitch {
      let count = plan.swap.left.count
      let verb = count == 1 ? "is" : "are"
      lines.append("  \(counted(count, "constraint")) to other views and guides \(verb) left alone.")
    }
    list(
      "Ignored in the template",
      plan.swap.ignored.map {
        "\(document.text(of: $0.constraint)) (\($0.constraint.id)): \($0.reason)"
      }, to: &lines)
    list(
      plan.isSwitch ? "Uninstalled" : "Uninstalled instead of removed, because an outlet refers to them",
      plan.uninstalled.map { describe($0.id) }, to: &lines)
    list(
      "Values",
      plan.transfers.map {
        "\($0.target.reference).\($0.keyPath) = \($0.value ?? "the default")"
      }, to: &lines)
    list("Skipped", plan.skipped.map { "\(describe($0.object)): \($0.reason)" }, to: &lines)
    return lines + notes.map { "  Note: \($0)." }
  }

  /// Warnings: a condition that is not met, and constraints that `--remove` does not bring back.
  public var notes: [String] {
    [plan.unmetCondition.map { "\($0); the layout is applied anyway" }, loss].compactMap(\.self)
  }

  private var loss: String? {
    // Constraints of layouts of the same sheet come back when those are applied again.
    let layouts = (plan.template as? SheetLayout)?.siblings ?? []
    let gone = plan.removed.count { constraint in !layouts.contains { $0.hasMade(constraint) } }
    guard plan.template.traits.canBeRemoved, gone > 0 else { return nil }
    let (what, verb) = (counted(gone, "constraint"), gone == 1 ? "is" : "are")
    return "\(what) of the screen \(verb) removed, and `--remove` does not bring \(gone == 1 ? "it" : "them") back; "
      + "save the current layout first with `ibt capture`"
  }

  private func list(_ heading: String, _ items: [String], to lines: inout [String]) {
    guard !items.isEmpty else { return }
    lines.append("  \(heading):")
    lines += items.map { "    \($0)" }
  }

  private func describe(_ id: ObjectID) -> String {
    let document = plan.template.document
    guard let object = document.object(id) else { return id.rawValue }
    return Constraint(object.element).map { "\(document.text(of: $0)) (\(id))" } ?? object.reference
  }

  private func describe(_ constraint: RunTimeConstraint) -> String {
    guard let written = constraint.written else {
      return "\(constraint.fixedView?.reference ?? "") fixed frame (\(constraint.id))"
    }
    return "\(plan.template.document.text(of: written)) (\(constraint.id))"
  }
}
