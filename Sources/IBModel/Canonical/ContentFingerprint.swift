import IBXML

/// A hash of a document's meaning: independent of white space, quotes, the order of attributes, of children with fixed
/// places and of sorted lists; not of the order of lists that users arrange.
enum ContentFingerprint {
  /// Differs between runs of the program.
  static func of(_ document: Document) -> Int {
    var hasher = Hasher()
    for part in document.tree.topLevel {
      switch part {
      case .element(let element): hasher.combine(fingerprint(element, in: document))
      case .comment(let comment): hasher.combine(comment.lines)
      case .text: break
      }
    }
    return hasher.finalize()
  }

  private static func fingerprint(_ element: Element, in document: Document) -> Int {
    var attributes = element.attributes.map { value(of: $0, element) }
    var children: [Int] = []
    var slots: [ChildOrder.Slot: Int] = [:]
    let isFree = SortedList.isSorted(element.name)
    let hasPlaces = MeasuredOrder.ofChildren[document.platform, element.name, document.canonicalVersion] != nil
    for child in element.children {
      if child.name == TextStorage.string, child.attributes.count == 1, let key = child[.key], !child.text.isEmpty {
        attributes.append(hash("attribute", key, child.text))
        continue
      }
      // Members of one slot keep their order among each other, except variations.
      let slot = ChildOrder.Slot(child)
      let position = isFree || slot == .variation ? 0 : hasPlaces ? slots[slot, default: 0] : children.count
      slots[slot, default: 0] += 1
      children.append(hash("child", position, fingerprint(child, in: document)))
    }
    return hash(
      element.name, attributes.sorted(), children.sorted(), text(of: element),
      element.comments.map(\.lines).sorted())
  }

  private static func value(of attribute: Attribute, _ element: Element) -> Int {
    let value = attribute.value
    if CanonicalNumber.isDouble(attribute.name, of: element.name), let number = Double(value) {
      return hash("attribute", attribute.name.text, number)
    }
    return hash("attribute", attribute.name.text, value)
  }

  private static func text(of element: Element) -> String {
    let text = element.text
    let isBlank = text.allSatisfy(\.isWhitespace)
    return isBlank && element.name != TextStorage.string && element.name != "mutableString" ? "" : text
  }

  private static func hash(_ parts: any Hashable...) -> Int {
    var hasher = Hasher()
    for part in parts { part.hash(into: &hasher) }
    return hasher.finalize()
  }
}

extension TextNode {
  fileprivate var lines: String { String(decoding: text.utf8.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self) }
}
