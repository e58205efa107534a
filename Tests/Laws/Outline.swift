import IBXML

/// The contents of a document, without its layout: names, attributes and texts in order. Lists that Xcode never writes
/// empty are skipped if they are empty.
struct Outline: Equatable {
  private var lines: [String] = []

  private static let lists: Set<Name> = [
    "constraints", "connections", "userDefinedRuntimeAttributes", "mask", "variation", "subviews",
  ]

  init(_ tree: XMLTree) {
    for element in tree.elements where !Outline.isEmptyList(element) {
      let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
      let parent = element.parent?.name.text ?? ""
      lines.append("\(parent)/\(element.name) \(attributes) \(element.text.filter { !$0.isWhitespace })")
    }
    lines += tree.comments.map(\.text)
  }

  private static func isEmptyList(_ element: Element) -> Bool {
    lists.contains(element.name) && element.attributes.isEmpty && element.children.isEmpty
      && element.text.allSatisfy(\.isWhitespace)
  }
}

extension Element {
  /// Whether the element and one of its lists are laid out as Xcode does: each child on lines of its own, nothing
  /// empty but what closes itself. Only then can an edit restore the text from before another edit.
  func isTidy(_ list: Name) -> Bool {
    guard hasTidyChildren else { return false }
    guard let list = child(list) else { return true }
    return !list.children.isEmpty && list.hasTidyChildren
  }

  private var hasTidyChildren: Bool {
    let text = tree.source.utf8
    if isSelfClosed { return !Element.isBlank(text[range.upperBound - 3]) }
    guard !children.isEmpty, texts.isEmpty else { return false }
    return children.allSatisfy { child in
      let before = text[..<child.range.lowerBound].last { !Element.isSpace($0) }
      let after = text[child.range.upperBound...].first { !Element.isSpace($0) }
      return before.map(Element.isLineEnd) == true && after.map(Element.isLineEnd) == true
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
  private static func isBlank(_ byte: UInt8) -> Bool { isSpace(byte) || isLineEnd(byte) }
}
