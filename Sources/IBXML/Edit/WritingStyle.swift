/// The line end and unit of indentation of a document, which inserted lines follow.
package struct WritingStyle: Sendable {
  /// Xcode writes LF and four spaces.
  package var lineEnd = "\n"
  package var indentationUnit = "    "

  package init(of tree: XMLTree) {
    let utf8 = tree.source.utf8
    if let feed = utf8.firstIndex(of: UInt8(ascii: "\n")), feed > 0, utf8[feed - 1] == UInt8(ascii: "\r") {
      lineEnd = "\r\n"
    }
    guard let first = tree.root.children.first, let outer = tree.indentation(of: tree.root),
      let inner = tree.indentation(of: first), inner.count > outer.count, inner.starts(with: outer)
    else { return }
    indentationUnit = String(decoding: inner.dropFirst(outer.count), as: UTF8.self)
  }

  /// Without indentation before the first line and without a line end after the last.
  package func text(of element: NewElement, indentation: String) -> String {
    var result = "<\(element.name.text)"
    for attribute in element.attributes {
      result += " \(attribute.name.text)=\"\(Escaping.attribute(attribute.value))\""
    }
    if !element.children.isEmpty {
      result += ">"
      let inner = indentation + indentationUnit
      for child in element.children { result += lineEnd + inner + text(of: child, indentation: inner) }
      return result + lineEnd + indentation + "</\(element.name.text)>"
    }
    guard !element.text.isEmpty else { return result + "/>" }
    let lines = Escaping.text(element.text).split(separator: "\n", omittingEmptySubsequences: false)
    return result + ">" + lines.joined(separator: lineEnd) + "</\(element.name.text)>"
  }
}

extension XMLTree {
  /// Returns nil if there is other text before the element.
  package func indentation(of element: Element) -> ArraySlice<UInt8>? { indentation(before: element.range.lowerBound) }

  func indentation(before offset: Int) -> ArraySlice<UInt8>? {
    let utf8 = source.utf8
    var start = offset
    while start > 0, utf8[start - 1] == UInt8(ascii: " ") || utf8[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start == 0 || utf8[start - 1] == UInt8(ascii: "\n") || utf8[start - 1] == UInt8(ascii: "\r") else {
      return nil
    }
    return utf8[start..<offset]
  }
}
