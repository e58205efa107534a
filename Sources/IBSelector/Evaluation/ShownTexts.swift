import IBModel
import IBXML

extension Element {
  /// The texts that an object shows: its own and those of its states, segments, attributed strings and cell.
  /// - Complexity: O(children), and those of the children that hold texts
  var shownTexts: [String] {
    var texts: [String] = []
    var pending = [self]
    while let element = pending.popLast() {
      for attribute in element.attributes where ShownTexts.attributes.contains(attribute.name) {
        texts.append(attribute.value)
      }
      for child in element.children {
        if child.name == "string" {
          if child[.key].map(ShownTexts.keys.contains) ?? false { texts.append(child.text) }
        } else if ShownTexts.holders.contains(child.name) || ShownTexts.cellKeys.contains(child[.key] ?? "") {
          pending.append(child)
        }
      }
    }
    return texts
  }
}

/// Where the format keeps texts.
private enum ShownTexts {
  static let attributes: NameSet = NameSet(names.map { Name($0) })
  static let keys = Set(names)

  static let names = [
    "text", "title", "subtitle", "placeholder", "placeholderString", "prompt", "content", "label", "alternateTitle",
    "headerTitle", "footerTitle",
  ]

  /// Elements without an id whose texts are those of the object.
  static let holders: NameSet = [
    "state", "segments", "segment", "attributedString", "fragment", "buttonConfiguration",
  ]

  static let cellKeys: Set<String> = ["cell", "dataCell"]
}
