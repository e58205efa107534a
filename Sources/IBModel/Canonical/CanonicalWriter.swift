import IBXML

/// A writer of a document from its tree, without the old white space and quotes, in Xcode's order where it is known.
struct CanonicalWriter {
  private let document: Document
  private let frame: DocumentFrame
  private var output: XMLWriter
  private var orders: [[Name]: [Int]] = [:]

  private static let texts: NameSet = ["string", "mutableString"]

  init(_ document: Document) {
    self.document = document
    frame = DocumentFrame(document)
    output = XMLWriter(lineEnd: frame.lineEnd, capacity: document.tree.source.utf8.count)
  }

  mutating func text() -> [UInt8] {
    output.raw(frame.mark)
    output.declaration(encoding: frame.encoding, isStandaloneNo: frame.isStandaloneNo)
    for part in document.tree.topLevel {
      output.newLine()
      write(part, depth: 0)
    }
    if frame.endsWithNewline { output.newLine() }
    return output.bytes
  }

  private mutating func write(_ part: Content, depth: Int) {
    switch part {
    case .element(let element): write(element, depth: depth)
    case .comment(let comment): output.comment(comment)
    case .text(let text): output.text(text.text)
    }
  }

  private mutating func write(_ element: Element, depth: Int) {
    let content = element.content
    let canonical = CanonicalElement(element, in: document, &orders)
    output.startTag(element.name)
    for attribute in canonical.attributes {
      switch attribute {
      case .source(let source): output.attribute(source)
      case .new(let name, let value): output.attribute(name, value)
      }
    }
    if hasText(element, content) {
      output.endStartTag(isEmpty: false)
      for part in content { write(part, depth: depth) }
      output.endTag(element.name)
    } else if canonical.members.isEmpty, canonical.closingComments.isEmpty {
      writeEmptyEnd(element)
    } else {
      output.endStartTag(isEmpty: false)
      write(canonical, depth: depth + 1)
      output.newLine(depth: depth)
      output.endTag(element.name)
    }
  }

  /// White space counts as text only in elements that hold text.
  private func hasText(_ element: Element, _ content: [Content]) -> Bool {
    content.contains { part in
      guard case .text(let text) = part else { return false }
      return CanonicalWriter.texts.contains(element.name) || !text.text.allSatisfy(\.isWhitespace)
    }
  }

  /// An empty text without a role is the only empty element that Xcode writes with two tags.
  private mutating func writeEmptyEnd(_ element: Element) {
    let hasTwoTags = element.name == TextStorage.string && element.attributes.isEmpty
    output.endStartTag(isEmpty: !hasTwoTags)
    if hasTwoTags { output.endTag(element.name) }
  }

  private mutating func write(_ canonical: CanonicalElement, depth: Int) {
    for member in canonical.members {
      for comment in member.comments { writeLine(comment, depth: depth) }
      output.newLine(depth: depth)
      switch member.body {
      case .element(let element): write(element, depth: depth)
      case .text(let key, let text):
        output.startTag(TextStorage.string)
        output.attribute(.key, key.text)
        output.endStartTag(isEmpty: false)
        output.text(text)
        output.endTag(TextStorage.string)
      }
    }
    for comment in canonical.closingComments { writeLine(comment, depth: depth) }
  }

  private mutating func writeLine(_ comment: TextNode, depth: Int) {
    output.newLine(depth: depth)
    output.comment(comment)
  }
}
