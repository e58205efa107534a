import IBModel

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
