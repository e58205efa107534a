import IBModel
import IBXML

/// The contents of each object of a document, apart from its constraints and from the objects inside it.
struct ObjectContents {
  private var texts: [ObjectID: String] = [:]

  init(_ document: Document) {
    for object in document.objects { texts[object.id] = ObjectContents.text(of: object.element) }
  }

  var ids: Set<ObjectID> { Set(texts.keys) }

  func differences(from other: ObjectContents) -> Set<ObjectID> {
    Set(texts.filter { other.texts[$0.key] != nil && other.texts[$0.key] != $0.value }.keys)
  }

  private static func text(of element: Element) -> String {
    let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
    let content = element.text.filter { !$0.isWhitespace } + element.children.map(text(ofChild:)).joined()
    return "<\(element.name)\(attributes)>\(content)</>"
  }

  /// An object inside another one counts by its place only, constraints do not count at all. Without them, a list or a
  /// variation may be empty, and is then the same as none.
  private static func text(ofChild child: Element) -> String {
    if child.name == .constraint || child.name == .mask && child[.key] == Name.constraints.text { return "" }
    if let object = Object(child) { return "[\(object.id)]" }
    let isList = child.attributes.isEmpty || child.name == .variation
    let content = child.children.map(text(ofChild:)).joined()
    return isList && content.isEmpty && child.text.allSatisfy(\.isWhitespace) ? "" : text(of: child)
  }
}
