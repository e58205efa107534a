import IBBase
import IBXML

/// A writer of the variations of one object as in Xcode: in order of precedence, masks in list order, without empty
/// elements.
struct VariationEdit {
  let host: Element
  let document: Document

  func make(_ changes: [String: VariationChange], in edit: inout TreeEdit) {
    for key in Variation.sorted(Array(changes.keys), byPrecedenceOf: { $0 }) {
      guard let change = changes[key] else { continue }
      let existing = Object(element: host).variations.filter { $0.key == key }.map(\.element)
      var additions = NewElement(.variation, [NewAttribute(.key, key)])
      for (name, value) in change.attributes.ordered(by: \.key.text) {
        state(value, of: name, in: existing, new: &additions, &edit)
      }
      for (childKey, child) in change.children.ordered(by: \.key) {
        state(child, withKey: childKey, in: existing, new: &additions, &edit)
      }
      for list in [Name.subviews, .constraints] {
        let missing = correct(statements(of: change, about: list, in: edit), of: list, in: existing, &edit)
        if !missing.isEmpty { add(missing, toMaskOf: list, in: existing.last, new: &additions, &edit) }
      }
      if additions.attributes.count > 1 || !additions.children.isEmpty { insert(additions, in: &edit) }
      for variation in existing where edit.saysNothing(variation) { edit.remove(variation) }
    }
  }

  private func statements(
    of change: VariationChange, about list: Name, in edit: TreeEdit
  ) -> [VariationChange.Mask: Bool?] {
    let members = change.masks.filter { $0.key.list == list }
    return Dictionary(
      uniqueKeysWithValues: members.map { place, isIncluded in
        (place, edit.isRemoved(place.member.element) && place.member.element.parent?.parent == host ? nil : isIncluded)
      })
  }

  private func state(
    _ value: String?, of name: Name, in existing: [Element], new: inout NewElement, _ edit: inout TreeEdit
  ) {
    guard let value else { return existing.forEach { edit.removeAttribute(name, from: $0) } }
    guard let variation = existing.last else { return new.attributes.append(NewAttribute(name, value)) }
    let place = AttributeOrder.place(of: name, in: variation, on: document.platform)
    edit.setAttribute(name, to: value, on: variation, before: place)
  }

  private func state(
    _ child: NewElement?, withKey key: String, in existing: [Element], new: inout NewElement, _ edit: inout TreeEdit
  ) {
    let old = existing.flatMap(\.children).filter { $0[.key] == key && $0.name != .mask }
    for element in old.dropLast(child == nil ? 0 : 1) { edit.remove(element) }
    guard let child else { return }
    if let last = old.last { return edit.replace(last, with: child) }
    guard let variation = existing.last else { return new.children.append(child) }
    edit.insert(child, into: variation, before: ChildOrder.place(of: child, in: variation, of: document))
  }

  private typealias Member = (object: Object, isIncluded: Bool)

  /// Removes contradicting members, and returns those that are not written yet, in document order.
  private func correct(
    _ members: [VariationChange.Mask: Bool?], of list: Name, in existing: [Element], _ edit: inout TreeEdit
  ) -> [Member] {
    if members.isEmpty { return [] }
    let masks = existing.flatMap { $0.children(.mask).filter { $0[.key] == list.text } }
    let references = Dictionary(grouping: masks.flatMap(\.children)) { $0.id(.reference) }
    var missing: [Member] = []
    for (place, isIncluded) in members.ordered(by: \.key.member) {
      var isSaid = false
      for reference in references[place.member.id] ?? [] {
        if !edit.isRemoved(reference), isIncluded == (reference.name == .include) {
          isSaid = true
        } else {
          edit.remove(reference)
        }
      }
      if let isIncluded, !isSaid { missing.append((place.member, isIncluded)) }
    }
    return missing
  }

  private func add(
    _ members: [Member], toMaskOf list: Name, in variation: Element?, new: inout NewElement, _ edit: inout TreeEdit
  ) {
    let mask = NewElement(.mask, [NewAttribute(.key, list.text)], children: members.map(reference))
    guard let variation else { return new.children.append(mask) }
    guard let existing = variation.children(.mask).first(where: { $0[.key] == list.text }) else {
      return edit.insert(mask, into: variation, before: ChildOrder.place(of: mask, in: variation, of: document))
    }
    var present = existing.children.map { (object: $0.id(.reference).flatMap(document.object), element: $0) }[...]
    // Members are in document order, so that each is inserted behind the one before it.
    for member in members {
      present = present.drop { $0.object.map { $0 <= member.object } ?? true }
      edit.insert(reference(member), into: existing, before: present.first?.element)
    }
  }

  private func reference(_ member: Member) -> NewElement {
    NewElement(member.isIncluded ? .include : .exclude, [NewAttribute(.reference, member.object.id)])
  }

  private func insert(_ new: NewElement, in edit: inout TreeEdit) {
    let precedence = Variation.Precedence(key: new[.key] ?? "")
    let next = host.children(.variation).first { Variation(element: $0).precedence > precedence }
    let last: Element? = host.children(.variation).reduce(nil) { $1 }
    var following: Element?
    if next == nil, let last { following = host.children.first { $0 > last } }
    let place = next ?? (last == nil ? ChildOrder.place(of: new, in: host, of: document) : following)
    edit.insert(new, into: host, before: place)
  }
}

extension TreeEdit {
  fileprivate func saysNothing(_ variation: Element) -> Bool {
    attributeNames(of: variation).allSatisfy { $0 == .key } && insertedChildren(of: variation).isEmpty
      && variation.holdsOnlyElements
      && variation.children.allSatisfy { child in
        isRemoved(child)
          || child.name == .mask && !child.children.isEmpty && child.children.allSatisfy { isRemoved($0) }
            && insertedChildren(of: child).isEmpty
      }
  }
}
