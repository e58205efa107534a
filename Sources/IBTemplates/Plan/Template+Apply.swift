import IBModel
import IBXML

extension Template {
  /// Applies the template: deactivates the live constraints it replaces, activates copies of its own between the
  /// targets, and gives the targets the values it lists.
  ///
  /// A live constraint that already means the same as a copy is not changed, and one that differs only in its
  /// constant or priority is edited, so that applying a template twice gives the same bytes as applying it once.
  /// - Throws: `EditError` when the result cannot be verified.
  public func applied(_ options: ApplyOptions = ApplyOptions()) throws(EditError) -> AppliedTemplate {
    var application = Application(self, options, on: ModelEdit(document), among: RunTimeConstraints(document))
    application.run()
    return AppliedTemplate(plan: application.plan, document: try application.edit.verified())
  }
}

extension Document {
  /// What applying each template of the document would do, without doing it.
  /// - Complexity: one walk over the document and what the templates hold.
  public func plans(_ options: ApplyOptions = ApplyOptions()) -> [Plan] {
    let (blank, runTime) = (ModelEdit(self), RunTimeConstraints(self))
    return templates.map { template in
      var application = Application(template, options, on: blank, among: runTime)
      application.run()
      return application.plan
    }
  }
}

/// One run of the algorithm, collecting the plan and the edit.
private struct Application {
  let template: Template
  let scope: ApplyOptions.Scope
  let mapping: ItemMapping
  var edit: ModelEdit
  var plan: Plan

  init(_ template: Template, _ options: ApplyOptions, on blank: ModelEdit, among runTime: RunTimeConstraints) {
    self.template = template
    scope = options.scope
    mapping = ItemMapping(template, mapsGuides: options.mapsGuides)
    edit = blank
    plan = Plan(template: template, swap: ConstraintSwap(template, mapping: mapping, among: runTime))
  }

  mutating func run() {
    if scope != .attributes { exchangeConstraints() }
    if scope != .constraints { transferAttributes() }
  }

  // MARK: Constraints

  mutating func exchangeConstraints() {
    var live = LiveConstraints(plan.swap.deactivated)
    var kept: Set<RunTimeConstraint> = []
    var pending: [PendingConstraint] = []
    var activated: [Int: Plan.Activation] = [:]
    for (position, constraint) in plan.swap.collected.enumerated() {
      guard let new = copy(of: constraint), let host = host(of: new, for: constraint) else { continue }
      if let same = live.claim(new.content, heldBy: host) {
        kept.insert(same)
        activated[position] = Plan.Activation(id: same.id, from: constraint.id, change: .none)
      } else if let earlier = activatedBefore(new.content, by: host) {
        activated[position] = Plan.Activation(id: earlier.id, from: constraint.id, change: .none)
      } else {
        pending.append(PendingConstraint(new: new, host: host, source: constraint.id, position: position))
      }
    }
    let similarCounts = pending.reduce(into: [LiveConstraints.Key: Int]()) { $0[$1.key, default: 0] += 1 }
    var tied: [Object] = []
    for new in pending {
      if similarCounts[new.key] == 1, let edited = editSimilar(to: new, among: &live) {
        activated[new.position] = Plan.Activation(id: edited.id, from: new.source, change: .edited)
      } else {
        let id = edit.add(new.new, heldBy: new.host, seed: "\(template.id)|\(new.source)|\(new.host.id)")
        tied += fixedViews(among: new.new.items)
        activated[new.position] = Plan.Activation(id: id, from: new.source, change: .added)
      }
    }
    plan.activated = activated.sorted { $0.key < $1.key }.map(\.value)
    plan.removed = live.rest
    for constraint in live.rest.compactMap(\.written) { deactivate(constraint) }
    spellOutFixedFrames(of: Set(live.rest.compactMap(\.fixedView) + tied), keeping: kept)
  }

  /// The copy of a template's constraint between the targets; nil when the constraint cannot be read.
  private mutating func copy(of constraint: RunTimeConstraint) -> NewConstraint? {
    guard let content = constraint.content else {
      skip(constraint.id, constraint.unreadable)
      return nil
    }
    var result = NewConstraint(mapping.mapped(content))
    guard let written = constraint.written else { return result }
    result.otherAttributes = written.otherAttributes.filter { !Plan.uncopied.contains($0.key) }
    if let customClass = written.element[.customClass] {
      skip(written.id, "copied as NSLayoutConstraint; the custom class \(customClass) is lost")
    }
    if written.element.child(.variation) != nil {
      skip(written.id, "its values for other size classes are not copied")
    }
    return result
  }

  private mutating func host(of new: NewConstraint, for constraint: RunTimeConstraint) -> Object? {
    let items = new.items.compactMap(template.document.object)
    if let host = template.document.constraintHost(for: items) { return host }
    skip(constraint.id, "its targets are in different view trees; activating it raises an exception at run time")
    return nil
  }

  /// A constraint with the same meaning on a host that is not a target, where nothing is ever deactivated. The library
  /// would activate one more copy each time; a document needs only one.
  private func activatedBefore(_ content: ConstraintContent, by host: Object) -> Constraint? {
    guard !mapping.isTarget(host) else { return nil }
    return host.heldConstraints.first { constraint in
      template.document.existsAtRunTime(constraint) && RunTimeConstraint(constraint).isEquivalent(to: content)
    }
  }

  /// Changes the constant and priority of the one live constraint that differs from a new one in nothing else. A live
  /// constraint that something refers to is replaced as in the library, where the reference loses its constraint.
  private mutating func editSimilar(
    to pending: PendingConstraint, among live: inout LiveConstraints
  ) -> Constraint? {
    let similar = live.claimSimilar(to: pending) { edit.references(to: $0.id).isEmpty }
    guard let similar, let old = similar.read().content else { return nil }
    let content = pending.new.content.oriented(like: old)
    edit.setConstant(content.constant.value, of: similar)
    edit.setPriority(content.priority, of: similar)
    return similar
  }

  private mutating func deactivate(_ constraint: Constraint) {
    let outlets = edit.references(to: constraint.id).filter { Connection($0.element) != nil }
    guard !outlets.isEmpty else { return edit.remove(constraint) }
    edit.uninstall(constraint)
    plan.uninstalled.append(constraint)
  }

  private func fixedViews(among ids: [String]) -> [Object] {
    ids.compactMap(template.document.object).filter { $0.element[.fixedFrame] == "YES" }
  }

  /// A view that gets or loses constraints no longer has a fixed frame: what is left of it is written out. That ties
  /// the superview, which then has no fixed frame either.
  private mutating func spellOutFixedFrames(of views: Set<Object>, keeping stays: Set<RunTimeConstraint>) {
    let deactivated = Set(plan.swap.deactivated).subtracting(stays)
    var known = views
    // In document order, the first last.
    var remaining = views.sorted(by: >)
    while let view = remaining.popLast() {
      edit.setAttribute(.fixedFrame, to: nil, on: view.element)
      for part in RunTimeConstraint.fixing(view) where !deactivated.contains(part) {
        guard let content = part.content else { continue }
        edit.add(NewConstraint(content), heldBy: part.holder, seed: part.id)
        for tied in fixedViews(among: part.items) where known.insert(tied).inserted {
          remaining.insert(tied, at: (remaining.lastIndex { $0 > tied } ?? -1) + 1)
        }
      }
    }
  }

  // MARK: Attributes

  mutating func transferAttributes() {
    // Where two template views share a target, the last one wins, as in the library.
    var decided: [String: Int] = [:]
    for participant in template.participants {
      for transfer in transfers(of: participant) {
        let key = "\(transfer.target.id)|\(transfer.keyPath)"
        if let earlier = decided[key] {
          plan.transfers[earlier] = transfer
        } else {
          decided[key] = plan.transfers.count
          plan.transfers.append(transfer)
        }
      }
    }
    for transfer in plan.transfers { edit.apply(transfer) }
  }

  private mutating func transfers(of participant: Participant) -> [AttributeTransfer] {
    let (view, target) = (participant.view, participant.target)
    var result: [AttributeTransfer] = []
    for property in KeyPathList.properties {
      guard view.runtimeAttribute(property) != nil || target.runtimeAttribute(property) != nil else { continue }
      result.append(AttributeTransfer(listProperty: property, from: view, to: target))
    }
    if KeyPathList.lists(of: view).flatMap(\.pieces).contains("") {
      skip(target.id, "the list of \(view.reference) has an empty key path, which raises an exception at run time")
    }
    for keyPath in KeyPathList.keyPaths(of: view) where !KeyPathList.properties.contains(keyPath) {
      do throws(AttributeTransfer.Obstacle) {
        let transfer = try AttributeTransfer(keyPath, from: view, to: target, in: template.document)
        result.append(transfer)
        for traits in transfer.varyingTraits {
          skip(target.id, keyPath: keyPath, "the target has another value for \(traits), which is not changed")
        }
      } catch {
        skip(target.id, keyPath: keyPath, error.description)
      }
    }
    return result
  }

  private mutating func skip(_ object: String, keyPath: String? = nil, _ reason: String) {
    plan.skipped.append(Plan.Skip(object: object, keyPath: keyPath, reason: reason))
  }
}
