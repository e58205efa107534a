extension TreeEdit {
  /// Without overlaps, in no particular order.
  package var splices: [Splice] { splices(in: nil) }

  package func applied() throws(ExplainedError) -> [UInt8] { try splices.applied(to: tree.source.utf8) }

  /// Returns the splices of the changes within a moved element, which are written at its new place; nil is outside of
  /// these.
  func splices(in scope: Element?) -> [Splice] {
    var result: [Splice] = []
    let gone = (removedElements + movedElements).filter { $0.parent != nil }
    let goneChildren = Dictionary(grouping: gone) { $0.parent ?? $0 }
    let isWanted = { (element: Element) in self.scope(of: element) == scope && !isGone(element) }
    for element in attributeChanges.keys.sorted() where isWanted(element) {
      result += attributeSplices(of: element)
    }
    for parent in Set(insertions.keys).union(goneChildren.keys).sorted() where isWanted(parent) {
      result += childSplices(of: parent, gone: (goneChildren[parent] ?? []).sorted())
    }
    for comment in removedComments.sorted() where scope == nil {
      result.append(Splice(lineRange(of: TextNode(tree: tree, index: comment).range), ""))
    }
    for (element, content) in replacements.sorted(by: { $0.key < $1.key }) where !isRemoved(element) {
      guard self.scope(of: element) == scope, element.parent.map(isGone) != true else { continue }
      result.append(Splice(element.range, style.text(of: content, indentation: indentation(of: element))))
    }
    return result
  }

  private func scope(of element: Element) -> Element? {
    moved.isEmpty ? nil : sequence(first: element, next: \.parent).first { moved[$0] != nil }
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

  /// - Complexity: O(removed and new children); O(children) only if all are removed or one is inserted last, because a
  ///   rule can have a fix for each child.
  private func childSplices(of parent: Element, gone: [Element]) -> [Splice] {
    let new = insertions[parent, default: []]
    if parent.isSelfClosed { return [filling(parent, with: new)] }
    let keepsOne = parent.children.contains { !removed.contains($0) && moved[$0] == nil }
    if !keepsOne, new.isEmpty, !gone.isEmpty, parent.texts.isEmpty, !hasComment(parent) {
      return [Splice(parent.contentRange.lowerBound - 1..<parent.range.upperBound, "/>")]
    }
    let removals = gone.map { Splice(lineRange(of: $0.range), "") }
    guard keepsOne else { return removals + insertionsIntoEmptied(parent, new, former: gone) }
    let last = new.contains { $0.before == nil } ? parent.children.reduce(nil) { $1 } : nil
    return removals + new.map { splice(for: $0, into: parent, last: last) }
  }

  private func hasComment(_ parent: Element) -> Bool {
    tree.nodes[parent.index..<Int(parent.record.subtreeEnd)].contains {
      $0.kind == .comment && Int($0.parent) == parent.index
    }
  }

  /// Writes `<x/>` as `<x>`, the new children, `</x>`.
  private func filling(_ parent: Element, with new: [Insertion]) -> Splice {
    let indentation = self.indentation(of: parent)
    var start = parent.range.upperBound - 2
    while Spelling.isBlank(tree.source.utf8[start - 1]) { start -= 1 }
    let text = ">" + lines(of: new, inside: indentation) + style.lineEnd + indentation
    return Splice(start..<parent.range.upperBound, text + "</\(parent.name.text)>")
  }

  private func insertionsIntoEmptied(
    _ parent: Element, _ new: [Insertion], former: [Element]
  ) -> [Splice] {
    guard !new.isEmpty else { return [] }
    let indentation = self.indentation(of: parent)
    let start = parent.contentRange.lowerBound
    if let first = former.first, tree.indentation(of: first) == nil {
      return [Splice(start..<start, new.map { self.text(of: $0.content, indentation: indentation) }.joined())]
    }
    var text = lines(of: new, inside: indentation)
    // The end tag of `<x></x>` has no line of its own yet.
    if parent.contentRange.isEmpty { text += style.lineEnd + indentation }
    return [Splice(start..<start, text)]
  }

  private func lines(of new: [Insertion], inside indentation: String) -> String {
    let inner = indentation + style.indentationUnit
    return new.map { style.lineEnd + inner + text(of: $0.content, indentation: inner) }.joined()
  }

  /// Inserts a child among existing ones, on a line of its own if its neighbor is on one.
  private func splice(for insertion: Insertion, into parent: Element, last: Element?) -> Splice {
    if let next = insertion.before {
      guard let bytes = tree.indentation(of: next) else {
        let start = next.range.lowerBound
        return Splice(start..<start, text(of: insertion.content, indentation: indentation(of: parent)))
      }
      let indentation = String(decoding: bytes, as: UTF8.self)
      let start = next.range.lowerBound - bytes.count
      let text = indentation + text(of: insertion.content, indentation: indentation) + style.lineEnd
      return Splice(start..<start, text)
    }
    let end = last?.range.upperBound ?? parent.contentRange.lowerBound
    guard let last, let bytes = tree.indentation(of: last) else {
      return Splice(end..<end, text(of: insertion.content, indentation: indentation(of: parent)))
    }
    let indentation = String(decoding: bytes, as: UTF8.self)
    let afterLine = lineRange(of: last.range)
    let text = text(of: insertion.content, indentation: indentation)
    guard afterLine.upperBound > end else { return Splice(end..<end, style.lineEnd + indentation + text) }
    return Splice(afterLine.upperBound..<afterLine.upperBound, indentation + text + style.lineEnd)
  }

  func indentation(of element: Element) -> String {
    var current: Element? = element
    while let candidate = current {
      if let bytes = tree.indentation(of: candidate) { return String(decoding: bytes, as: UTF8.self) }
      current = candidate.parent
    }
    return ""
  }

  /// Returns the range of an element or a comment, with indentation and line end if it is alone on its lines.
  private func lineRange(of range: Range<Int>) -> Range<Int> {
    let utf8 = tree.source.utf8
    guard let bytes = tree.indentation(before: range.lowerBound) else { return range }
    var end = range.upperBound
    while end < utf8.count, utf8[end] == UInt8(ascii: " ") || utf8[end] == UInt8(ascii: "\t") { end += 1 }
    guard end < utf8.count, utf8[end] == UInt8(ascii: "\n") || utf8[end] == UInt8(ascii: "\r") else {
      return range
    }
    if utf8[end] == UInt8(ascii: "\r"), end + 1 < utf8.count, utf8[end + 1] == UInt8(ascii: "\n") { end += 1 }
    return range.lowerBound - bytes.count..<end + 1
  }
}
