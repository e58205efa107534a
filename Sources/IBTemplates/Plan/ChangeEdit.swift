import IBBase
import IBModel
import IBXML

/// An edit that makes a change in a document and collects the plan.
struct ChangeEdit {
  private let template: any Template
  private let document: Document
  private let change: LayoutChange
  private(set) var edit: ModelEdit
  private(set) var plan: Plan

  init(_ change: LayoutChange, of template: any Template, on blank: ModelEdit) {
    self.template = template
    self.change = change
    document = template.document
    edit = blank
    plan = Plan(template: template, swap: change.swap)
    (plan.skipped, plan.unmetCondition) = (change.skipped, change.unmetCondition)
    plan.isSwitch = change.installation != nil
  }

  mutating func make() {
    exchangeHelpers()
    moveViews()
    exchangeConstraints()
    if let installation = change.installation { make(installation) }
    assignValues()
  }

  private mutating func exchangeHelpers() {
    for helper in change.helpers where document.object(helper.id) == nil {
      guard let superview = document.object(helper.superview) else { continue }
      edit.addSubview(helper.element(on: document.platform), to: superview)
      plan.addedHelpers.append(helper)
    }
    for helper in change.removedHelpers { edit.remove(helper.element) }
    plan.removedHelpers = change.removedHelpers
    for view in change.constrainedViews {
      edit.setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO", on: view.element)
    }
  }

  private mutating func moveViews() {
    for move in change.moves {
      do throws(EditError) {
        try edit.move(move.view, to: move.superview)
        plan.moves.append(move)
      } catch {
        plan.skipped.append(Plan.Skip(object: move.view.id, keyPath: nil, reason: error.description))
      }
    }
  }

  private mutating func exchangeConstraints() {
    var live = LiveConstraints(change.replaced)
    var kept: Set<RunTimeConstraint> = []
    var pending: [PendingConstraint] = []
    var activated: [Int: Plan.Activation] = [:]
    for (position, wanted) in change.wanted.enumerated() {
      let meaning = wanted.new.content.meaning
      if let same = live.claim(meaning, heldBy: wanted.host) {
        kept.insert(same)
        activated[position] = Plan.Activation(id: same.id, from: wanted.source, change: .none)
      } else if let earlier = activatedBefore(meaning, by: wanted.host) {
        activated[position] = Plan.Activation(id: earlier.id, from: wanted.source, change: .none)
      } else {
        pending.append(PendingConstraint(wanted: wanted, meaning: meaning, position: position))
      }
    }
    let similarCounts = pending.reduce(into: [LiveConstraints.Key: Int]()) { $0[$1.key, default: 0] += 1 }
    var tied: [Object] = []
    for new in pending {
      let wanted = new.wanted
      if similarCounts[new.key] == 1, let edited = editSimilar(to: new, among: &live) {
        activated[new.position] = Plan.Activation(id: edited.id, from: wanted.source, change: .edited)
      } else {
        let id = add(wanted)
        tied += fixedViews(among: wanted.new.items)
        activated[new.position] = Plan.Activation(id: id, from: wanted.source, change: .added)
      }
    }
    plan.activated = activated.ordered(by: \.key).map(\.value)
    plan.removed = live.rest
    for constraint in live.rest.compactMap(\.written) { deactivate(constraint) }
    spellOutFixedFrames(of: Set(live.rest.compactMap(\.fixedView) + tied), keeping: kept)
  }

  private mutating func add(_ wanted: LayoutChange.WantedConstraint) -> ObjectID {
    if let id = wanted.id, document.object(id) == nil {
      edit.add(wanted.new, heldBy: wanted.host, id: id)
      return id
    }
    return edit.add(wanted.new, heldBy: wanted.host, seed: "\(template.id)|\(wanted.source)|\(wanted.host.id)")
  }

  /// Returns an existing copy on a host that is not a target, where nothing is ever deactivated. The library would
  /// activate one more copy each time; a document needs only one.
  private func activatedBefore(_ meaning: ConstraintContent.Meaning, by host: Object) -> Constraint? {
    guard !change.holders.contains(host) else { return nil }
    return host.heldConstraints.first { constraint in
      document.existsAtRunTime(constraint) && RunTimeConstraint(constraint).means(meaning)
    }
  }

  /// Changes the constant and priority of the one live constraint that differs from a new one in nothing else. As in
  /// the library, a constraint that something refers to is replaced, and the reference loses it; so is one whose id
  /// would no longer follow from its content.
  private mutating func editSimilar(
    to pending: PendingConstraint, among live: inout LiveConstraints
  ) -> Constraint? {
    let similar = live.claimSimilar(to: pending) { constraint in
      let keepsPriority = constraint.priority == pending.wanted.new.content.priority
      return edit.references(to: constraint.id).isEmpty
        && (keepsPriority || !template.hasMade(RunTimeConstraint(constraint)))
    }
    guard let similar, let old = similar.read().content else { return nil }
    let content = pending.wanted.new.content.oriented(like: old)
    edit.setConstant(content.constant.value, of: similar)
    edit.setPriority(content.priority, of: similar)
    return similar
  }

  private mutating func deactivate(_ constraint: Constraint) {
    let outlets = edit.references(to: constraint.id).filter { Connection($0.element) != nil }
    guard !outlets.isEmpty else { return edit.remove(constraint) }
    edit.uninstall(constraint)
    plan.uninstalled.append(constraint.object)
  }

  private func fixedViews(among ids: [ObjectID]) -> [Object] {
    ids.compactMap(document.object).filter { $0.element[.fixedFrame] == "YES" }
  }

  /// Writes out the rest of a fixed frame of views that get or lose constraints. That ties the superview, which then
  /// has no fixed frame either.
  private mutating func spellOutFixedFrames(of views: Set<Object>, keeping stays: Set<RunTimeConstraint>) {
    guard !views.isEmpty else { return }
    let deactivated = Set(change.replaced).subtracting(stays)
    var known = views
    var remaining = views.sorted(by: >)
    while let view = remaining.popLast() {
      edit.setAttribute(.fixedFrame, to: nil, on: view.element)
      for part in RunTimeConstraint.fixing(view) where !deactivated.contains(part) {
        guard let content = part.content else { continue }
        edit.add(NewConstraint(content), heldBy: part.holder, seed: part.id.rawValue)
        for tied in fixedViews(among: part.items) where known.insert(tied).inserted {
          remaining.insert(tied, at: (remaining.lastIndex { $0 > tied } ?? -1) + 1)
        }
      }
    }
  }

  private mutating func make(_ installation: LayoutChange.Installation) {
    for object in installation.installed {
      let isInstalled = isInstalled(object, in: installation)
      if !isInstalled { set(true, object, in: installation) }
      plan.activated.append(
        Plan.Activation(id: object.id, from: object.id.rawValue, change: isInstalled ? .none : .installed))
    }
    for object in installation.uninstalled {
      set(false, object, in: installation)
      plan.uninstalled.append(object)
    }
  }

  private func isInstalled(_ object: Object, in installation: LayoutChange.Installation) -> Bool {
    guard !installation.isDefault, let constraint = Constraint(object.element) else {
      return document.isInstalledByDefault(object)
    }
    return document.existsAtRunTime(constraint)
  }

  private mutating func set(_ isInstalled: Bool, _ object: Object, in installation: LayoutChange.Installation) {
    if installation.isDefault {
      edit.setInstalledByDefault(isInstalled, object)
    } else if !isInstalled, let constraint = Constraint(object.element) {
      edit.uninstall(constraint)
    } else {
      edit.setInstalled(isInstalled, object, under: .any)
    }
  }

  private mutating func assignValues() {
    // If two views of a template share a target, the last one wins, as in LDOLayoutTemplates.
    var decided: [String: Int] = [:]
    for transfer in change.transfers {
      let key = "\(transfer.target.id)|\(transfer.keyPath)"
      if let earlier = decided[key] {
        plan.transfers[earlier] = transfer
      } else {
        decided[key] = plan.transfers.count
        plan.transfers.append(transfer)
      }
    }
    for transfer in plan.transfers { edit.apply(transfer) }
  }
}
