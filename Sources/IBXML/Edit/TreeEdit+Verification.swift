extension TreeEdit {
  /// Returns the first offset of an edited tree that differs from this edit's result; nil for equal trees.
  ///
  /// Parts without changes must have the same bytes. Elsewhere names, attributes, the order of child elements, texts
  /// and comments are compared.
  package func firstDifference(from edited: XMLTree) -> Int? {
    Verification(self, edited).firstDifference(tree.root, edited.root)
  }
}

private struct Verification {
  let edit: TreeEdit
  let edited: XMLTree
  private var touched: Set<Int> = []

  init(_ edit: TreeEdit, _ edited: XMLTree) {
    self.edit = edit
    self.edited = edited
    let stated =
      Array(edit.removed) + Array(edit.replacements.keys) + Array(edit.attributeChanges.keys)
      + Array(edit.insertions.keys) + Array(edit.moved.keys)
    for element in stated {
      for outer in sequence(first: element, next: \.parent) where !touched.insert(outer.index).inserted { break }
    }
  }

  /// - Parameter isMoved: Whether the element is or is in a moved one, so its lines can have another indentation.
  func firstDifference(_ old: Element, _ new: Element, isMoved: Bool = false) -> Int? {
    let isTouched = touched.contains(old.index)
    guard isTouched || isMoved else { return hasSameBytes(old.range, new.range) ? nil : new.range.lowerBound }
    if let replacement = edit.replacements[old] { return firstDifference(replacement, new) }
    guard old.name == new.name, hasSameAttributes(old, new) else { return new.range.lowerBound }
    guard hasSameText(old, new, exactly: !isTouched) else { return new.contentRange.lowerBound }
    var children = new.children.makeIterator()
    for child in expectedChildren(of: old) {
      guard let next = children.next() else { return new.contentRange.upperBound }
      let difference =
        switch child {
        case .kept(let element): firstDifference(element, next, isMoved: isMoved)
        case .added(let content): firstDifference(content, next)
        }
      if let difference { return difference }
    }
    return children.next()?.range.lowerBound
  }

  private func hasSameBytes(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    guard old.count == new.count else { return false }
    return edit.tree.source.utf8.withUnsafeBytes { before in
      edited.source.utf8.withUnsafeBytes { after in
        UnsafeRawBufferPointer(rebasing: before[old]).elementsEqual(UnsafeRawBufferPointer(rebasing: after[new]))
      }
    }
  }

  private func hasSameAttributes(_ old: Element, _ new: Element) -> Bool {
    if edit.attributeChanges[old] == nil, hasSameBytes(old.startTagRange, new.startTagRange) { return true }
    let names = edit.attributeNames(of: old)
    let present = new.attributes
    return names.count == present.count
      && present.allSatisfy { names.contains($0.name) && edit.value(of: $0.name, on: old) == $0.value }
  }

  /// White space is compared only in parts without changes.
  private func hasSameText(_ old: Element, _ new: Element, exactly: Bool) -> Bool {
    if old.holdsOnlyElements, new.holdsOnlyElements { return true }
    let isSame = exactly ? old.text == new.text : old.text.withoutSpace == new.text.withoutSpace
    return isSame && comments(of: old) == comments(of: new)
  }

  /// Removing a child removes the comments in it, too.
  private func comments(of element: Element) -> [String] {
    element.comments.compactMap { comment in
      let isGone = element.tree === edit.tree && edit.removedComments.contains(comment.index)
      return isGone ? nil : comment.text
    }
  }

  private enum Child {
    case kept(Element)
    case added(TreeEdit.Content)
  }

  private func expectedChildren(of old: Element) -> [Child] {
    let insertions = edit.insertions[old] ?? []
    let isKept = { (child: Element) in !edit.removed.contains(child) && edit.moved[child] == nil }
    if insertions.isEmpty { return old.children.filter(isKept).map { .kept($0) } }
    guard old.children.contains(where: isKept) else { return insertions.map { .added($0.content) } }
    let places = Dictionary(grouping: insertions) { $0.before?.index }
    var result: [Child] = []
    for child in old.children {
      result += (places[child.index] ?? []).map { .added($0.content) }
      if isKept(child) { result.append(.kept(child)) }
    }
    return result + (places[nil] ?? []).map { .added($0.content) }
  }

  private func firstDifference(_ expected: TreeEdit.Content, _ new: Element) -> Int? {
    switch expected {
    case .new(let element): return firstDifference(element, new)
    case .moved(let element): return firstDifference(element, new, isMoved: true)
    case .list(let name, let members):
      let children = Array(new.children)
      guard new.name == name, new.attributes.isEmpty, children.count == members.count else {
        return new.range.lowerBound
      }
      for (member, child) in zip(members, children) {
        if let difference = firstDifference(member, child) { return difference }
      }
      return nil
    }
  }

  private func firstDifference(_ expected: NewElement, _ new: Element) -> Int? {
    let start = new.range.lowerBound
    guard expected.name == new.name, expected.attributes.count == new.attributes.count,
      new.attributes.allSatisfy({ expected[$0.name] == $0.value })
    else { return start }
    let children = Array(new.children)
    guard children.count == expected.children.count else { return start }
    if children.isEmpty, new.text != expected.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") {
      return start
    }
    for (child, element) in zip(expected.children, children) {
      if let difference = firstDifference(child, element) { return difference }
    }
    return nil
  }
}

extension String {
  /// Inserting or removing lines between texts changes the white space around them.
  fileprivate var withoutSpace: String { filter { !$0.isWhitespace } }
}
