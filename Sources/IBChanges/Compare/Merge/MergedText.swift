import IBModel
import IBXML

/// The text of a merge plan: our bytes, and their bytes where they changed something.
struct MergedText {
  private let plan: MergePlan
  private let style: WritingStyle
  /// Whether an element and its contents are unchanged from the version its bytes come from.
  private var isUntouched: [Bool]
  private var output: [UInt8] = []

  init(_ plan: MergePlan) {
    self.plan = plan
    style = WritingStyle(of: plan.ours.document.tree)
    isUntouched = Array(repeating: false, count: plan.table.count)
    output.reserveCapacity(plan.ours.document.tree.source.utf8.count * 9 / 8)
  }

  static func bytes(_ plan: MergePlan) -> [UInt8] {
    var text = MergedText(plan)
    text.findUntouched()
    let tree = plan.ours.document.tree
    text.output += tree.source.utf8[..<tree.root.range.lowerBound]
    text.write(0, indentation: "")
    text.output += tree.source.utf8[tree.root.range.upperBound...]
    return text.output
  }

  private mutating func findUntouched() {
    var order: [Int] = []
    var open = [0]
    while let identity = open.popLast() {
      order.append(identity)
      open += plan.children[identity]
    }
    for identity in order.reversed() {
      let side: MergeSide = plan.ours.has(identity) ? .ours : .theirs
      if plan.isValue(identity) {
        isUntouched[identity] = plan.valueSides[identity, default: side] == side
        continue
      }
      let version = plan.version(side)
      let children = plan.children[identity]
      isUntouched[identity] =
        plan.tags[identity] == nil && version.children(identity) == children
        && children.allSatisfy { isUntouched[$0] && (plan.ours.has($0) ? .ours : .theirs) == side }
    }
  }

  private func source(_ identity: Int) -> Element? {
    if plan.valueSides[identity] == .theirs { return plan.theirs.element(identity) }
    return plan.element(identity)
  }

  private mutating func write(_ identity: Int, indentation: String) {
    guard let element = source(identity) else { return }
    if isUntouched[identity] || plan.isValue(identity) { return copy(element, indentation) }
    let old = plan.ours.has(identity) ? element.tree.indentationText(of: element) : nil
    let name = plan.tags[identity]?.name ?? element.name
    let children = plan.children[identity]
    writeStartTag(element, plan.tags[identity], isEmpty: children.isEmpty)
    guard !children.isEmpty else { return }
    writeChildren(children, of: element, identity, indentation: indentation, keepsGaps: old == indentation)
    output += "</\(name.text)>".utf8
  }

  private mutating func writeChildren(
    _ children: [Int], of element: Element, _ identity: Int, indentation: String, keepsGaps: Bool
  ) {
    let tree = element.tree
    for child in children {
      let comments = writtenComments(before: child)
      if keepsGaps, plan.ours.parent(child) == identity, let source = plan.ours.element(child),
        let inner = tree.indentationText(of: source), comments == MergedText.comments(before: source)
      {
        output += tree.source.utf8[source.gapStart..<source.range.lowerBound]
        write(child, indentation: inner)
      } else {
        let inner = indentation + style.indentationUnit
        for comment in comments { output += (style.lineEnd + inner + comment).utf8 }
        output += (style.lineEnd + inner).utf8
        write(child, indentation: inner)
      }
    }
    if keepsGaps, let last = element.lastChildEnd {
      output += tree.source.utf8[last..<element.contentRange.upperBound]
    } else {
      output += (style.lineEnd + indentation).utf8
    }
  }

  /// The comments of an element, from the side that changed them.
  private func writtenComments(before identity: Int) -> [String] {
    let comments = { (version: Version) in version.element(identity).map(MergedText.comments) }
    guard let mine = comments(plan.ours), let other = comments(plan.theirs) else {
      return comments(plan.ours) ?? comments(plan.theirs) ?? []
    }
    return plan.choice(comments(plan.base), mine, other, by: ==) == .theirs ? other : mine
  }

  private static func comments(before element: Element) -> [String] {
    let utf8 = element.tree.source.utf8
    let gap = element.gapStart..<element.range.lowerBound
    guard utf8[gap].contains(UInt8(ascii: "<")), let parent = element.parent else { return [] }
    let comments = parent.comments.filter { gap.contains($0.range.lowerBound) }
    return comments.map { String(decoding: utf8[$0.range], as: UTF8.self) }
  }

  private mutating func copy(_ element: Element, _ indentation: String) {
    let bytes = Array(element.tree.source.utf8[element.range])
    guard let old = element.tree.indentationText(of: element) else {
      output += bytes
      return
    }
    output += Reindentation.applied(to: bytes, from: old, to: indentation)
  }

  private mutating func writeStartTag(_ element: Element, _ text: MergePlan.ElementText?, isEmpty: Bool) {
    let utf8 = element.tree.source.utf8
    let name = text?.name ?? element.name
    output += "<\(name.text)".utf8
    var changes = text?.changes ?? []
    for attribute in element.attributes {
      insertAttributes(&changes, before: attribute, of: element, name)
      if let index = changes.lastIndex(where: { $0.name == attribute.name }) {
        if let value = changes[index].value { writeAttribute(attribute.name, value) }
        changes.removeAll { $0.name == attribute.name }
        continue
      }
      let start = attribute.ordinal == 0 ? nil : element.attribute(at: attribute.ordinal - 1).range.upperBound
      output += start.map { Array(utf8[$0..<attribute.range.lowerBound]) } ?? [UInt8(ascii: " ")]
      output += utf8[attribute.range]
    }
    for change in changes { if let value = change.value { writeAttribute(change.name, value) } }
    output += (isEmpty ? "/>" : ">").utf8
  }

  /// Writes the new attributes that precede an attribute in Xcode's order.
  private mutating func insertAttributes(
    _ changes: inout [(name: Name, value: String?)], before next: Attribute, of element: Element, _ name: Name
  ) {
    for change in changes where change.value != nil && element.attribute(change.name) == nil {
      let place = AttributeOrder.place(of: change.name, in: element, on: plan.ours.document.platform)
      guard place == next.ordinal, let value = change.value else { continue }
      writeAttribute(change.name, value)
      changes.removeAll { $0.name == change.name }
    }
  }

  private mutating func writeAttribute(_ name: Name, _ value: String) {
    output += " \(name.text)=\"\(Escaping.attribute(value))\"".utf8
  }
}

extension Element {
  /// The start of the gap before this element.
  fileprivate var gapStart: Int {
    guard let parent else { return range.lowerBound }
    var position = index - 1
    // The node before it is inside the previous element.
    while position > parent.index {
      let node = tree.nodes[position]
      if node.kind == .element, Int(node.parent) == parent.index { return Int(node.end) }
      position = node.kind == .element || Int(node.parent) != parent.index ? Int(node.parent) : position - 1
    }
    return parent.contentRange.lowerBound
  }

  fileprivate var lastChildEnd: Int? {
    var end: Int?
    for child in children { end = child.range.upperBound }
    return end
  }
}

extension XMLTree {
  fileprivate func indentationText(of element: Element) -> String? {
    indentation(of: element).map { String(decoding: $0, as: UTF8.self) }
  }
}
