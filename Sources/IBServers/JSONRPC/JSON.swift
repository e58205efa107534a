#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IBModel

package enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of an object; nil without one.
  package subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  package var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  package var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

  package init?(_ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// The value as one line, with the members of objects in alphabetical order.
  package var text: String { (try? JSONWriter.value(write)) ?? "null" }
}

extension JSON: JSONValue {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.writeNull()
    case .bool(let value): json.write(value)
    case .number(let number):
      if let integer = Int(exactly: number) { json.write(integer) } else { json.write(number) }
    case .string(let text): json.write(text)
    case .array(let values): values.write(to: &json)
    case .object(let members): members.write(to: &json)
    }
  }
}

extension JSON: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([JSON].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}
