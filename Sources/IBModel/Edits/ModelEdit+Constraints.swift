import IBXML

/// A constraint to be written: items by id, everything else as the format spells it.
public struct NewConstraint: Sendable, Hashable {
  /// Id of the first item.
  public var firstItem: String
  /// Id of the second item; nil for a constant size.
  public var secondItem: String?
  /// All attributes but `id`, `firstItem` and `secondItem`, in no particular order.
  public var attributes: [Name: String]

  /// Says what a constraint is to say.
  public init(firstItem: String, secondItem: String? = nil, attributes: [Name: String]) {
    self.firstItem = firstItem
    self.secondItem = secondItem
    self.attributes = attributes
  }

  /// What a constraint says.
  public init(_ constraint: Constraint) {
    firstItem = constraint.firstItem
    secondItem = constraint.secondItem
    attributes = [:]
    let identity: Set<Name> = [.id, .firstItem, .secondItem]
    for attribute in constraint.element.attributes where !identity.contains(attribute.name) {
      attributes[attribute.name] = attribute.value
    }
  }

  /// Items and attributes in a fixed order, for seeds and for comparing texts.
  public var signature: String {
    let pairs = attributes.map { "\($0.key.text)=\($0.value)" }.sorted()
    return ([firstItem, secondItem ?? ""] + pairs).joined(separator: "|")
  }

  /// The constraint as an element of its host's list: the first item is left out exactly when it is the host.
  public func element(id: String, heldBy host: String, on platform: Platform) -> NewElement {
    var list = attributes.map { NewAttribute($0.key, $0.value) }.sorted { $0.name.text < $1.name.text }
    if firstItem != host { list.append(NewAttribute(.firstItem, firstItem)) }
    if let secondItem { list.append(NewAttribute(.secondItem, secondItem)) }
    list.append(NewAttribute(.id, id))
    return NewElement(.constraint, AttributeOrder.sorted(list, of: .constraint, on: platform))
  }
}

extension ModelEdit {
  /// Removes a constraint and what refers to it: masks, outlets and collections.
  public mutating func remove(_ constraint: Constraint) { removeWithReferences(constraint.element) }

  /// Keeps a constraint in the document but takes it out of every configuration ("Installed" unchecked).
  public mutating func uninstall(_ constraint: Constraint) {
    // What has no id cannot be excluded.
    guard constraint.element.attribute(.id) != nil else { return remove(constraint) }
    for reference in references(to: constraint.id) where reference.element.name == .include {
      remove(reference.element)
    }
    guard document.isInstalledByDefault(constraint.object) else { return }
    uninstalled[constraint.host, default: []].insert(constraint)
  }

  /// Adds a constraint to the list of its host.
  ///
  /// The views it ties lose `fixedFrame`, which Xcode keeps only on views without constraints.
  /// - Returns: The id of the new constraint, minted from `seed`.
  @discardableResult
  public mutating func add(_ constraint: NewConstraint, heldBy host: Object, seed: String) -> String {
    let id = identifier(for: seed)
    add(constraint.element(id: id, heldBy: host.id, on: document.platform), to: .constraints, of: host.element)
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item.flatMap(document.object), view.element[.fixedFrame] != nil else { continue }
      setAttribute(.fixedFrame, to: nil, on: view.element)
    }
    return id
  }
}

/// Constraints of one host that its default variation is to exclude.
struct DefaultExclusion {
  var host: Object
  /// In document order, which is the order masks list their members in.
  var constraints: [Constraint]

  func state(in edit: inout TreeEdit, of document: Document) {
    let constraints = constraints.filter { !edit.isRemoved($0.element) }
    guard !constraints.isEmpty else { return }
    guard let variation = host.variations.first(where: \.isDefault)?.element else {
      return addVariation(excluding: constraints, to: &edit, of: document)
    }
    guard let mask = variation.children.first(where: { $0.name == .mask && $0[.key] == Name.constraints.text }) else {
      let mask = mask(of: constraints)
      return edit.insert(mask, into: variation, before: ChildOrder.place(of: mask, in: variation, of: document))
    }
    var members = mask.children.map { (object: $0[.reference].flatMap(document.object), element: $0) }[...]
    // They come in document order, so that none stands before the place of the one before it.
    for constraint in constraints {
      members = members.drop { member in member.object.map { $0 <= constraint.object } ?? true }
      edit.insert(exclude(constraint), into: mask, before: members.first?.element)
    }
  }

  private func addVariation(excluding constraints: [Constraint], to edit: inout TreeEdit, of document: Document) {
    let isDefault = { (new: NewElement) in new.name == .variation && new[.key] == Variation.defaultKey }
    let mask = mask(of: constraints)
    edit.changeInsertion(into: host.element, where: isDefault) { variation in
      variation.children.append(mask)
    } otherwise: {
      let new = NewElement(.variation, [NewAttribute(.key, Variation.defaultKey)], children: [mask])
      return (new, host.element.child(.variation) ?? ChildOrder.place(of: new, in: host.element, of: document))
    }
  }

  private func mask(of constraints: [Constraint]) -> NewElement {
    NewElement(.mask, [NewAttribute(.key, Name.constraints.text)], children: constraints.map(exclude))
  }

  private func exclude(_ constraint: Constraint) -> NewElement {
    NewElement(.exclude, [NewAttribute(.reference, constraint.id)])
  }
}

extension Document {
  /// The view that holds a constraint between two views: their nearest common ancestor, climbing out of the content
  /// views that own no constraints.
  ///
  /// In documents without the matching capability the content view of a collection view cell, and of some boxes, is no
  /// owner:
  /// 508 of 542 constraints not held by the nearest common ancestor, out of 91,476, are of this kind.
  public func constraintHost(for items: [Object]) -> Object? {
    guard var host = items.first.map(view(owning:)) else { return nil }
    for item in items.dropFirst() {
      guard let common = host.nearestCommonAncestor(with: view(owning: item)) else { return nil }
      host = common
    }
    while host.element[.key] == "contentView", let cell = host.superview, isLegacyContainer(cell, of: host) {
      host = cell
    }
    return host
  }

  /// The view itself, or the view a guide belongs to.
  private func view(owning item: Object) -> Object { LayoutGuide(item)?.view ?? item }

  private func isLegacyContainer(_ container: Object, of content: Object) -> Bool {
    guard content.kind == .view else { return false }
    switch container.kind.text {
    case "collectionViewCell": return !hasCapability("collection view cell content view")
    case "box": return !hasCapability("box content view") && holdsConstraints(of: content, container)
    default: return false
    }
  }

  /// Whether a container holds constraints between views of its content. Observed in 6 of the 74 boxes without the
  /// capability, all of toolsVersion 14460; the other 68 leave them to the content view.
  private func holdsConstraints(of content: Object, _ container: Object) -> Bool {
    container.heldConstraints.contains { constraint in
      constraint.items.allSatisfy { item in object(item).map { content.element.contains($0.element) } ?? false }
    }
  }

  /// Whether the document says it uses a capability.
  public func hasCapability(_ name: String) -> Bool {
    tree.root.child("dependencies")?.children(.capability).contains { $0[.name] == name } == true
  }
}
