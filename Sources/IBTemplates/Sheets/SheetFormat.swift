import IBBase
import IBXML

extension LayoutSheet {
  /// The sheet as `ibt layouts format` writes it: an element a line, indented by two spaces, attributes in the order of
  /// the grammar, an empty line between layouts. Comments stay in place.
  /// - Complexity: O(bytes)
  public var formatted: [UInt8] {
    var writer = SheetWriter()
    for part in tree?.topLevel ?? [] { writer.write(part, depth: 0) }
    return Array(writer.text.utf8)
  }
}

private struct SheetWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  mutating func write(_ part: Content, depth: Int) {
    switch part {
    case .element(let element): write(element, depth: depth)
    case .comment(let comment): line("<!--\(comment.text)-->", depth)
    case .text(let words):
      let trimmed = words.text.split(whereSeparator: \.isNewline).map { $0.trimmed() }.filter { !$0.isEmpty }
      for line in trimmed { self.line(Escaping.text(line), depth) }
    }
  }

  private mutating func write(_ element: Element, depth: Int) {
    let name = element.name.text
    let start = "<\(name)\(attributes(of: element))"
    let content = element.content
    if SheetGrammar.row(name)?.content.isText == true, element.children.isEmpty {
      let words = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return line(words.isEmpty ? "\(start)/>" : "\(start)>\(Escaping.text(words))</\(name)>", depth)
    }
    guard !content.isEmpty else { return line("\(start)/>", depth) }
    line("\(start)>", depth)
    for (position, part) in content.enumerated() {
      if position > 0, depth == 0, case .element = content[position - 1] { text += "\n" }
      write(part, depth: depth + 1)
    }
    line("</\(name)>", depth)
  }

  private func attributes(of element: Element) -> String {
    let known = SheetGrammar.row(element.name.text)?.attributes.map(\.name) ?? []
    let order = Dictionary(known.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = element.attributes.enumerated().sorted {
      (order[$0.element.name.text] ?? known.count, $0.offset) < (order[$1.element.name.text] ?? known.count, $1.offset)
    }
    return sorted.map { " \($0.element.name.text)=\"\(Escaping.attribute($0.element.value))\"" }.joined()
  }

  private mutating func line(_ content: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }
}

extension SheetGrammar.Content {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
