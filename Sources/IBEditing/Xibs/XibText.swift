import IBModel
import IBXML

/// Text of a document that is composed of elements of another one, as that one writes it.
struct XibText {
  let style: WritingStyle

  /// The indentation of a depth.
  func indentation(_ depth: Int, from base: String = "") -> String {
    base + String(repeating: style.indentationUnit, count: depth)
  }

  /// An element with parts in it, each of which begins without indentation.
  func element(_ new: NewElement, containing parts: [String], indentation: String) -> String {
    let text = style.text(of: new, indentation: indentation)
    guard !parts.isEmpty, new.children.isEmpty, new.text.isEmpty else { return text }
    let inner = style.lineEnd + indentation + style.indentationUnit
    let end = style.lineEnd + indentation + "</\(new.name.text)>"
    return text.dropLast("/>".count) + ">" + parts.map { inner + $0 }.joined() + end
  }

  /// The text of an element of a document, without indentation before its first line.
  func copy(_ element: Element, indentation: String) -> String {
    let old = element.tree.indentation(of: element).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let bytes = Array(element.tree.source.utf8[element.range])
    let text = String(decoding: Reindentation.applied(to: bytes, from: old, to: indentation), as: UTF8.self)
    let lineEnd = WritingStyle(of: element.tree).lineEnd
    guard lineEnd != style.lineEnd else { return text }
    return text.split(lineEnd).joined(separator: style.lineEnd)
  }
}
