import IBModel
import IBXML

extension SheetLayout {
  /// Returns the layout in the environment of the options, in place of the constraints that it replaces.
  ///
  /// A layout that cannot be evaluated changes nothing; see `problems`.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    let environment = LayoutEnvironment(of: root, in: document, options.situation, state: options.state)
    let evaluated = try? evaluated(in: environment)
    // Other layouts of the sheet matter only in these cases.
    let looksAtOthers = layout.replacement == .tracked || options.isRemoval || root.hasHelpers
    let possible = (looksAtOthers ? siblings : [self]).map { sibling in
      let isKnown = sibling.id == id && evaluated?.isConditional == false
      return (sibling, isKnown ? evaluated : try? sibling.evaluated(in: environment, takesAllBranches: true))
    }
    var builder = SheetLayoutChange(self, possible)
    guard sheet.problems.isEmpty, let evaluated else { return builder.result }
    builder.collect(options.isRemoval ? EvaluatedLayout() : evaluated, options, among: constraints)
    builder.result.isKnownToFit = !evaluated.isConditional
    return builder.result
  }

  /// Returns whether a constraint has the id that the layout gives to its content, so the layout has made it.
  public func hasMade(_ constraint: RunTimeConstraint) -> Bool {
    guard constraint.written != nil, let content = constraint.content else { return false }
    return identifier(of: content) == constraint.id
  }

  func identifier(of content: ConstraintContent) -> ObjectID {
    let second = content.second.map { "\($0.item).\($0.attribute.rawValue)" } ?? ""
    let seed =
      "layout|\(id)|\(content.first.item).\(content.first.attribute.rawValue)|\(content.relation.rawValue)|\(second)|"
      + "\(content.multiplier.text)|\(content.priority)"
    let shape = ConstraintSlot(content)
    return IDGenerator.identifier(for: seed, in: document) { object in
      Constraint(object.element)?.read().content.map { ConstraintSlot($0) == shape } ?? false
    }
  }
}

private struct SheetLayoutChange {
  let template: SheetLayout
  private let document: Document
  var result = LayoutChange(ConstraintSwap())
  private let possible: [(layout: SheetLayout, evaluated: EvaluatedLayout)]

  init(_ template: SheetLayout, _ siblings: [(SheetLayout, EvaluatedLayout?)]) {
    self.template = template
    document = template.document
    possible = siblings.compactMap { sibling, evaluated in evaluated.map { (sibling, $0) } }
  }

  mutating func collect(_ evaluated: EvaluatedLayout, _ options: ApplyOptions, among constraints: RunTimeConstraints) {
    result.unmetCondition = evaluated.unmetCondition
    let live = ([template.root] + template.root.descendantViews).flatMap { constraints.held(by: $0) }
    // Only its own layout is taken back; one that is applied replaces any other one of the sheet.
    let makers = possible.filter { !options.isRemoval || $0.layout.id == template.id }
    exchangeHelpers(with: evaluated.helpers, made: formerHelpers(among: live, of: makers.map(\.layout)))
    if options.scope != .attributes {
      let replaced = replaced(among: live, by: evaluated, isRemoval: options.isRemoval, makers)
      result.replaced = replaced
      result.swap.deactivated = replaced
      let gone = Set(replaced)
      result.swap.left = live.filter { !gone.contains($0) }
      result.holders = []
      result.moves = moves(of: evaluated)
      want(evaluated)
    }
    guard options.scope != .constraints else { return }
    let values = options.isRemoval ? makers.flatMap(\.evaluated.values).compactMap(takenBack) : []
    result.transfers = values + evaluated.values.compactMap { transfer($0) }
  }

  private func replaced(
    among live: [RunTimeConstraint], by evaluated: EvaluatedLayout, isRemoval: Bool,
    _ makers: [(layout: SheetLayout, evaluated: EvaluatedLayout)]
  ) -> [RunTimeConstraint] {
    let helpers = Set(result.removedHelpers.map(\.id))
    let replacement = template.layout.replacement
    let all = possible.first { $0.layout.id == template.id }?.evaluated ?? evaluated
    let slots = Set(
      (evaluated.constraints.map(\.content) + evaluated.emptied + (isRemoval ? all.constraints.map(\.content) : []))
        .map(ConstraintSlot.init))
    let members = members(of: all)
    let isTracked = isRemoval || replacement == .tracked
    let tracked = isTracked ? Tracked(makers) : nil
    return live.filter { constraint in
      if constraint.items.contains(where: helpers.contains) { return true }
      if let tracked, tracked.contains(constraint) { return true }
      if isRemoval, replacement != .slots { return false }
      switch replacement {
      case .nothing, .tracked: return false
      case .slots: return constraint.content.map { slots.contains(ConstraintSlot($0)) } ?? false
      case .participants:
        return constraint.items.allSatisfy(members.contains)
          && (constraint.items.count == 2 || constraint.isConstantSize)
      }
    }
  }

  /// Constraints made by layouts: the ids of their current content, and every constraint whose id follows from its
  /// content, which also finds constraints of statements that are no longer in the sheet.
  private struct Tracked {
    private let layouts: [SheetLayout]
    private let ids: Set<ObjectID>

    init(_ makers: [(layout: SheetLayout, evaluated: EvaluatedLayout)]) {
      layouts = makers.map(\.layout)
      ids = Set(makers.flatMap { layout, evaluated in evaluated.constraints.map { layout.identifier(of: $0.content) } })
    }

    func contains(_ constraint: RunTimeConstraint) -> Bool {
      ids.contains(constraint.id) || layouts.contains { $0.hasMade(constraint) }
    }
  }

  private func members(of evaluated: EvaluatedLayout) -> Set<ObjectID> {
    var result = evaluated.items
    for object in result.compactMap(document.object) {
      if let guide = LayoutGuide(object) {
        if let view = guide.view { result.insert(view.id) }
      }
    }
    for view in result.compactMap(document.object) { result.formUnion(view.layoutGuides.map(\.object.id)) }
    return result
  }

  private mutating func exchangeHelpers(with helpers: [LayoutHelper], made former: Set<ObjectID>) {
    result.helpers = helpers
    let wanted = Set(helpers.map(\.id))
    let known = former.union(possible.flatMap(\.evaluated.helpers).map(\.id)).subtracting(wanted)
    result.removedHelpers = known.sorted().compactMap(document.object)
  }

  /// Returns helpers to which the layouts have made constraints, even if no statement of the sheet mentions them now.
  private func formerHelpers(among live: [RunTimeConstraint], of layouts: [SheetLayout]) -> Set<ObjectID> {
    guard template.root.hasHelpers else { return [] }
    let helpers = Set(live.flatMap(\.items)).filter { document.object($0)?.isHelper == true }
    let made = live.filter { constraint in
      constraint.items.contains(where: helpers.contains) && layouts.contains { $0.hasMade(constraint) }
    }
    return helpers.intersection(made.flatMap(\.items))
  }

  private func moves(of evaluated: EvaluatedLayout) -> [LayoutChange.Move] {
    evaluated.moves.compactMap { move in
      guard let view = document.object(move.view), let superview = document.object(move.superview),
        view.superview != superview
      else { return nil }
      return LayoutChange.Move(view: view, superview: superview)
    }
  }

  private mutating func want(_ evaluated: EvaluatedLayout) {
    let moved = Dictionary(result.moves.map { ($0.view, $0.superview) }, uniquingKeysWith: { _, last in last })
    let superviews = Dictionary(
      evaluated.helpers.map { ($0.id, $0.superview) }, uniquingKeysWith: { first, _ in first })
    let helperNames = Dictionary(
      evaluated.helpers.map { ($0.id, "\(LayoutHelper.label($0.purpose)) (\($0.id))") },
      uniquingKeysWith: { first, _ in first })
    var constrained: Set<Object> = []
    for entry in evaluated.constraints {
      let items = entry.content.items.compactMap { document.object(superviews[$0] ?? $0) }
      guard items.count == entry.content.items.count, let host = document.constraintHost(for: items, moving: moved)
      else {
        skip(entry)
        continue
      }
      var new = NewConstraint(entry.content)
      if let identifier = entry.identifier { new.otherAttributes[.identifier] = identifier }
      result.wanted.append(
        LayoutChange.WantedConstraint(
          new: new, host: host, source: document.text(of: entry.content, naming: helperNames),
          id: template.identifier(of: entry.content)))
      for id in entry.content.items where superviews[id] == nil {
        guard let view = document.object(id),
          view.isPlacedByConstraints(among: entry.content.items, in: document, moving: moved)
        else {
          continue
        }
        constrained.insert(view)
      }
    }
    result.constrainedViews = constrained.sorted()
  }

  private mutating func skip(_ entry: EvaluatedLayout.Entry) {
    result.skipped.append(
      Plan.Skip(
        object: entry.content.first.item, keyPath: nil,
        reason: "its items are in different view trees, so no view can hold the constraint"))
  }

  /// Returns the default in place of hugging or resistance as the layout sets it. The former value is written nowhere.
  private func takenBack(_ value: EvaluatedLayout.Value) -> AttributeTransfer? {
    guard case .attribute(let text) = value.content, let view = document.object(value.view),
      view.element[Name(value.keyPath)] == text
    else { return nil }
    return AttributeTransfer(Name(value.keyPath), nil, of: view)
  }

  private mutating func transfer(_ value: EvaluatedLayout.Value) -> AttributeTransfer? {
    guard let view = document.object(value.view) else { return nil }
    if case .attribute(let text) = value.content { return AttributeTransfer(Name(value.keyPath), text, of: view) }
    do throws(TransferError) {
      return try AttributeTransfer(value.keyPath, writing: value.content, to: view, in: document)
    } catch {
      result.skipped.append(Plan.Skip(object: value.view, keyPath: value.keyPath, reason: error.description))
      return nil
    }
  }
}

extension Object {
  /// Whether a constraint takes the place of the view's autoresizing mask: the view is neither a root view nor a
  /// content view, and not around the other item.
  fileprivate func isPlacedByConstraints(
    among items: [ObjectID], in document: Document, moving superviews: [Object: Object]
  ) -> Bool {
    guard isView, superview != nil, element.attribute(.key) == nil,
      element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    else { return false }
    return items.allSatisfy { id in
      guard let other = document.object(id), other != self else { return true }
      return other.isView ? !other.viewAncestry(moving: superviews).contains(self) : !element.contains(other.element)
    }
  }
}
