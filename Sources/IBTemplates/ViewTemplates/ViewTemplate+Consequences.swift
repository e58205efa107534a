import IBModel

// Problems of applying a template in an app, as far as the document shows them. The library itself reports nothing, or
// writes a line to the log.

extension ViewTemplate {
  /// Returns the live constraints between the targets whose holder is not a target.
  ///
  /// The library looks only at the constraints that targets hold, so these stay active together with the template's.
  public func constraintsNeverDeactivated() -> [Constraint] {
    let targets = Set(participants.map(\.target.id))
    let owners = Set(participants.map(\.target.rootView))
    return owners.sorted().flatMap { [$0] + $0.descendantViews }
      .filter { !targets.contains($0.id) }
      .flatMap(\.heldConstraints)
      .filter { document.existsAtRunTime($0) && RunTimeConstraint($0).isRelevant(among: targets) }
  }

  /// Returns the constraints of the template whose copies are held by a view that is not a target, with that view.
  ///
  /// Activation installs a constraint on the nearest common ancestor of its items. Applying a template later cannot
  /// deactivate constraints of this view, so copies accumulate.
  public func accumulatingConstraints(
    in swap: ConstraintSwap
  ) -> [(constraint: RunTimeConstraint, holder: Object)] {
    let mapping = ItemMapping(self, mapsGuides: false)
    return swap.collected.compactMap { constraint in
      let items = constraint.items.map { mapping.targets[$0] ?? $0 }.compactMap(document.object)
      guard let holder = document.constraintHost(for: items), !mapping.isTarget(holder) else { return nil }
      return (constraint, holder)
    }
  }

  /// Returns whether a target would hold the copies of a constraint, so that a later template can deactivate them.
  public func holdsCopies(of constraint: Constraint) -> Bool {
    let mapping = ItemMapping(self, mapsGuides: false)
    let items = constraint.items.compactMap { mapping.targets[$0] }.compactMap(document.object)
    return document.constraintHost(for: items).map(mapping.isTarget) ?? false
  }

  /// Returns the live constraints that a template captured from this one cannot restore, with the template view whose
  /// copy would hold them.
  ///
  /// A captured template has the nesting of this one. If the nearest common ancestor of two participants has no target,
  /// its copy holds the captured constraint, and applying the captured template does not collect it.
  public func constraintsLostByCapture(
    in swap: ConstraintSwap
  ) -> [(constraint: RunTimeConstraint, holder: Object)] {
    var views: [ObjectID: Object] = [:]
    for participant in participants { views[participant.target.id] = participant.view }
    let participating = Set(participants.map(\.view))
    return swap.deactivated.compactMap { constraint in
      let items = constraint.items.compactMap { views[$0] }
      guard items.count == constraint.items.count, let holder = document.constraintHost(for: items),
        !participating.contains(holder)
      else { return nil }
      return (constraint, holder)
    }
  }
}
