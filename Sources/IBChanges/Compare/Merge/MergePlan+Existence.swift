import IBBase
import IBModel
import IBXML

/// Decisions about survival. Elements removed by a side go, unless the other side changed or used them: that is a
/// conflict.
extension MergePlan {
  mutating func decideExistence() {
    for identity in identities {
      survives[identity] =
        switch (base.has(identity), ours.has(identity), theirs.has(identity)) {
        case (true, let ours, let theirs): ours && theirs
        case (false, let ours, let theirs): ours || theirs
        }
    }
    for side in [MergeSide.ours, .theirs] { settleRemovals(by: side) }
    settleLastScenes()
    keepLists()
    keepUsedResources()
    dropOrphans()
  }

  func isRemoved(_ identity: Int, by side: MergeSide) -> Bool {
    base.has(identity) && !version(side).has(identity) && version(side.other).has(identity)
  }

  /// Compares the removals of a side with the changes of the other.
  private mutating func settleRemovals(by side: MergeSide) {
    var changes: [Int: [String]] = [:]
    for identity in identities where version(side.other).has(identity) {
      for change in changesOfRemoved(identity, removedBy: side) {
        changes[unit(of: change.removed, removedBy: side), default: []].append(change.text)
      }
    }
    for (unit, clauses) in changes.ordered(by: \.key) {
      let text = clauses.joined(separator: "; ")
      let isOurs = side == .ours
      let winner = settle(
        .removal, about: unit, subject(of: unit), base: nil, ours: isOurs ? "removed" : text,
        theirs: isOurs ? text : "removed")
      if winner != side { keep(unit, removedBy: side) }
    }
  }

  /// Sides that each removed all scenes of the other one disagree about them: a storyboard without scenes is nobody's.
  private mutating func settleLastScenes() {
    let scenes = identities.filter { anyElement($0)?.name == .scene }
    guard !scenes.contains(where: { survives[$0] }), scenes.contains(where: { ours.has($0) }),
      scenes.contains(where: { theirs.has($0) })
    else { return }
    for scene in scenes {
      guard let side = MergeSide.allCases.first(where: { isRemoved(scene, by: $0) }),
        let element = version(side.other).element(scene)
      else { continue }
      let kept = "\(named(element)) kept"
      let winner = settle(
        .removal, about: scene, subject(of: scene), base: nil, ours: side == .ours ? "removed" : kept,
        theirs: side == .ours ? kept : "removed")
      if winner != side { keep(scene, removedBy: side) }
    }
  }

  private struct ChangeOfRemoved {
    var removed: Int
    var text: String
  }

  private func changesOfRemoved(_ identity: Int, removedBy side: MergeSide) -> [ChangeOfRemoved] {
    let kept = version(side.other)
    guard let element = kept.element(identity), !Noise.isInNoise(element), !table.isPart(identity, of: isValue) else {
      return []
    }
    if isRemoved(identity, by: side) {
      // A list is defined by its members.
      if isList(element) || hasAsAttribute(identity, side) { return [] }
      guard let old = base.element(identity) else { return [] }
      let isRenamed = renamed.earlier[side.other]?.values.contains(ObjectID(old[.id] ?? "")) ?? false
      let text = change(of: identity, from: old, to: element, in: kept)
      return (text ?? (isRenamed ? "\(named(element)) has a new id" : nil)).map {
        [ChangeOfRemoved(removed: identity, text: $0)]
      } ?? []
    }
    guard !version(side).has(identity) || isObject(identity) else { return [] }
    var found: [ChangeOfRemoved] = []
    let isNew = !base.has(identity)
    if isNew, version(side).has(identity) { return [] }
    if let parent = kept.parent(identity), !isList(element), isNew || base.parent(identity) != parent,
      version(side).parent(identity) != parent, let holder = holder(of: identity, in: kept),
      isRemoved(holder, by: side)
    {
      let verb = isNew ? "added" : "moved here"
      found.append(ChangeOfRemoved(removed: holder, text: "\(named(element)) \(verb)"))
    }
    if isObject(identity) || isNew {
      for reference in element.references {
        guard let target = table.object(reference.id), isRemoved(target, by: side) else { continue }
        var text: String? = "\(named(element)) refers to it"
        if let old = base.element(identity), old[reference.attribute.name] == reference.id.rawValue {
          // The side left the reference, which is removed together with its target.
          text = isReferenceElement(element) ? change(of: identity, from: old, to: element, in: kept) : nil
        }
        if let text { found.append(ChangeOfRemoved(removed: target, text: text)) }
      }
    }
    return found
  }

  private func holder(of identity: Int, in version: Version) -> Int? {
    var holder = version.parent(identity)
    while let current = holder, let element = version.element(current), isList(element) {
      holder = version.parent(current)
    }
    return holder
  }

  /// A description of a side's change; nil if it is insignificant.
  private func change(of identity: Int, from old: Element, to new: Element, in version: Version) -> String? {
    if old.name != new.name { return "\(named(old)) became \(new.name.text)" }
    if isValue(identity) {
      return Signature.areEqual(old, new) ? nil : "\(subject(of: identity)) changed"
    }
    if isObject(identity), base.parent(identity) != version.parent(identity) { return "\(named(new)) moved" }
    for name in Set(old.attributes.map(\.name) + new.attributes.map(\.name)).ordered(by: \.text) {
      guard !Noise.isNoise(name, of: new), !MergePlan.areEqual(old[name], new[name]) else { continue }
      if let before = Object(old), let after = Object(new), Constraint(old) != nil, Constraint(new) != nil {
        return "\(text(of: before)) → \(text(of: after))"
      }
      let what = isObject(identity) ? "\(name) of \(named(new))" : "\(subject(of: name, of: identity))"
      return "\(what): \(old[name] ?? "–") → \(new[name] ?? "–")"
    }
    return nil
  }

  static func areEqual(_ first: String?, _ second: String?) -> Bool {
    if first == second { return true }
    guard let first, let second else { return false }
    return Signature.number(first) == Signature.number(second)
  }

  func isList(_ element: Element) -> Bool {
    element.attributes.isEmpty && element.name != .document && !ElementRole.isValue(element)
  }

  private func unit(of identity: Int, removedBy side: MergeSide) -> Int {
    let kept = version(side.other)
    var unit = identity
    var current = identity
    while let parent = kept.parent(current), isRemoved(parent, by: side) {
      current = parent
      if isObject(current) || !isObject(unit) { unit = current }
    }
    return unit
  }

  /// Keeps an element with its contents, and the references to it.
  private mutating func keep(_ unit: Int, removedBy side: MergeSide) {
    let kept = version(side.other)
    guard let element = kept.element(unit) else { return }
    for part in element.subtree {
      guard let identity = kept.identity(of: part), isRemoved(identity, by: side) else { continue }
      survives[identity] = true
      self.kept.insert(identity)
    }
    for reference in kept.document.references where isReferenceElement(reference.element) {
      guard let identity = kept.identity(of: reference.element), isRemoved(identity, by: side),
        let target = table.object(reference.id), self.kept.contains(target),
        reference.element.references.allSatisfy({ table.object($0.id).map { survives[$0] } ?? true })
      else { continue }
      survives[identity] = true
    }
  }

  func isReferenceElement(_ element: Element) -> Bool { MergePlan.references.contains(element.name) }

  private static let references: NameSet = [
    "constraint", "outlet", "outletCollection", "action", "segue", "include", "exclude", "accessibilityConnection",
    "reference", "binding", "toolbarItemReference", "classReference",
  ]

  /// Keeps lists that still have members.
  mutating func keepLists() {
    for identity in identities.reversed() where !survives[identity] {
      guard let element = anyElement(identity), isList(element) || element.name == .mask || element.name == .variation,
        ours.has(identity) || theirs.has(identity)
      else { continue }
      let hasMembers = [ours, theirs].contains { version in
        version.children(identity).contains { survives[$0] }
      }
      if hasMembers { survives[identity] = true }
    }
  }

  /// Drops additions to elements that do not survive.
  mutating func dropOrphans() {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for identity in identities where survives[identity] && identity != 0 {
        if survivingParent(of: identity) == nil {
          survives[identity] = false
          hasChanged = true
        }
      }
    }
  }

  /// The surviving parent of an element, which prefers the new parent of a moved one.
  func survivingParent(of identity: Int) -> Int? {
    let candidates = [ours.parent(identity), theirs.parent(identity)].compactMap { $0 }
    return candidates.first { survives[$0] }
  }
}
