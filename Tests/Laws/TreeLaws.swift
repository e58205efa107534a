import IBXML

/// Laws of the tree: ranges nest and have the right ends, and an edit without changes changes nothing.
struct TreeLaws {
  private let tree: XMLTree
  private var text: [UInt8] { tree.source.utf8 }

  init(_ tree: XMLTree) { self.tree = tree }

  func check() throws(Complaint) {
    for element in tree.elements {
      try checkRange(of: element)
      try checkNeighbours(of: element)
      try checkAttributes(of: element)
    }
    for comment in tree.comments {
      try require(
        text[comment.range].starts(with: Array("<!--".utf8)), "the comment at \(comment.range) is not a comment")
      try require(comment.text.utf8.count == comment.range.count - 7, "the comment at \(comment.range) has no end")
    }
    try checkEdits()
  }

  private func checkRange(of element: Element) throws(Complaint) {
    let (range, tag, content) = (element.range, element.startTagRange, element.contentRange)
    let what = "`<\(element.name)>` at \(range)"
    try require(range.upperBound <= text.count && range.count > 2, "\(what) is not in the text")
    try require(text[range.lowerBound] == UInt8(ascii: "<"), "\(what) does not begin with `<`")
    try require(text[range.upperBound - 1] == UInt8(ascii: ">"), "\(what) does not end with `>`")
    try require(text[tag.upperBound - 1] == UInt8(ascii: ">"), "the start tag of \(what) does not end with `>`")
    try require(tag.lowerBound == range.lowerBound && tag.upperBound == content.lowerBound, "\(what) has a gap")
    let name = Array(element.name.text.utf8)
    try require(text[(tag.lowerBound + 1)...].starts(with: name), "\(what) has another name")
    if element.isSelfClosed {
      try require(content.isEmpty && content.upperBound == range.upperBound, "\(what) closes itself but has content")
    } else {
      try require(text[content.upperBound...].starts(with: Array("</".utf8) + name), "\(what) has no end tag")
    }
  }

  private func checkNeighbours(of element: Element) throws(Complaint) {
    var end = element.contentRange.lowerBound
    for child in element.children {
      try require(child.range.lowerBound >= end, "`<\(child.name)>` at \(child.range) begins before \(end)")
      end = child.range.upperBound
    }
    try require(end <= element.contentRange.upperBound, "a child of `<\(element.name)>` at \(element.range) is longer")
    for node in element.texts {
      let isInside = node.range.clamped(to: element.contentRange) == node.range
      try require(isInside, "the text at \(node.range) is outside of `<\(element.name)>`")
    }
  }

  private func checkAttributes(of element: Element) throws(Complaint) {
    var end = element.startTagRange.lowerBound + 1
    for attribute in element.attributes {
      let range = attribute.range
      try require(range.lowerBound > end, "`\(attribute.name)` at \(range) begins before \(end)")
      end = range.upperBound
      let quote = text[end - 1]
      try require(quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), "`\(attribute.name)` is not quoted")
      try require(text[attribute.valueRange.lowerBound - 1] == quote, "`\(attribute.name)` has two kinds of quotes")
      try require(!text[attribute.valueRange].contains(quote), "`\(attribute.name)` ends before \(end)")
    }
    try require(end < element.startTagRange.upperBound, "an attribute of `<\(element.name)>` leaves its tag")
  }

  private func checkEdits() throws(Complaint) {
    var edit = TreeEdit(tree)
    for element in tree.elements {
      for attribute in element.attributes { edit.setAttribute(attribute.name, to: attribute.value, on: element) }
    }
    for edit in [TreeEdit(tree), edit] {
      guard let edited = try? edit.applied() else { throw Complaint("an edit that changes nothing has a conflict") }
      try require(tree.source.encoded(edited) == tree.source.bytes, "an edit that changes nothing changes the text")
    }
  }
}
