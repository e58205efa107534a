/// A collection of changes to one tree that becomes a list of splices.
///
/// Changes refer to elements of the original tree. Removing an element discards all changes of it and of its
/// descendants; a moved element keeps the changes inside it.
package struct TreeEdit: Sendable {
  package let tree: XMLTree
  var removed: Set<Element> = []
  /// The node numbers of removed comments.
  private(set) var removedComments: Set<Int> = []
  var replacements: [Element: NewElement] = [:]
  var attributeChanges: [Element: [AttributeChange]] = [:]
  var insertions: [Element: [Insertion]] = [:]
  /// The new parents of moved elements.
  private(set) var moved: [Element: Element] = [:]
  let style: WritingStyle

  struct AttributeChange {
    var name: Name
    var value: String?
    /// The ordinal of the attribute that follows a new one; nil for the end.
    var before: Int?
  }

  struct Insertion {
    var content: Content
    /// The child that follows the new one; nil for the end.
    var before: Element?
  }

  enum Content {
    case new(NewElement)
    case moved(Element)
    case list(Name, [Content])
  }

  package init(_ tree: XMLTree) {
    self.tree = tree
    style = WritingStyle(of: tree)
  }

  /// Removes an element with its line.
  package mutating func remove(_ element: Element) {
    cancelMove(of: element)
    replacements[element] = nil
    removed.insert(element)
  }

  /// Removes the comment directly before a removed element with its line.
  package mutating func removeComment(before element: Element) {
    let content = element.parent?.content ?? []
    for (part, next) in zip(content, content.dropFirst()) {
      if case .comment(let comment) = part, case .element(element) = next { removedComments.insert(comment.index) }
    }
  }

  package func isRemoved(_ element: Element) -> Bool {
    !removed.isEmpty && ancestry(of: element).contains { removed.contains($0) }
  }

  package func isGone(_ element: Element) -> Bool {
    isRemoved(element) || !replacements.isEmpty && ancestry(of: element).contains { replacements[$0] != nil }
  }

  /// After the moves, innermost first.
  package func ancestry(of element: Element) -> some Sequence<Element> {
    sequence(first: element) { moved[$0] ?? $0.parent }
  }

  package func leaves(_ element: Element) -> Bool { isRemoved(element) || moved[element] != nil }

  /// - Parameter ordinal: The attribute before which a new one is placed; nil for the end.
  package mutating func setAttribute(_ name: Name, to value: String, on element: Element, before ordinal: Int? = nil) {
    change(AttributeChange(name: name, value: value, before: ordinal), on: element)
  }

  package mutating func removeAttribute(_ name: Name, from element: Element) {
    change(AttributeChange(name: name, value: nil, before: nil), on: element)
  }

  package mutating func insert(_ content: NewElement, into parent: Element, before sibling: Element? = nil) {
    insertions[parent, default: []].append(Insertion(content: .new(content), before: sibling))
  }

  /// Moves an element; only the indentation of its lines changes. Returns false for a parent that is inside of the
  /// element or removed.
  @discardableResult
  package mutating func move(_ element: Element, into parent: Element, before sibling: Element? = nil) -> Bool {
    guard prepareMove(of: element, into: parent) else { return false }
    insertions[parent, default: []].append(Insertion(content: .moved(element), before: sibling))
    return true
  }

  /// Returns whether the elements are moved.
  @discardableResult
  package mutating func insertList(
    _ name: Name, of new: [NewElement], moving elements: [Element], into parent: Element, before sibling: Element? = nil
  ) -> Bool {
    let movable = elements.filter { prepareMove(of: $0, into: parent) }
    let members = new.map { Content.new($0) } + movable.map { Content.moved($0) }
    insertions[parent, default: []].append(Insertion(content: .list(name, members), before: sibling))
    return movable.count == elements.count
  }

  private mutating func prepareMove(of element: Element, into parent: Element) -> Bool {
    cancelMove(of: element)
    guard element.parent != nil, !isRemoved(parent), !ancestry(of: parent).contains(element) else { return false }
    replacements[element] = nil
    removed.remove(element)
    moved[element] = parent
    return true
  }

  private mutating func cancelMove(of element: Element) {
    guard let parent = moved.removeValue(forKey: element) else { return }
    insertions[parent] = insertions[parent]?.compactMap { $0.without(element) }
    if insertions[parent]?.isEmpty == true { insertions[parent] = nil }
  }

  /// Of two replacements of an element, the later one wins.
  package mutating func replace(_ element: Element, with content: NewElement) {
    cancelMove(of: element)
    removed.remove(element)
    replacements[element] = content
  }

  package mutating func keep(_ element: Element) {
    removed.remove(element)
    replacements[element] = nil
  }

  package mutating func removeInsertions(into parent: Element, where isUnwanted: (NewElement) -> Bool) {
    insertions[parent]?.removeAll { $0.content.new.map(isUnwanted) ?? false }
    if insertions[parent]?.isEmpty == true { insertions[parent] = nil }
  }

  package var removedElements: [Element] { removed.sorted() }

  package var movedElements: [Element] { moved.keys.sorted() }

  package mutating func changeInsertion(
    into parent: Element, where isWanted: (NewElement) -> Bool, change: (inout NewElement) -> Void,
    otherwise make: () -> (content: NewElement, before: Element?)
  ) {
    let index = insertions[parent]?.firstIndex { $0.content.new.map(isWanted) ?? false }
    if let index, case .new(var content)? = insertions[parent]?[index].content {
      change(&content)
      insertions[parent]?[index].content = .new(content)
    } else {
      let new = make()
      insert(new.content, into: parent, before: new.before)
    }
  }

  /// In the order of insertion.
  package func insertedChildren(of parent: Element) -> [NewElement] {
    insertions[parent, default: []].compactMap(\.content.new)
  }

  package func hasInsertions(into parent: Element) -> Bool { insertions[parent]?.isEmpty == false }

  /// Stable, among children at the same place.
  package mutating func sortInsertions(byRank rank: (_ new: NewElement, _ parent: Element) -> Int) {
    for (parent, stated) in insertions {
      insertions[parent] = TreeEdit.sorted(stated) { rank($0.content.shape, parent) }
    }
  }

  /// Stable, among attributes at the same place.
  package mutating func sortAttributes(byRank rank: (_ name: Name, _ element: Element) -> Int) {
    for (element, stated) in attributeChanges {
      attributeChanges[element] = TreeEdit.sorted(stated) { rank($0.name, element) }
    }
  }

  private static func sorted<Member>(_ members: [Member], byRank rank: (Member) -> Int) -> [Member] {
    guard members.count > 1 else { return members }
    let ranked = members.enumerated().map { (rank: rank($1), offset: $0, member: $1) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.member)
  }

  package func value(of name: Name, on element: Element) -> String? {
    if let change = attributeChanges[element]?.last(where: { $0.name == name }) { return change.value }
    return element[name]
  }

  /// New attributes come last.
  package func attributeNames(of element: Element) -> [Name] {
    let present = element.attributes.map(\.name)
    let stated = (attributeChanges[element] ?? []).map(\.name).filter { !present.contains($0) }
    return (present + stated).filter { value(of: $0, on: element) != nil }
  }

  private mutating func change(_ change: AttributeChange, on element: Element) {
    attributeChanges[element, default: []].removeAll { $0.name == change.name }
    attributeChanges[element, default: []].append(change)
  }

  /// The removed and replaced elements; their descendants are gone, too.
  package var goneElements: [Element] { Array(removed) + Array(replacements.keys) }

  package var newElements: [NewElement] {
    Array(replacements.values) + insertions.values.joined().flatMap(\.content.newElements)
  }

  /// The attributes that it sets; a nil value removes one.
  package var changedAttributes: [(element: Element, name: Name, value: String?)] {
    attributeChanges.flatMap { element, changes in changes.map { (element, $0.name, $0.value) } }
  }
}

extension TreeEdit.Insertion {
  /// Returns nil for an empty rest.
  fileprivate func without(_ element: Element) -> Self? {
    switch content {
    case .new: return self
    case .moved(let moved): return moved == element ? nil : self
    case .list(let name, let members):
      let rest = members.filter { if case .moved(element) = $0 { false } else { true } }
      return rest.isEmpty ? nil : Self(content: .list(name, rest), before: before)
    }
  }
}

extension TreeEdit.Content {
  fileprivate var new: NewElement? { if case .new(let element) = self { element } else { nil } }

  fileprivate var shape: NewElement {
    switch self {
    case .new(let element): element
    case .moved(let element): NewElement(shallow: element)
    case .list(let name, _): NewElement(name)
    }
  }

  fileprivate var newElements: [NewElement] {
    switch self {
    case .new(let element): [element]
    case .moved: []
    case .list(_, let members): members.flatMap(\.newElements)
    }
  }
}
