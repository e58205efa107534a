import IBModel
import IBXML

extension ViewTemplate {
  /// Returns the change that LDOLayoutTemplates makes: it deactivates the constraints that the targets hold between
  /// themselves, activates copies of those between the template's views, and copies the listed values.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    var change = ViewTemplateChange(self, options, among: constraints)
    if options.scope != .attributes { change.copyConstraints() }
    if options.scope != .constraints { change.copyValues() }
    return change.result
  }
}

private struct ViewTemplateChange {
  let template: ViewTemplate
  let mapping: ItemMapping
  private(set) var result: LayoutChange

  init(_ template: ViewTemplate, _ options: ApplyOptions, among constraints: RunTimeConstraints) {
    self.template = template
    mapping = ItemMapping(template, mapsGuides: options.mapsGuides)
    result = LayoutChange(ConstraintSwap(template, mapping: mapping, among: constraints))
    result.holders = Set(mapping.targetViews)
  }

  mutating func copyConstraints() {
    result.replaced = result.swap.deactivated
    for constraint in result.swap.collected {
      guard let new = copy(of: constraint), let host = host(of: new, for: constraint) else { continue }
      result.wanted.append(LayoutChange.WantedConstraint(new: new, host: host, source: constraint.id.rawValue))
    }
  }

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

  mutating func copyValues() {
    for participant in template.participants { result.transfers += transfers(of: participant) }
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
      do throws(TransferError) {
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

  private mutating func skip(_ object: ObjectID, keyPath: String? = nil, _ reason: String) {
    result.skipped.append(Plan.Skip(object: object, keyPath: keyPath, reason: reason))
  }
}

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

  /// Returns whether a target would hold the copies of a constraint, so a later template can deactivate them.
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
