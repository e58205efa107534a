import IBModel
import IBXML

extension SheetLayout {
  /// What the layout says in the environment of the options, in place of what it replaces.
  ///
  /// A layout that cannot be evaluated changes nothing; see `obstacles`.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    let environment = LayoutEnvironment(of: root, in: document, options.situation, state: options.state)
    let pile = try? pile(in: environment)
    // Only then does it matter what other layouts of the sheet have made.
    let looksAtOthers = layout.replacement == .tracked || options.isRemoval || root.hasHelpers
    let possible = (looksAtOthers ? siblings : [self]).map { sibling in
      let isKnown = sibling.id == id && layout.condition == nil && pile?.isConditional == false
      return (sibling, isKnown ? pile : try? sibling.pile(in: environment, takesAllBranches: true))
    }
    var builder = SheetLayoutChange(self, possible)
    guard sheet.mistakes.isEmpty, let pile else { return builder.result }
    builder.collect(options.isRemoval ? LayoutPile() : pile, options, among: constraints)
    return builder.result
  }
}

/// Collects the change that a layout means.
private struct SheetLayoutChange {
  let template: SheetLayout
  private let document: Document
  private(set) var result = LayoutChange(ConstraintSwap())
  /// Everything that layouts of the sheet can say about the screen.
  private let possible: [(layout: SheetLayout, pile: LayoutPile)]

  init(_ template: SheetLayout, _ siblings: [(SheetLayout, LayoutPile?)]) {
    self.template = template
    document = template.document
    possible = siblings.compactMap { sibling, pile in pile.map { (sibling, $0) } }
  }

  mutating func collect(_ pile: LayoutPile, _ options: ApplyOptions, among constraints: RunTimeConstraints) {
    result.skipped = pile.skipped
    exchangeHelpers(with: pile.helpers)
    result.boxes = pile.boxes
    if options.scope != .attributes {
      let live = ([template.root] + template.root.descendantViews).flatMap { constraints.held(by: $0) }
      let replaced = replaced(among: live, by: pile, isRemoval: options.isRemoval)
      result.replaced = replaced
      result.swap.deactivated = replaced
      let gone = Set(replaced)
      result.swap.left = live.filter { !gone.contains($0) }
      result.holders = []
      want(pile)
    }
    if options.scope != .constraints { result.transfers = pile.values.compactMap { transfer($0) } }
  }

  // MARK: What it replaces

  private func replaced(
    among live: [RunTimeConstraint], by pile: LayoutPile, isRemoval: Bool
  ) -> [RunTimeConstraint] {
    let helpers = Set(result.removedHelpers.map(\.id))
    let all = possible.first { $0.layout.id == template.id }?.pile ?? pile
    let slots = Set(
      (pile.constraints.map(\.content) + pile.emptied + (isRemoval ? all.constraints.map(\.content) : []))
        .map(ConstraintSlot.init))
    let members = members(of: all)
    let tracked = Set(
      possible.filter { !isRemoval || $0.layout.id == template.id }.flatMap { layout, pile in
        pile.constraints.map { layout.identifier(of: $0.content) }
      })
    return live.filter { constraint in
      if constraint.items.contains(where: helpers.contains) { return true }
      if isRemoval, template.layout.replacement != .slots { return tracked.contains(constraint.id) }
      switch template.layout.replacement {
      case .nothing: return false
      case .tracked: return tracked.contains(constraint.id)
      case .slots: return constraint.content.map { slots.contains(ConstraintSlot($0)) } ?? false
      case .participants:
        return constraint.items.allSatisfy(members.contains)
          && (constraint.items.count == 2 || constraint.isConstantSize)
      }
    }
  }

  /// The views that a layout mentions, with their guides and helpers.
  private func members(of pile: LayoutPile) -> Set<String> {
    var result = pile.items
    for object in result.compactMap(document.object) {
      if let guide = LayoutGuide(object) {
        if let view = guide.view { result.insert(view.id) }
      }
    }
    for view in result.compactMap(document.object) { result.formUnion(view.layoutGuides.map(\.object.id)) }
    return result
  }

  private mutating func exchangeHelpers(with helpers: [LayoutHelper]) {
    result.helpers = helpers
    let wanted = Set(helpers.map(\.id))
    let known = Set(possible.flatMap(\.pile.helpers).map(\.id)).subtracting(wanted)
    result.removedHelpers = known.sorted().compactMap(document.object)
  }

  // MARK: What it brings

  private mutating func want(_ pile: LayoutPile) {
    let superviews = Dictionary(pile.helpers.map { ($0.id, $0.superview) }, uniquingKeysWith: { first, _ in first })
    let helperNames = Dictionary(
      pile.helpers.map { ($0.id, "\(LayoutHelper.label($0.purpose)) (\($0.id))") },
      uniquingKeysWith: { first, _ in first })
    var constrained: Set<Object> = []
    for entry in pile.constraints {
      let items = entry.content.items.compactMap { document.object(superviews[$0] ?? $0) }
      guard items.count == entry.content.items.count, let host = document.constraintHost(for: items) else {
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
        guard let view = document.object(id), view.isPlacedByConstraints(among: entry.content.items, in: document)
        else {
          continue
        }
        constrained.insert(view)
      }
    }
    result.constrainedViews = constrained.sorted()
  }

  private mutating func skip(_ entry: LayoutPile.Entry) {
    result.skipped.append(
      Plan.Skip(
        object: entry.content.first.item, keyPath: nil,
        reason: "its items are in different view trees, so that no view holds the constraint"))
  }

  private mutating func transfer(_ value: LayoutPile.Value) -> AttributeTransfer? {
    guard let view = document.object(value.view) else { return nil }
    if case .attribute(let text) = value.content { return AttributeTransfer(Name(value.keyPath), text, of: view) }
    do throws(AttributeTransfer.Obstacle) {
      return try AttributeTransfer(value.keyPath, writing: value.content, to: view, in: document)
    } catch {
      result.skipped.append(Plan.Skip(object: value.view, keyPath: value.keyPath, reason: error.description))
      return nil
    }
  }
}

extension SheetLayout {
  /// The id that a constraint of the layout always has, by what it is about.
  fileprivate func identifier(of content: ConstraintContent) -> String {
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

extension Object {
  /// Whether a constraint takes the place of the view's autoresizing mask: it is neither a root view nor a content view,
  /// and not around the other item.
  fileprivate func isPlacedByConstraints(among items: [String], in document: Document) -> Bool {
    guard isView, superview != nil, element.attribute(.key) == nil,
      element["translatesAutoresizingMaskIntoConstraints"] != "NO"
    else { return false }
    return items.allSatisfy { id in
      guard let other = document.object(id), other != self else { return true }
      return !element.contains(other.element)
    }
  }
}
