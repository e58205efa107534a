/// A collection of changes to one tree that becomes a list of splices.
///
/// Changes refer to elements of the original tree. Removing an element discards all changes of it and of the elements
/// inside it.
public struct TreeEdit: Sendable {
  /// The tree before the changes.
  public let tree: XMLTree
  var removed: Set<Element> = []
  var replacements: [Element: NewElement] = [:]
  var attributeChanges: [Element: [AttributeChange]] = [:]
  var insertions: [Element: [Insertion]] = [:]
  private let style: WritingStyle

  struct AttributeChange {
    var name: Name
    var value: String?
    /// The ordinal of the attribute that follows a new one, nil for the end.
    var before: Int?
  }

  struct Insertion {
    var content: NewElement
    /// The child that follows the new one, nil for the end.
    var before: Element?
  }

  /// An edit without changes.
  public init(_ tree: XMLTree) {
    self.tree = tree
    style = WritingStyle(of: tree)
  }

  /// Whether the edit has no changes.
  public var isEmpty: Bool {
    removed.isEmpty && replacements.isEmpty && attributeChanges.isEmpty && insertions.isEmpty
  }

  /// Removes an element with its line.
  public mutating func remove(_ element: Element) {
    replacements[element] = nil
    removed.insert(element)
  }

  /// Whether the edit removes an element or one around it.
  public func isRemoved(_ element: Element) -> Bool {
    !removed.isEmpty && (removed.contains(element) || element.ancestors.contains { removed.contains($0) })
  }

  /// Whether the edit removes or replaces an element or one around it.
  private func isGone(_ element: Element) -> Bool {
    isRemoved(element)
      || !replacements.isEmpty
        && (replacements[element] != nil || element.ancestors.contains { replacements[$0] != nil })
  }

  /// Sets an attribute. A new one is placed before the attribute with the given ordinal, or last.
  public mutating func setAttribute(_ name: Name, to value: String, on element: Element, before ordinal: Int? = nil) {
    change(AttributeChange(name: name, value: value, before: ordinal), on: element)
  }

  /// Removes an attribute if the element has it.
  public mutating func removeAttribute(_ name: Name, from element: Element) {
    change(AttributeChange(name: name, value: nil, before: nil), on: element)
  }

  /// Inserts a child before another one, or as the last.
  public mutating func insert(_ content: NewElement, into parent: Element, before sibling: Element? = nil) {
    insertions[parent, default: []].append(Insertion(content: content, before: sibling))
  }

  /// Replaces an element and everything inside it. Of two replacements of an element, the later one counts.
  public mutating func replace(_ element: Element, with content: NewElement) {
    removed.remove(element)
    replacements[element] = content
  }

  /// Cancels the removal or replacement of an element.
  package mutating func keep(_ element: Element) {
    removed.remove(element)
    replacements[element] = nil
  }

  /// Cancels insertions into a parent.
  package mutating func removeInsertions(into parent: Element, where isUnwanted: (NewElement) -> Bool) {
    insertions[parent]?.removeAll { isUnwanted($0.content) }
    if insertions[parent]?.isEmpty == true { insertions[parent] = nil }
  }

  /// The elements that the edit removes, in document order.
  public var removedElements: [Element] { removed.sorted() }

  /// Changes a child that the edit inserts, or inserts one if there is no such child.
  package mutating func changeInsertion(
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

  /// The children inserted into a parent so far, in the order of insertion.
  public func insertedChildren(of parent: Element) -> [NewElement] {
    insertions[parent, default: []].map(\.content)
  }

  /// Sorts the children inserted at the same place by rank; the sort is stable.
  package mutating func sortInsertions(byRank rank: (_ new: NewElement, _ parent: Element) -> Int) {
    for (parent, stated) in insertions {
      insertions[parent] = TreeEdit.sorted(stated) { rank($0.content, parent) }
    }
  }

  /// Sorts the attributes inserted at the same place by rank; the sort is stable.
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

  /// The value of an attribute after the edit.
  public func value(of name: Name, on element: Element) -> String? {
    if let change = attributeChanges[element]?.last(where: { $0.name == name }) { return change.value }
    return element[name]
  }

  /// Names of the attributes an element will have; new ones come last.
  public func attributeNames(of element: Element) -> [Name] {
    let present = element.attributes.map(\.name)
    let stated = (attributeChanges[element] ?? []).map(\.name).filter { !present.contains($0) }
    return (present + stated).filter { value(of: $0, on: element) != nil }
  }

  private mutating func change(_ change: AttributeChange, on element: Element) {
    attributeChanges[element, default: []].removeAll { $0.name == change.name }
    attributeChanges[element, default: []].append(change)
  }

  // MARK: Splices

  /// The changes as replacements of bytes that do not overlap, in no particular order.
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
      result.append(Splice(element.range, style.text(of: content, indentation: indentation(of: element))))
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
        return Splice(rangeWithSpaceBefore(existing.range), "")
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
      place = rangeWithSpaceBefore(attributes[ordinal].range).lowerBound
    } else if let last = attributes.last {
      place = last.range.upperBound
    } else {
      place = element.startTagRange.lowerBound + 1 + element.name.text.utf8.count
    }
    return Splice(place..<place, text)
  }

  private func rangeWithSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, Spelling.isBlank(tree.source.utf8[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }

  // MARK: Children

  /// - Complexity: O(removed and new children); O(children) only if all are removed or one is inserted last. A rule can
  ///   have a fix for each child, and the splices of each fix are computed.
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
    let text = ">" + lines(of: new, inside: indentation) + style.lineEnd + indentation
    return Splice(start..<parent.range.upperBound, text + "</\(parent.name.text)>")
  }

  /// Inserts children into a parent whose own children are all removed.
  private func insertionsIntoEmptied(
    _ parent: Element, _ new: [Insertion], former: [Element]
  ) -> [Splice] {
    guard !new.isEmpty else { return [] }
    let indentation = self.indentation(of: parent)
    let start = parent.contentRange.lowerBound
    if let first = former.first, tree.indentation(of: first) == nil {
      return [Splice(start..<start, new.map { style.text(of: $0.content, indentation: indentation) }.joined())]
    }
    var text = lines(of: new, inside: indentation)
    // The end tag of `<x></x>` has no line of its own yet.
    if parent.contentRange.isEmpty { text += style.lineEnd + indentation }
    return [Splice(start..<start, text)]
  }

  private func lines(of new: [Insertion], inside indentation: String) -> String {
    let inner = indentation + style.indentationUnit
    return new.map { style.lineEnd + inner + style.text(of: $0.content, indentation: inner) }.joined()
  }

  /// Inserts a child among existing ones, on a line of its own if its neighbor is on one.
  private func splice(for insertion: Insertion, into parent: Element, last: Element?) -> Splice {
    if let next = insertion.before {
      guard let bytes = tree.indentation(of: next) else {
        let start = next.range.lowerBound
        return Splice(start..<start, style.text(of: insertion.content, indentation: indentation(of: parent)))
      }
      let indentation = String(decoding: bytes, as: UTF8.self)
      let start = next.range.lowerBound - bytes.count
      let text = indentation + style.text(of: insertion.content, indentation: indentation) + style.lineEnd
      return Splice(start..<start, text)
    }
    let end = last?.range.upperBound ?? parent.contentRange.lowerBound
    guard let last, let bytes = tree.indentation(of: last) else {
      return Splice(end..<end, style.text(of: insertion.content, indentation: indentation(of: parent)))
    }
    let indentation = String(decoding: bytes, as: UTF8.self)
    let afterLine = lineRange(of: last)
    let text = style.text(of: insertion.content, indentation: indentation)
    guard afterLine.upperBound > end else { return Splice(end..<end, style.lineEnd + indentation + text) }
    return Splice(afterLine.upperBound..<afterLine.upperBound, indentation + text + style.lineEnd)
  }

  private func indentation(of element: Element) -> String {
    var current: Element? = element
    while let candidate = current {
      if let bytes = tree.indentation(of: candidate) { return String(decoding: bytes, as: UTF8.self) }
      current = candidate.parent
    }
    return ""
  }

  /// The range of the element, with indentation and line end if nothing else is on its lines.
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
