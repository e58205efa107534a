import IBXML

/// A document as nested values without order and without empty lists: what edits are checked against. It knows nothing
/// of bytes, and its operations are the plainest there are.
struct PlainTree: Equatable {
  var name: String
  var attributes: [String: String]
  var text: String
  var children: [PlainTree]

  init(_ element: Element) {
    name = element.name.text
    attributes = Dictionary(
      element.attributes.map { ($0.name.text, $0.value) }, uniquingKeysWith: { first, _ in first })
    children = element.children.map(PlainTree.init)
    text = children.isEmpty ? element.text : ""
  }

  init(_ new: NewElement) {
    name = new.name.text
    attributes = Dictionary(uniqueKeysWithValues: new.attributes.map { ($0.name.text, $0.value) })
    children = new.children.map(PlainTree.init)
    text = new.text
  }

  init(list name: String) {
    self.name = name
    attributes = [:]
    text = ""
    children = []
  }

  /// One text for all trees that differ only in order and in empty lists.
  var summary: String {
    let pairs = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    let inner = children.map(\.summary).filter { !$0.isEmpty }.sorted().joined(separator: "\n")
    let isList = ["constraints", "connections", "subviews", "userDefinedRuntimeAttributes", "mask", "variation"]
      .contains(name)
    if isList, inner.isEmpty, attributes.keys.allSatisfy({ $0 == "key" }) { return "" }
    return "<\(name) \(pairs)>\(text)\n\(inner)</>"
  }

  mutating func change(_ id: String, _ change: (inout PlainTree) -> Void) {
    if attributes["id"] == id { change(&self) }
    for index in children.indices { children[index].change(id, change) }
  }

  mutating func removeAll(where isUnwanted: (PlainTree) -> Bool) {
    children.removeAll(where: isUnwanted)
    for index in children.indices { children[index].removeAll(where: isUnwanted) }
  }

  mutating func add(_ child: PlainTree, toList list: String) {
    if let index = children.firstIndex(where: { $0.name == list }) {
      children[index].children.append(child)
    } else {
      var new = PlainTree(list: list)
      new.children = [child]
      children.append(new)
    }
  }

  var ids: [String] { (attributes["id"].map { [$0] } ?? []) + children.flatMap(\.ids) }

  func first(_ id: String) -> PlainTree? {
    attributes["id"] == id ? self : children.lazy.compactMap { $0.first(id) }.first
  }
}
