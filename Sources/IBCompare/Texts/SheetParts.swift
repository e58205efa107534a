import IBTemplates
import IBXML

/// Reads a layout sheet into parts: elements, which hold their attributes and what is between their tags.
struct SheetParts {
  private let text: [UInt8]
  private let tree: XMLTree

  /// Deeper nesting is not read, as by `LayoutSheet`.
  private static let maximumDepth = 100

  static func read(_ text: [UInt8]) throws(TextProblem) -> TextPart {
    let sheet: LayoutSheet
    do throws(XMLError) { sheet = try LayoutSheet(parsing: text, path: nil) } catch {
      throw TextProblem(reason: error.message, offset: error.offset)
    }
    guard let tree = sheet.tree, tree.root.name.text == SheetGrammar.root else {
      throw TextProblem(
        reason: "the element is not `\(SheetGrammar.root)`", offset: sheet.tree?.root.range.lowerBound ?? 0)
    }
    guard tree.source.utf8 == text else { throw TextProblem(reason: "the declared encoding is another one", offset: 0) }
    if let offset = tree.firstInstruction() {
      throw TextProblem(reason: "there is a processing instruction", offset: offset)
    }
    var known: Set<String> = []
    for layout in tree.root.children {
      guard known.insert(title(of: layout)).inserted else {
        throw TextProblem(reason: "the \(title(of: layout)) occurs twice", offset: layout.range.lowerBound)
      }
    }
    if let deep = tree.root.subtree.first(where: {
      $0.ancestors.dropFirst(maximumDepth).first(where: { _ in true }) != nil
    }) {
      throw TextProblem(reason: "elements are nested too deeply", offset: deep.range.lowerBound)
    }
    return SheetParts(text: text, tree: tree).document
  }

  /// What is wrong with a sheet, without places.
  static func mistakes(_ text: [UInt8]) -> Set<LayoutMistake.Reason> {
    Set((try? LayoutSheet(parsing: text, path: nil))?.mistakes.map(\.reason) ?? [])
  }

  private var document: TextPart {
    let start = tree.declaration?.utf8.count ?? 0
    let (parts, end) = self.parts(tree.topLevel, from: start)
    return TextPart(key: [], opening: text[..<start], parts: parts, closing: text[end...])
  }

  private func parts(_ content: [Content], from start: Int) -> (parts: [TextPart], end: Int) {
    var writer = CommentedParts(text, from: start)
    for part in content {
      switch part {
      case .comment(let comment): writer.add(comment: comment.range)
      case .element(let element): writer.add(self.part(element), at: element.range)
      case .text: break
      }
    }
    writer.closeComments()
    return (writer.parts, writer.end)
  }

  // MARK: Elements

  private func part(_ element: Element) -> TextPart {
    let range = element.range
    var end = range.lowerBound + 1 + element.name.text.utf8.count
    let title = SheetParts.title(of: element)
    var part = TextPart(
      key: Array(title.utf8), name: element.name.text, title: title, opening: text[range.lowerBound..<end])
    for attribute in element.attributes {
      let name = "@\(attribute.name.text)"
      var value = TextPart(key: Array(name.utf8), name: name, opening: text[end..<attribute.range.upperBound])
      value.meaning = Array(attribute.value.utf8)
      end = attribute.range.upperBound
      part.parts.append(value)
    }
    part.parts.append(content(of: element, from: end))
    return part
  }

  /// What is behind the attributes of an element.
  private func content(of element: Element, from start: Int) -> TextPart {
    let end = element.range.upperBound
    let key: [UInt8] = [UInt8(ascii: ">")]
    if element.isSelfClosed { return TextPart(key: key, opening: text[start..<end], isOrdered: true) }
    if element.name.text == "attribute"
      || element.content.contains(where: { if case .text = $0 { true } else { false } })
    {
      let words = text[element.contentRange].split { $0 <= 0x20 }
      return TextPart(key: key, opening: text[start..<end], meaning: Array(words.joined(separator: [0x20])))
    }
    let (parts, last) = self.parts(element.content, from: element.startTagRange.upperBound)
    return TextPart(
      key: key, opening: text[start..<element.startTagRange.upperBound], parts: parts, closing: text[last..<end],
      isOrdered: true)
  }

  // MARK: Names

  /// The attributes that say which statement an element is.
  private static let identifying: [String: [Name]] = [
    "layout": ["name", "scene"], "keep": ["view", "views", "to"], "vbox": ["in"], "hbox": ["in"], "relative": ["in"],
    "fit": ["in"], "view": ["ref"], "attribute": ["view", "keyPath"], "when": ["test"], "list": ["of"], "grid": ["of"],
    "use": ["layout"], "group": ["identifier"], "traits": ["horizontal", "vertical", "idiom", "scale"],
    "constraint": ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"],
  ]

  /// What an element is called: its tag, and what it is about.
  private static func title(of element: Element) -> String {
    let values = (identifying[element.name.text] ?? []).compactMap { element[$0] }
    return ([element.name.text] + values).joined(separator: " ")
  }
}
