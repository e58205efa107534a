import IBModel
import IBXML

/// Values of user-defined runtime attributes as people write them: `true`, `8`, `#FF8800`, `none`, or any other text.
enum RuntimeValue {
  /// Creates the element of a runtime attribute. A replacement keeps the type if the text allows it.
  /// - Throws: `OperationError` for an invalid value of the attribute's existing type.
  static func element(
    _ keyPath: String, _ text: String, replacing old: RuntimeAttribute?, of object: Object, in document: Document
  ) throws(OperationError) -> NewElement {
    let type = old?.type ?? type(of: text)
    var new = NewElement(
      .userDefinedRuntimeAttribute, [NewAttribute(.type, type), NewAttribute(.keyPath, keyPath)])
    switch type {
    case "boolean":
      guard let value = AttributeValue.booleans[text.lowercased()] else {
        throw OperationError("`@\(keyPath)` is true or false, not `\(text)`", object)
      }
      new[.value] = value
    case "number":
      guard let number = Double(finite: text), let value = CanonicalNumber.spelled(number) else {
        throw OperationError("`@\(keyPath)` is a number, not `\(text)`", object)
      }
      let isWhole = Int(text) != nil
      new.children = [
        NewElement(
          isWhole ? "integer" : "real", [NewAttribute(.key, "value"), NewAttribute(.value, isWhole ? text : value)])
      ]
    case "color": new.children = [try ColorValue.element(text, key: "value", of: object, in: document)]
    case "point", "size", "rect":
      new.children = [try ElementValue.element(text, Name(type), key: "value", of: object, in: document)]
    case "nil": break
    default:
      if text.contains(where: \.isNewline) {
        new.children = [NewElement("string", [NewAttribute(.key, "value")], text: text)]
      } else {
        new[.value] = text
      }
    }
    return new
  }

  private static func type(of text: String) -> String {
    if AttributeValue.booleans[text.lowercased()] != nil { return "boolean" }
    if Double(finite: text) != nil { return "number" }
    if text.hasPrefix("#"), ColorValue.components(text.dropFirst()) != nil { return "color" }
    return text == "none" || text == "nil" ? "nil" : "string"
  }
}
