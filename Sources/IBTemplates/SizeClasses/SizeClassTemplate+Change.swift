import IBModel

extension SizeClassTemplate {
  /// Returns the change that makes the objects and values under the classes the default.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    let active = ActiveVariations(below: screen.element, under: classes)
    let hosts = self.hosts
    let members = members(of: hosts)
    var change = LayoutChange(swap(of: members, under: active))
    change.installation = LayoutChange.Installation(isDefault: true)
    if options.scope != .attributes {
      change.installation?.installed = members.filter(active.isInstalled)
      change.installation?.uninstalled = members.filter {
        document.isInstalledByDefault($0) && !active.isInstalled($0)
      }
    }
    for host in hosts {
      let isConstraint = host.name == .constraint
      guard options.scope != (isConstraint ? .attributes : .constraints) else { continue }
      addValues(of: host, under: active, to: &change)
    }
    return change
  }

  private func swap(of members: [Object], under active: ActiveVariations) -> ConstraintSwap {
    let members = members.compactMap { Constraint($0.element) }
    let installed = Set(members.filter { active.includes($0, of: document) })
    let live = members.filter { document.existsAtRunTime($0) && !installed.contains($0) }
    let varied = Set(members)
    let shared = ([screen] + screen.descendantViews).flatMap(\.heldConstraints)
      .filter { document.existsAtRunTime($0) && !varied.contains($0) }
    return ConstraintSwap(
      collected: installed.sorted().map(RunTimeConstraint.init), deactivated: live.map(RunTimeConstraint.init),
      left: shared.map(RunTimeConstraint.init))
  }

  /// Attributes in which Xcode records the state of the canvas.
  private static let records: Set<Name> = ["ambiguous", "misplaced"]

  /// Adds the attributes and children of an element that differ under the classes.
  private func addValues(of host: Element, under active: ActiveVariations, to change: inout LayoutChange) {
    let variations = active.variations(of: host).filter { !$0.isDefault }.map(\.element)
    guard let object = Object(host) else {
      let owner = host.ancestors.lazy.compactMap { Object($0) }.first ?? screen
      return skip("what varies in its `\(host.name.text)` has no id, so that it is not changed", owner, &change)
    }
    for name in Set(variations.flatMap { $0.attributes.map(\.name) }).ordered(by: \.text) {
      guard name != .key, !SizeClassTemplate.records.contains(name), let value = active.value(name, of: host),
        value != document.defaultVariations.value(name, of: host)
      else { continue }
      change.transfers.append(AttributeTransfer(name, value, of: object))
    }
    let children = variations.flatMap(\.children).filter { $0.name != .mask }
    for key in Set(children.map { $0[.key] ?? "" }).sorted() {
      guard !key.isEmpty, let child = active.child(withKey: key, of: host) else {
        skip("an element without key varies, which is not changed", object, &change)
        continue
      }
      let new = NewElement(copying: child)
      if document.defaultVariations.child(withKey: key, of: host).map(NewElement.init(copying:)) == new { continue }
      if child.subtree.contains(where: { $0.attribute(.id) != nil }) {
        skip("`\(key)` contains objects with ids, which cannot be copied", object, &change)
      } else {
        change.transfers.append(AttributeTransfer(child: new, of: object))
      }
    }
  }

  private func skip(_ reason: String, _ object: Object, _ change: inout LayoutChange) {
    change.skipped.append(Plan.Skip(object: object.id, keyPath: nil, reason: reason))
  }
}
