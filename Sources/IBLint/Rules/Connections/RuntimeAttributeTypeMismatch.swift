import IBModel
import IBXML

extension Rule {
  static let runtimeAttributeTypeMismatch = Rule(
    "runtime_attribute_type_mismatch", .connections, .error,
    check: .elements([.userDefinedRuntimeAttribute]) { element, document, findings in
      guard let attribute = RuntimeAttribute(element), let found = attribute.foreignValue else { return }
      findings.report(
        element,
        "the runtime attribute `\(attribute.keyPath)` is of type `\(attribute.type)`, but its value is \(found)")
    })
}

extension RuntimeAttribute {
  /// The names of the elements that can be the value of each type that has its value in an element.
  private static let valueElements: [String: Set<Name>] = [
    "number": ["integer", "real", "bool"], "color": ["color"], "point": ["point"], "size": ["size"], "rect": ["rect"],
    "range": ["range"], "string": ["string", "mutableString"], "boolean": [], "image": [], "nil": [],
  ]

  /// The types whose value is an attribute.
  private static let textTypes: Set<String> = ["string", "boolean", "image"]

  /// A string without a value is empty.
  private var hasValue: Bool { type == "string" || element.child(withKey: "value") != nil }

  /// The kind of value, if the type requires another. A type that is unknown permits every value.
  fileprivate var foreignValue: String? {
    guard let allowed = RuntimeAttribute.valueElements[type] else { return nil }
    if let child = element.child(withKey: "value"), !allowed.contains(child.name) { return "a `\(child.name.text)`" }
    guard let text = element[.value] else { return allowed.isEmpty || hasValue ? nil : "missing" }
    if type == "boolean", text != "YES", text != "NO" { return "neither `YES` nor `NO`" }
    return RuntimeAttribute.textTypes.contains(type) ? nil : "a text"
  }
}
