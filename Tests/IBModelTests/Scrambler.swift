import IBXML
import TestSupport

@testable import IBModel

/// Writes a document so that it means the same and looks otherwise: attributes, children with fixed places and sorted
/// lists in any order, other white space, other quotes.
struct Scrambler {
  private var generator: SeededGenerator
  private let document: Document
  private var text = ""

  private static let texts: Set<Name> = ["string", "mutableString", "data", "mutableData"]

  init(_ document: Document, seed: UInt64) {
    self.document = document
    generator = SeededGenerator(seed: seed)
  }

  mutating func scrambled() -> String {
    text = document.tree.declaration ?? ""
    for part in document.tree.topLevel { write(part) }
    text += "\n\n"
    return text
  }

  private mutating func write(_ part: Content) {
    switch part {
    case .comment(let comment): text += "\(blanks())<!--\(comment.text)-->"
    case .text(let part): text += Escaping.text(part.text)
    case .element(let element):
      if element.parent.map({ !Scrambler.texts.contains($0.name) }) ?? true { text += blanks() }
      write(element)
    }
  }

  private mutating func write(_ element: Element) {
    text += "<\(element.name)"
    for attribute in element.attributes.shuffled(using: &generator) {
      let quote = generator.oneIn(2) ? "\"" : "'"
      let value = Escaping.attribute(attribute.value, quote: quote.utf8.first ?? 0)
      text += "\(generator.oneIn(3) ? "\n\t" : " ")\(attribute.name)=\(quote)\(value)\(quote)"
    }
    let content = element.content
    if content.isEmpty { return text += generator.oneIn(2) ? " />" : "></\(element.name)>" }
    text += generator.oneIn(3) ? " >" : ">"
    for part in shuffled(content, of: element) { write(part) }
    if !Scrambler.texts.contains(element.name) { text += blanks() }
    text += "</\(element.name)>"
  }

  /// Shuffles content with fixed places; comments stay before what they precede, members of one slot keep their order.
  private mutating func shuffled(_ content: [Content], of element: Element) -> [Content] {
    var members: [(slot: ChildOrder.Slot, parts: [Content])] = []
    var comments: [Content] = []
    for part in content {
      guard case .element(let child) = part else {
        comments.append(part)
        continue
      }
      members.append((ChildOrder.Slot(child), comments + [part]))
      comments = []
    }
    if SortedList.isSorted(element.name), element.name != .connections {
      return members.shuffled(using: &generator).flatMap(\.parts) + comments
    }
    guard MeasuredOrder.ofChildren[document.platform, element.name, document.canonicalVersion] != nil,
      Set(members.map(\.slot)).count == members.count
    else { return content }
    return members.shuffled(using: &generator).flatMap(\.parts) + comments
  }

  private mutating func blanks() -> String { generator.pick(["", "\n", " ", "\n\t\t", "\n  \n"]) }
}
