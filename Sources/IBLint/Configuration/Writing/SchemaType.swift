import IBBase

/// The form of a value in a JSON schema.
indirect enum SchemaType: Sendable, Encodable {
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
  case values(of: SchemaType, keys: SchemaType)

  static let texts = SchemaType.definition("texts")

  func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }

  private var members: JSONObject {
    switch self {
    case .text: ["type": "string"]
    case .number: ["type": "number"]
    case .flag: ["type": "boolean"]
    case .integer(let limits):
      ["type": "integer", "minimum": limits.lowerBound, "maximum": limits.upperBound]
    case .limitedNumber(let limits):
      ["type": "number", "minimum": limits.lowerBound, "maximum": limits.upperBound]
    case .words(let words): ["enum": words]
    case .definition(let name): ["$ref": "#/$defs/\(name)"]
    case .anyOf(let types): ["anyOf": types.map(\.choice)]
    case .list(let type): ["anyOf": [type, .list(type)].map(\.choice)]
    case .mapping(let properties, let required):
      [
        "type": "object", "properties": JSONObject(properties.map { ($0.name, $0) }),
        "required": required.unlessEmpty, "additionalProperties": false,
      ]
    case .values(let type, let keys):
      ["type": "object", "additionalProperties": type, "propertyNames": keys]
    }
  }

  /// The form as one of several, among which a list does not stand for its only element.
  private var choice: JSONObject {
    guard case .list(let element) = self else { return members }
    return ["type": "array", "items": element]
  }
}

struct SchemaProperty: Sendable, Encodable {
  var name: String
  var summary: String?
  var type: SchemaType

  func encode(to encoder: any Encoder) throws {
    let description: JSONObject = ["description": summary]
    try JoinedMembers(description, type).encode(to: encoder)
  }
}
