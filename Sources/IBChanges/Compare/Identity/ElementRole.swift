import IBModel
import IBXML

/// The role of an element without id among its siblings.
enum ElementRole {
  /// The element for texts that are too long for an attribute.
  static let string = Name("string")
  private static let mutableString = Name("mutableString")

  static func isText(_ element: Element) -> Bool { element.name == string || element.name == mutableString }

  /// Stands for the names of all elements with a key, which has room for one element of any name.
  static let keyed = Name("key")

  private static let namedLists: NameSet = ["resources", "dependencies", "designables", "classes"]
  private static let scene = Name.scene
  private static let className = Name("className")

  /// The name and role of an element in its parent.
  static func place(of element: Element) -> (name: Name, role: String) {
    if let role = element[.key] { return (keyed, role) }
    if let role = element[.keyPath] { return (element.name, role) }
    // Whether a variation includes or excludes a member is a fact about the member.
    if let reference = element[.reference] { return (element.name == .exclude ? .include : element.name, reference) }
    if let list = element.parent, namedLists.contains(list.name) {
      return (element.name, element[.name] ?? element[.identifier] ?? element[className] ?? "")
    }
    return (element.name, "")
  }

  /// Elements that are one value with all their contents.
  private static let values: NameSet = [
    "color", "fontDescription", "font", "rect", "size", "inset", "edgeInsets", "directionalEdgeInsets", "point", "nil",
    "null", "string", "mutableString", "attributedString", "integer", "real", "date", "data", "decimal",
    "calibratedRGBColor", "locale", "dateFormatter", "paragraphStyle",
  ]

  /// The texts of an attributed string's fragments; nil for other elements.
  static func partTexts(of element: Element) -> [String]? {
    guard element.name == attributedString else { return nil }
    return element.subtree.filter { $0.name == fragment }.map { part in
      part["content"] ?? part.children.first { $0[.key] == "content" }?.text ?? ""
    }
  }

  private static let attributedString = Name("attributedString")
  private static let fragment = Name("fragment")

  /// Whether a value contains objects, as only in damaged documents.
  private static func holdsObjects(_ element: Element) -> Bool {
    element.children.contains { $0.name == scene || Object($0) != nil || holdsObjects($0) }
  }

  /// Whether an element is compared as a whole. Elements with text are.
  static func isValue(_ element: Element) -> Bool {
    values.contains(element.name) && element.attribute(.id) == nil && !holdsObjects(element)
      || hasText(element)
  }

  static func hasText(_ element: Element) -> Bool {
    !element.holdsOnlyElements && element.text.contains { !$0.isWhitespace }
  }
}
