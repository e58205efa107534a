import IBModel

extension ConstraintSwap {
  /// Creates the library's *collect* and *deactivate* choices, in document order where the library iterates over sets.
  init(_ template: ViewTemplate, mapping: ItemMapping, among runTime: RunTimeConstraints) {
    let members = Set(mapping.targets.keys)
    let held = template.participants.flatMap { runTime.held(by: $0.view) }
    let collected = held.filter { $0.isRelevant(among: members) }
    self.collected = collected
    let live = mapping.targetViews.flatMap { runTime.held(by: $0) }
    let replaced = Set(mapping.targets.values)
    deactivated = live.filter { $0.isRelevant(among: replaced) }
    left = live.filter { !$0.isRelevant(among: replaced) }
    let taken = Set(collected.compactMap(\.written))
    let diagnosis = Diagnosis(template: template, mapping: mapping)
    ignored = template.views.flatMap(\.heldConstraints).filter { !taken.contains($0) }.map {
      Ignored(constraint: $0, reason: diagnosis.reason(for: $0))
    }
  }
}

extension ViewTemplate {
  /// Returns the constraints that applying the template would swap.
  public func swap(mapsGuides: Bool = false) -> ConstraintSwap {
    swap(mapsGuides: mapsGuides, among: RunTimeConstraints(document))
  }

  /// Returns the constraints that applying the template would swap, given the run-time constraints of its document.
  public func swap(mapsGuides: Bool = false, among constraints: RunTimeConstraints) -> ConstraintSwap {
    ConstraintSwap(self, mapping: ItemMapping(self, mapsGuides: mapsGuides), among: constraints)
  }
}

/// A mapping from items of a template's constraints to those of the screen.
struct ItemMapping: Sendable {
  /// Ids of targets by ids of template views, and of guides when guides are mapped. Where two template views share a
  /// target, both map to it.
  let targets: [ObjectID: ObjectID]
  /// Without repetition, in document order.
  let targetViews: [Object]
  private let targetSet: Set<Object>

  /// - Parameter mapsGuides: Whether guides of template views represent the same guides of the targets, and a
  ///   controller's guides themselves, which the library does not do.
  init(_ template: ViewTemplate, mapsGuides: Bool) {
    var targets: [ObjectID: ObjectID] = [:]
    var seen: Set<Object> = []
    var views: [Object] = []
    for participant in template.participants {
      targets[participant.view.id] = participant.target.id
      if seen.insert(participant.target).inserted { views.append(participant.target) }
      guard mapsGuides else { continue }
      for guide in participant.view.layoutGuides {
        let twin = participant.target.layoutGuides.first { $0.kind == guide.kind }
        if let twin { targets[guide.object.id] = twin.object.id }
      }
    }
    if mapsGuides {
      for controller in template.root.scene?.objects ?? [] {
        for guide in controller.element.child("layoutGuides")?.children.compactMap(Object.init) ?? [] {
          targets[guide.id] = guide.id
        }
      }
    }
    self.targets = targets
    targetViews = views.sorted()
    targetSet = seen
  }

  func isTarget(_ object: Object) -> Bool { targetSet.contains(object) }

  func mapped(_ content: ConstraintContent) -> ConstraintContent { content.mapItems { targets[$0] ?? $0 } }
}

private struct Diagnosis {
  let template: ViewTemplate
  let mapping: ItemMapping

  func reason(for constraint: Constraint) -> ConstraintSwap.Reason {
    let document = template.document
    if constraint.isPlaceholder { return .placeholder }
    guard document.existsAtRunTime(constraint) else { return .notInstalled }
    let unmapped = constraint.items.filter { mapping.targets[$0] == nil }
    var withoutTarget: [Object] = []
    for id in unmapped {
      guard let object = document.object(id) else { return .outside(id) }
      if let guide = LayoutGuide(object) { return .guide(guide) }
      guard object.isView, template.contains(object) else { return .outside(id) }
      if !withoutTarget.contains(object) { withoutTarget.append(object) }
    }
    if !withoutTarget.isEmpty { return .withoutTarget(withoutTarget) }
    if mapping.targets[constraint.host.id] == nil { return .host(constraint.host) }
    return .notRelational
  }
}
