import IBBase
import IBXML

/// Changes to a document in the model's terms, including their consequences.
///
/// Lists stay sorted as in Xcode, and empty lists and references to a removed constraint are removed. The result is a
/// list of byte replacements: all other bytes are not changed.
public struct ModelEdit: Sendable {
  /// The document before the changes.
  public let document: Document
  var tree: TreeEdit
  private var mint: IDGenerator
  private var additions: [MemberList: [NewElement]] = [:]
  /// In the order of the moves.
  private(set) var moves: [MemberList: [Move]] = [:]
  /// By element and key.
  var variationChanges: [Element: [String: VariationChange]] = [:]
  private let references: ReferenceIndex
  /// Numbers of objects with the same id, for ids of several objects.
  private let sharerCounts: [ObjectID: Int]
  private var removedSharers: [ObjectID: Set<Int>] = [:]

  struct MemberList: Hashable {
    var owner: Element
    var list: Name
  }

  struct Move {
    var object: Element
    /// The member of the list that follows it; nil for the end.
    var before: Element?
  }

  /// Creates an edit without changes.
  public init(_ document: Document) {
    self.document = document
    tree = TreeEdit(document.tree)
    mint = IDGenerator(document)
    references = ReferenceIndex(document)
    sharerCounts = document.duplicates.reduce(into: [:]) { $0[$1.id, default: 1] += 1 }
  }

  /// Returns a fresh id, the same one for the same seeds in the same order.
  public mutating func identifier(for seed: String) -> ObjectID { mint.identifier(for: seed) }

  /// Returns the references to an object, in document order.
  /// - Complexity: O(attributes of the document) the first time
  public func references(to id: ObjectID) -> [Reference] { references[id] }

  /// Whether no remaining object has the id of a removed one; otherwise references may mean the remaining one.
  mutating func isLast(_ removed: Element, with id: ObjectID) -> Bool {
    guard let count = sharerCounts[id] else { return true }
    removedSharers[id, default: []].insert(removed.index)
    return removedSharers[id]?.count == count
  }

  /// Sets an attribute at its place in Xcode's order, or removes it.
  public mutating func setAttribute(_ name: Name, to value: String?, on element: Element) {
    guard let value else { return tree.removeAttribute(name, from: element) }
    let place = AttributeOrder.place(of: name, in: element, on: document.platform)
    tree.setAttribute(name, to: value, on: element, before: place)
  }

  /// Sets an attribute that holds an id.
  public mutating func setAttribute(_ name: Name, to id: ObjectID, on element: Element) {
    setAttribute(name, to: id.rawValue, on: element)
  }

  /// Makes `new` the child with its name and key, or removes that child when `new` is nil. A child that equals `new` is
  /// not changed; earlier changes of that child no longer apply.
  public mutating func setChild(_ name: Name, key: String?, to new: NewElement?, in parent: Element) {
    tree.removeInsertions(into: parent) { $0.name == name && $0[.key] == key }
    let existing = parent.children.first { $0.name == name && $0[.key] == key }
    switch (existing, new) {
    case (let existing?, let new?):
      if NewElement(copying: existing) == new { tree.keep(existing) } else { tree.replace(existing, with: new) }
    case (let existing?, nil): tree.remove(existing)
    case (nil, let new?):
      tree.insert(new, into: parent, before: ChildOrder.place(of: new, in: parent, of: document))
    case (nil, nil): break
    }
  }

  /// Inserts a child, or adds the attributes and children of `new` to a pending insertion of that name and key.
  public mutating func merge(_ new: NewElement, name: Name, key: String?, into parent: Element) {
    tree.changeInsertion(into: parent, where: { $0.name == name && $0[.key] == key }) { existing in
      for attribute in new.attributes { existing[attribute.name] = attribute.value }
      existing.attributes = AttributeOrder.sorted(existing.attributes, of: name, on: document.platform)
      existing.children += new.children
    } otherwise: {
      (new, ChildOrder.place(of: new, in: parent, of: document))
    }
  }

  /// Inserts a new element into a parent, before one of its children or as the last.
  public mutating func insert(_ new: NewElement, into parent: Element, before sibling: Element? = nil) {
    tree.insert(new, into: parent, before: sibling)
  }

  /// Replaces an element with its content.
  public mutating func replace(_ element: Element, with new: NewElement) { tree.replace(element, with: new) }

  /// Removes an element with its line, and its list if that becomes empty.
  public mutating func remove(_ element: Element) { tree.remove(element) }

  /// Adds an element to a list of an object, at its sorted place; creates a missing list.
  public mutating func add(_ new: NewElement, to list: Name, of owner: Element) {
    additions[MemberList(owner: owner, list: list), default: []].append(new)
  }

  mutating func withdraw(from list: Name, of owner: Element, where isUnwanted: (NewElement) -> Bool) {
    additions[MemberList(owner: owner, list: list)]?.removeAll(where: isUnwanted)
  }

  mutating func move(_ element: Element, to list: Name, of owner: Element, before sibling: Element?) {
    for place in moves.keys { moves[place]?.removeAll { $0.object == element } }
    moves[MemberList(owner: owner, list: list), default: []].append(Move(object: element, before: sibling))
  }

  /// Returns the edited document, read back: it has exactly the stated changes, and no new dangling references or
  /// duplicate ids.
  ///
  /// The whole text is read again. Text outside of changes must have the same bytes, and the rest is compared with the
  /// stated changes. A reference can be newly dangling only where a change writes it or removes its object, so that
  /// only these are looked up.
  /// - Throws: `EditError` otherwise; then the result must not be written.
  /// - Complexity: O(bytes)
  public func verified() throws(EditError) -> Document {
    let statements = completed()
    let edited: [UInt8]
    do throws(ExplainedError) { edited = try statements.applied() } catch { throw .overlap(error) }
    let result: Document
    do throws(DocumentError) {
      result = try Document(parsing: document.tree.source.encoded(edited))
    } catch {
      throw .unreadable(error)
    }
    if let offset = statements.firstDifference(from: result.tree) { throw .unannounced(offset: offset) }
    let dangling =
      mayLeaveDanglingReferences(statements, in: result)
      ? EditError.additional(result.danglingReferences().map(\.id), to: document.danglingReferences().map(\.id)) : []
    let duplicate = EditError.additional(result.duplicates.map(\.id), to: document.duplicates.map(\.id))
    guard dangling.isEmpty, duplicate.isEmpty else { throw .newProblems(dangling: dangling, duplicate: duplicate) }
    return result
  }

  /// Returns all changes as byte splices.
  public func splices() -> [Splice] { completed().splices }

  /// Returns the edited file in its own encoding, verified as in ``verified()``.
  /// - Throws: `EditError` if the result is not the document that the changes announce.
  public func bytes() throws(EditError) -> [UInt8] { try verified().tree.source.bytes }

  /// Returns the edited file in its own encoding, unverified.
  package func unverifiedBytes() throws(ExplainedError) -> [UInt8] {
    document.tree.source.encoded(try completed().applied())
  }

  private func completed() -> TreeEdit {
    moves.isEmpty ? completedTree() : withSettledConstraints().completedTree()
  }

  private func completedTree() -> TreeEdit {
    var result = tree
    let places = Set(additions.keys).union(moves.keys)
    for place in places.ordered(by: \.list.text).ordered(by: \.owner) {
      let sorted = (additions[place] ?? []).ordered { SortKey($0) }
      fill(place, with: sorted, moving: (moves[place] ?? []).filter { !tree.isRemoved($0.object) }, edit: &result)
    }
    for (host, changes) in variationChanges.ordered(by: \.key) where !result.isRemoved(host) {
      VariationEdit(host: host, document: document).make(changes, in: &result)
    }
    result.sortInsertions { ChildOrder.rank(of: $0, in: $1, of: document) }
    result.sortAttributes { AttributeOrder.rank(of: $0, on: $1.name, document.platform) }
    Pruning.removeEmptyLists(from: &result)
    return result
  }

  private func fill(_ place: MemberList, with new: [NewElement], moving moves: [Move], edit: inout TreeEdit) {
    guard !new.isEmpty || !moves.isEmpty else { return }
    guard let list = place.owner.child(place.list) else {
      let sibling = ChildOrder.place(of: NewElement(place.list), in: place.owner, of: document)
      edit.insertList(place.list, of: new, moving: moves.map(\.object), into: place.owner, before: sibling)
      return
    }
    for move in moves { edit.move(move.object, into: list, before: move.before) }
    insert(new, into: list, edit: &edit)
  }

  private func insert(_ new: [NewElement], into list: Element, edit: inout TreeEdit) {
    var members = (list.children.filter { !edit.leaves($0) }.map { (key: SortKey(NewElement(shallow: $0)), $0) })[...]
    // New elements are sorted, so that each is inserted behind the one before it.
    for element in new {
      let key = SortKey(element)
      members = members.drop { !($0.key > key) }
      edit.insert(element, into: list, before: members.first?.1)
    }
  }
}

/// The order in which Xcode sorts members: constraints by id, connections by kind and name; others stay in order.
private struct SortKey: Comparable {
  var group: Int
  var text: String

  init(_ element: NewElement) {
    switch element.name {
    case .constraint: (group, text) = (0, element[.id] ?? "")
    case .accessibilityConnection: (group, text) = (0, element[.property] ?? "")
    case .action: (group, text) = (1, element[.selector] ?? "")
    case .binding: (group, text) = (2, element[.name] ?? "")
    case .outlet: (group, text) = (3, element[.property] ?? "")
    case .outletCollection: (group, text) = (4, element[.property] ?? "")
    case .segue: (group, text) = (5, "")
    case .variation:
      let precedence = Variation.Precedence(key: element[.key] ?? "")
      (group, text) = (precedence.traitCount, precedence.key)
    default: (group, text) = (0, "")
    }
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    left.group == right.group ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8) : left.group < right.group
  }
}

/// The removal of lists that lost all their members. Xcode never writes them empty.
private enum Pruning {
  private static let lists: Set<Name> = [
    .constraints, .connections, .userDefinedRuntimeAttributes, .mask, .variation, .subviews,
    "inferredMetricsTieBreakers",
  ]

  static func removeEmptyLists(from edit: inout TreeEdit) {
    var candidates = Array(Set((edit.removedElements + edit.movedElements).compactMap(\.parent)))
    while let candidate = candidates.popLast() {
      guard lists.contains(candidate.name), !edit.isRemoved(candidate) else { continue }
      let isEmpty = candidate.children.allSatisfy { edit.leaves($0) } && !edit.hasInsertions(into: candidate)
      let saysMore = candidate.name == .variation && candidate.attributes.contains { $0.name != .key }
      guard isEmpty, !saysMore, candidate.holdsOnlyElements else { continue }
      edit.remove(candidate)
      if let parent = candidate.parent { candidates.append(parent) }
    }
  }
}
