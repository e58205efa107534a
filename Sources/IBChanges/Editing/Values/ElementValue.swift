import IBModel
import IBXML

/// Values that the format writes as a child with a role (`key`): a color, a font, a rectangle, a text of several lines.
enum ElementValue {
  /// Creates the child for a value.
  /// - Throws: `OperationError` for an invalid text.
  static func element(
    _ text: String, _ name: Name, key: String, of object: Object, in document: Document
  ) throws(OperationError) -> NewElement {
    switch name.text {
    case "color": return try ColorValue.element(text, key: key, of: object, in: document)
    case "fontDescription", "font": return try FontValue.element(text, name, key: key, of: object)
    case "string", "mutableString": return NewElement("string", [NewAttribute(.key, key)], text: text)
    case "bool":
      guard let value = AttributeValue.booleans[text.lowercased()] else {
        throw OperationError("`\(key)` is true or false, not `\(text)`", object)
      }
      return NewElement(name, [NewAttribute(.key, key), NewAttribute(.value, value)])
    default: break
    }
    guard let parts = numbers[name] else {
      throw OperationError(
        "`\(key)` is a `<\(name.text)>`; set its attributes one by one, as in `\(key)/ATTRIBUTE=VALUE`", object)
    }
    let values = text.split(whereSeparator: { $0 == "," || $0 == " " }).map { Double(finite: String($0)) }
    let spelled = values.compactMap { $0.flatMap { CanonicalNumber.spelled($0) } }
    guard spelled.count == parts.count, values.count == parts.count else {
      throw OperationError("`\(key)` is \(parts.map(\.text).joined(separator: ",")), not `\(text)`", object)
    }
    return NewElement(name, [NewAttribute(.key, key)] + zip(parts, spelled).map { NewAttribute($0, $1) })
  }

  /// The attributes of elements that consist of numbers.
  private static let numbers: [Name: [Name]] = [
    "rect": ["x", "y", "width", "height"], "frame": ["x", "y", "width", "height"], "size": ["width", "height"],
    "point": ["x", "y"], "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"], "inset": ["minX", "minY", "maxX", "maxY"],
    "integer": ["value"], "real": ["value"],
  ]

  /// The value in changes: the name of a color, a text, or the attributes.
  static func summary(_ element: Element) -> String { summary(NewElement(copying: element)) }

  static func summary(_ element: NewElement) -> String {
    if element.name == "nil" { return "none" }
    if element.name == "color", let name = element["systemColor"] ?? element[.name] { return name }
    let attributes = element.attributes.filter { $0.name != .key }
    if attributes.isEmpty { return element.text }
    return attributes.map { "\($0.name.text)=\($0.value)" }.joined(separator: " ")
  }
}
