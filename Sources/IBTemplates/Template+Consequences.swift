import IBModel

// What goes wrong when an app applies a template, as far as the document shows it. The library itself says nothing or
// writes a line to the log.

extension Template {
  /// Live constraints between the targets that a view without mapping holds.
  ///
  /// The library asks only the targets for their constraints, so that these stay active beside the template's.
  public func neverDeactivated() -> [Constraint] {
    let targets = Set(participants.map(\.target.id))
    let owners = Set(participants.map(\.target.rootView))
    return owners.sorted().flatMap { [$0] + $0.descendantViews }
      .filter { !targets.contains($0.id) }
      .flatMap(\.heldConstraints)
      .filter { document.existsAtRunTime($0) && RunTimeConstraint($0).isRelevant(among: targets) }
  }

  /// Constraints of the template whose copies are held by a view that is no target, with that view.
  ///
  /// Activation installs a constraint on the nearest common ancestor of its items. Later applications cannot
  /// deactivate what a view without mapping holds: copies pile up.
  public func accumulating(_ exchange: Exchange) -> [(constraint: RunTimeConstraint, holder: Object)] {
    let mapping = ItemMapping(self, mapsGuides: false)
    return exchange.collected.compactMap { constraint in
      let items = mapping.mapped(constraint.content).items.compactMap(document.object)
      guard let holder = document.constraintHost(for: items), !mapping.isTarget(holder) else { return nil }
      return (constraint, holder)
    }
  }

  /// Whether a target would hold the copies of a constraint, so that a later template can deactivate them.
  public func holdsCopies(of constraint: Constraint) -> Bool {
    let mapping = ItemMapping(self, mapsGuides: false)
    let items = constraint.items.compactMap { mapping.targets[$0] }.compactMap(document.object)
    return document.constraintHost(for: items).map(mapping.isTarget) ?? false
  }

  /// Live constraints that a template captured from this one cannot give back, with the template view whose copy would
  /// hold them.
  ///
  /// A capture keeps this template's nesting. Where the nearest common ancestor of two participants has no target, its
  /// copy holds the captured constraint, and nobody asks it when the captured template is applied.
  public func lostByCapture(_ exchange: Exchange) -> [(constraint: RunTimeConstraint, holder: Object)] {
    var views: [String: Object] = [:]
    for participant in participants { views[participant.target.id] = participant.view }
    let participating = Set(participants.map(\.view))
    return exchange.deactivated.compactMap { constraint in
      let items = constraint.items.compactMap { views[$0] }
      guard items.count == constraint.items.count, let holder = document.constraintHost(for: items),
        !participating.contains(holder)
      else { return nil }
      return (constraint, holder)
    }
  }
}

extension NewConstraint {
  /// Ids of the items, the first first.
  var items: [String] { [firstItem] + (secondItem.map { [$0] } ?? []) }
}
