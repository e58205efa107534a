/// A part of the content of an element.
public enum Content: Sendable {
  case element(Element)
  case comment(TextNode)
  case text(TextNode)
}

extension Element {
  /// The content of this element in order. White space between child elements is not recorded.
  public var content: [Content] { childIndices.map(tree.content) }
}

extension XMLTree {
  /// The comments and the root element, in order.
  public var topLevel: [Content] { nodes.indices.filter { nodes[$0].parent < 0 }.map(content) }

  /// The XML declaration; nil if there is none.
  public var declaration: String? {
    let body = source.utf8[source.bodyStart...]
    guard body.starts(with: Array("<?xml".utf8)), let end = body.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return String(decoding: body[...end], as: UTF8.self)
  }

  package func endsLinesWithCRLF() -> Bool {
    var hasLines = false
    var last: UInt8 = 0
    for byte in source.utf8 {
      if byte == UInt8(ascii: "\n") {
        guard last == UInt8(ascii: "\r") else { return false }
        hasLines = true
      }
      last = byte
    }
    return hasLines
  }

  func content(at index: Int) -> Content {
    switch nodes[index].kind {
    case .element: .element(Element(tree: self, index: index))
    case .comment: .comment(TextNode(tree: self, index: index))
    case .text: .text(TextNode(tree: self, index: index))
    }
  }
}
