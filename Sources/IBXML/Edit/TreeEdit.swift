/// A collection of changes to one tree that becomes a list of splices.
///
/// Changes are stated on elements of the original tree; an element that is removed takes with it whatever was stated
/// for it and for what lies in it.
public struct TreeEdit: Sendable {
  /// The tree as it is before the changes.
  public let tree: XMLTree
  private var removed: Set<Element> = []
  private var replacements: [Element: NewElement] = [:]
  private var attributeChanges: [Element: [AttributeChange]] = [:]
  private var insertions: [Element: [Insertion]] = [:]
  private let hand: Hand

  private struct AttributeChange {
    var name: Name
    var value: String?
    /// The attribute (by ordinal) that a new one goes before; nil for the end.
    var before: Int?
  }

  private struct Insertion {
    var content: NewElement
    /// The child that the new one goes before; nil for the end.
    var before: Element?
  }

  /// An edit that changes nothing yet.
  public init(_ tree: XMLTree) {
    self.tree = tree
    hand = Hand(of: tree)
  }

  /// Whether nothing has been stated.
  public var isEmpty: Bool {
    removed.isEmpty && replacements.isEmpty && attributeChanges.isEmpty && insertions.isEmpty
  }

  /// Removes an element with its line.
  public mutating func remove(_ element: Element) {
    replacements[element] = nil
    removed.insert(element)
  }

  /// Whether an element or one around it is to be removed.
  public func isRemoved(_ element: Element) -> Bool {
    !removed.isEmpty && (removed.contains(element) || element.ancestors.contains { removed.contains($0) })
  }

  /// Whether the bytes of an element go away with it or with an element around it.
  private func isGone(_ element: Element) -> Bool {
    isRemoved(element)
      || !replacements.isEmpty
        && (replacements[element] != nil || element.ancestors.contains { replacements[$0] != nil })
  }

  /// Sets an attribute, in its place when the element has it, else before the attribute with the given ordinal.
  public mutating func setAttribute(_ name: Name, to value: String, on element: Element, before ordinal: Int? = nil) {
    change(AttributeChange(name: name, value: value, before: ordinal), on: element)
  }

  /// Removes an attribute; nothing happens when the element does not have it.
  public mutating func removeAttribute(_ name: Name, from element: Element) {
    change(AttributeChange(name: name, value: nil, before: nil), on: element)
  }

  /// Inserts a child before another one, or as the last.
  public mutating func insert(_ content: NewElement, into parent: Element, before sibling: Element? = nil) {
    insertions[parent, default: []].append(Insertion(content: content, before: sibling))
  }

  /// Replaces an element and everything in it; a later replacement of the same element takes the place of this one.
  public mutating func replace(_ element: Element, with content: NewElement) {
    removed.remove(element)
    replacements[element] = content
  }

  /// Takes back that an element is to be removed or replaced.
  public mutating func keep(_ element: Element) {
    removed.remove(element)
    replacements[element] = nil
  }

  /// Takes back insertions into a parent.
  public mutating func removeInsertions(into parent: Element, where isUnwanted: (NewElement) -> Bool) {
    insertions[parent]?.removeAll { isUnwanted($0.content) }
    if insertions[parent]?.isEmpty == true { insertions[parent] = nil }
  }

  /// The elements stated to be removed, in document order.
  public var removedElements: [Element] { removed.sorted() }

  /// Changes a child that is to be inserted, or inserts one when none fits.
  public mutating func changeInsertion(
    into parent: Element, where isWanted: (NewElement) -> Bool, change: (inout NewElement) -> Void,
    otherwise make: () -> (content: NewElement, before: Element?)
  ) {
    if let index = insertions[parent]?.firstIndex(where: { isWanted($0.content) }) {
      change(&insertions[parent, default: []][index].content)
    } else {
      let new = make()
      insert(new.content, into: parent, before: new.before)
    }
  }

  /// New children stated so far for a parent, in the order of statement.
  public func insertedChildren(of parent: Element) -> [NewElement] {
    insertions[parent, default: []].map(\.content)
  }

  /// Orders new children that go to the same place; those of equal rank keep the order of statement.
  public mutating func sortInsertions(byRank rank: (_ new: NewElement, _ parent: Element) -> Int) {
    for (parent, stated) in insertions {
      insertions[parent] = TreeEdit.sorted(stated) { rank($0.content, parent) }
    }
  }

  /// Orders new attributes that go to the same place; those of equal rank keep the order of statement.
  public mutating func sortAttributes(byRank rank: (_ name: Name, _ element: Element) -> Int) {
    for (element, stated) in attributeChanges {
      attributeChanges[element] = TreeEdit.sorted(stated) { rank($0.name, element) }
    }
  }

  private static func sorted<Member>(_ members: [Member], byRank rank: (Member) -> Int) -> [Member] {
    guard members.count > 1 else { return members }
    let ranked = members.enumerated().map { (rank: rank($1), offset: $0, member: $1) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.member)
  }

  /// The value an attribute will have.
  public func value(of name: Name, on element: Element) -> String? {
    if let change = attributeChanges[element]?.last(where: { $0.name == name }) { return change.value }
    return element[name]
  }

  private mutating func change(_ change: AttributeChange, on element: Element) {
    attributeChanges[element, default: []].removeAll { $0.name == change.name }
    attributeChanges[element, default: []].append(change)
  }

  // MARK: Splices

  /// The changes as replacements of bytes, in no particular order but without overlap.
  public var splices: [Splice] {
    var result: [Splice] = []
    let removedChildren = Dictionary(grouping: removedElements.filter { $0.parent != nil }) { $0.parent ?? $0 }
    for element in attributeChanges.keys.sorted() where !isGone(element) {
      result += attributeSplices(of: element)
    }
    for parent in Set(insertions.keys).union(removedChildren.keys).sorted() where !isGone(parent) {
      result += childSplices(of: parent, removed: removedChildren[parent] ?? [])
    }
    for (element, content) in replacements.sorted(by: { $0.key < $1.key }) where !isRemoved(element) {
      guard element.parent.map(isGone) != true else { continue }
      result.append(Splice(element.range, hand.text(of: content, indentation: indentation(of: element))))
    }
    return result
  }

  /// The edited text in UTF-8.
  public func applied() throws(SpliceError) -> [UInt8] {
    try splices.applied(to: tree.source.utf8)
  }

  private func attributeSplices(of element: Element) -> [Splice] {
    attributeChanges[element, default: []].compactMap { change in
      guard let existing = element.attribute(change.name) else {
        guard let value = change.value else { return nil }
        return insertion(of: change.name, value, on: element, before: change.before)
      }
      guard let value = change.value else {
        return Splice(rangeWithBlanksBefore(existing.range), "")
      }
      guard value != existing.value else { return nil }
      return Splice(existing.valueRange, Escaping.attribute(value, quote: existing.quote))
    }
  }

  private func insertion(of name: Name, _ value: String, on element: Element, before ordinal: Int?) -> Splice {
    let text = " \(name.text)=\"\(Escaping.attribute(value))\""
    let attributes = element.attributes
    let place: Int
    if let ordinal, ordinal < attributes.count {
      place = rangeWithBlanksBefore(attributes[ordinal].range).lowerBound
    } else if let last = attributes.last {
      place = last.range.upperBound
    } else {
      place = element.startTagRange.lowerBound + 1 + element.name.text.utf8.count
    }
    return Splice(place..<place, text)
  }

  private func rangeWithBlanksBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, Spelling.isBlank(tree.source.utf8[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }

  // MARK: Children

  /// - Complexity: O(removed and new children), all children only where every one goes or one comes last; a rule may
  ///   have a fix for each child, and each is asked for its splices.
  private func childSplices(of parent: Element, removed gone: [Element]) -> [Splice] {
    let new = insertions[parent, default: []]
    if parent.isSelfClosed { return [filling(parent, with: new)] }
    let keepsOne = parent.children.contains { !removed.contains($0) }
    if !keepsOne, new.isEmpty, !gone.isEmpty, parent.texts.isEmpty, !hasComment(parent) {
      return [Splice(parent.contentRange.lowerBound - 1..<parent.range.upperBound, "/>")]
    }
    let removals = gone.map { Splice(lineRange(of: $0), "") }
    guard keepsOne else { return removals + insertionsIntoEmptied(parent, new, former: gone) }
    let last = new.contains { $0.before == nil } ? parent.children.reduce(nil) { $1 } : nil
    return removals + new.map { splice(for: $0, into: parent, last: last) }
  }

  private func hasComment(_ parent: Element) -> Bool {
    tree.nodes[parent.index..<Int(parent.record.subtreeEnd)].contains {
      $0.kind == .comment && Int($0.parent) == parent.index
    }
  }

  /// `<x/>` becomes `<x>`, the new children, `</x>`.
  private func filling(_ parent: Element, with new: [Insertion]) -> Splice {
    let indentation = self.indentation(of: parent)
    var start = parent.range.upperBound - 2
    while Spelling.isBlank(tree.source.utf8[start - 1]) { start -= 1 }
    let text = ">" + lines(of: new, inside: indentation) + hand.lineEnd + indentation
    return Splice(start..<parent.range.upperBound, text + "</\(parent.name.text)>")
  }

  /// New children for a parent that keeps none of its own.
  private func insertionsIntoEmptied(
    _ parent: Element, _ new: [Insertion], former: [Element]
  ) -> [Splice] {
    guard !new.isEmpty else { return [] }
    let indentation = self.indentation(of: parent)
    let start = parent.contentRange.lowerBound
    if let first = former.first, tree.indentation(of: first) == nil {
      return [Splice(start..<start, new.map { hand.text(of: $0.content, indentation: indentation) }.joined())]
    }
    var text = lines(of: new, inside: indentation)
    // `<x></x>` has no line of its own for the end tag yet.
    if parent.contentRange.isEmpty { text += hand.lineEnd + indentation }
    return [Splice(start..<start, text)]
  }

  private func lines(of new: [Insertion], inside indentation: String) -> String {
    let inner = indentation + hand.indentationUnit
    return new.map { hand.lineEnd + inner + hand.text(of: $0.content, indentation: inner) }.joined()
  }

  /// One new child among existing ones: on a line of its own when its neighbour is on one.
  private func splice(for insertion: Insertion, into parent: Element, last: Element?) -> Splice {
    if let next = insertion.before {
      guard let bytes = tree.indentation(of: next) else {
        let start = next.range.lowerBound
        return Splice(start..<start, hand.text(of: insertion.content, indentation: indentation(of: parent)))
      }
      let indentation = String(decoding: bytes, as: UTF8.self)
      let start = next.range.lowerBound - bytes.count
      let text = indentation + hand.text(of: insertion.content, indentation: indentation) + hand.lineEnd
      return Splice(start..<start, text)
    }
    let end = last?.range.upperBound ?? parent.contentRange.lowerBound
    guard let last, let bytes = tree.indentation(of: last) else {
      return Splice(end..<end, hand.text(of: insertion.content, indentation: indentation(of: parent)))
    }
    let indentation = String(decoding: bytes, as: UTF8.self)
    let afterLine = lineRange(of: last)
    let text = hand.text(of: insertion.content, indentation: indentation)
    guard afterLine.upperBound > end else { return Splice(end..<end, hand.lineEnd + indentation + text) }
    return Splice(afterLine.upperBound..<afterLine.upperBound, indentation + text + hand.lineEnd)
  }

  private func indentation(of element: Element) -> String {
    var current: Element? = element
    while let candidate = current {
      if let bytes = tree.indentation(of: candidate) { return String(decoding: bytes, as: UTF8.self) }
      current = candidate.parent
    }
    return ""
  }

  /// The element with its indentation and line end when it has its lines to itself, else just the element.
  private func lineRange(of element: Element) -> Range<Int> {
    let utf8 = tree.source.utf8
    guard let bytes = tree.indentation(of: element) else { return element.range }
    var end = element.range.upperBound
    while end < utf8.count, utf8[end] == UInt8(ascii: " ") || utf8[end] == UInt8(ascii: "\t") { end += 1 }
    guard end < utf8.count, utf8[end] == UInt8(ascii: "\n") || utf8[end] == UInt8(ascii: "\r") else {
      return element.range
    }
    if utf8[end] == UInt8(ascii: "\r"), end + 1 < utf8.count, utf8[end + 1] == UInt8(ascii: "\n") { end += 1 }
    return element.range.lowerBound - bytes.count..<end + 1
  }
}
