import IBModel

/// The form of a value in a JSON schema.
indirect enum SchemaType: Sendable {
  case text
  case number
  case flag
  case integer(ClosedRange<Int>)
  case limitedNumber(ClosedRange<Double>)
  case words([String])
  /// A form that the schema defines by name.
  case definition(String)
  case anyOf([SchemaType])
  /// A list, or one value that stands for a list of one.
  case list(SchemaType)
  case mapping([SchemaProperty], required: [String])
  /// A mapping with unknown keys.
  case values(of: SchemaType, keys: SchemaType?)

  static let texts = SchemaType.definition("texts")

  func write(to json: inout JSONWriter) {
    switch self {
    case .text: json.member("type", "string")
    case .number: json.member("type", "number")
    case .flag: json.member("type", "boolean")
    case .integer(let limits):
      json.member("type", "integer")
      json.member("minimum", limits.lowerBound)
      json.member("maximum", limits.upperBound)
    case .limitedNumber(let limits):
      json.member("type", "number")
      json.member("minimum", limits.lowerBound)
      json.member("maximum", limits.upperBound)
    case .words(let words): json.member("enum", words)
    case .definition(let name): json.member("$ref", "#/$defs/\(name)")
    case .anyOf(let types): SchemaType.writeChoice(types, to: &json)
    case .list(let type): SchemaType.writeChoice([type, .list(type)], to: &json)
    case .mapping(let properties, let required): writeMapping(properties, required, to: &json)
    case .values(let type, let keys):
      json.member("type", "object")
      json.member("additionalProperties", object: { type.write(to: &$0) })
      if let keys { json.member("propertyNames", object: { keys.write(to: &$0) }) }
    }
  }

  private static func writeChoice(_ types: [SchemaType], to json: inout JSONWriter) {
    json.member("anyOf", objects: types) { json, type in
      if case .list(let element) = type {
        json.member("type", "array")
        json.member("items", object: { element.write(to: &$0) })
      } else {
        type.write(to: &json)
      }
    }
  }

  private func writeMapping(_ properties: [SchemaProperty], _ required: [String], to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("properties") { json in
      for property in properties {
        json.member(property.name) {
          $0.member("description", ifPresent: property.summary)
          property.type.write(to: &$0)
        }
      }
    }
    if !required.isEmpty { json.member("required", required) }
    json.member("additionalProperties", false)
  }
}

struct SchemaProperty: Sendable {
  var name: String
  var summary: String?
  var type: SchemaType
}
