import IBModel
import IBXML

/// New views as in Interface Builder's library, from the table of new objects.
enum NewObjects {
  private static let placeholder = "?"

  static func kinds(on platform: Platform) -> [String] {
    NewObjectTable.elements(on: platform).map(\.kind).sorted()
  }

  /// A new view; nil for a kind without template.
  /// - Parameter id: makes an id for a part of the view.
  static func element(_ kind: String, on platform: Platform, id: (String) -> ObjectID) -> NewElement? {
    guard let text = NewObjectTable.elements(on: platform).first(where: { $0.kind == kind })?.text,
      let tree = try? XMLTree(parsing: Array(text.utf8))
    else { return nil }
    var element = NewElement(copying: tree.root)
    fill(&element, id)
    return element
  }

  private static func fill(_ element: inout NewElement, _ id: (String) -> ObjectID) {
    if element[.id] == placeholder { element[.id] = id(element.name.text).rawValue }
    for index in element.children.indices { fill(&element.children[index], id) }
  }
}
