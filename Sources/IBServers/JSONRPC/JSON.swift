import IBBase
import IBXML

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

  /// Parses a text. `JSONDecoder` takes cubic time for nested values, and refuses half of a surrogate pair.
  /// - Complexity: O(bytes)
  package init?(_ bytes: [UInt8]) {
    guard let value = PlacedJSON(bytes) else { return nil }
    self.init(value)
  }

  private init(_ placed: PlacedJSON) {
    self =
      switch placed.content {
      case .string(let text): .string(text)
      case .array(let values): .array(values.map { JSON($0) })
      case .object(let members):
        .object(Dictionary(members.map { ($0.key, JSON($0.value)) }, uniquingKeysWith: { $1 }))
      case .word("true"): .bool(true)
      case .word("false"): .bool(false)
      case .word(let number): Double(number).map { .number($0) } ?? .null
      }
  }

  /// The value as one line, with the members of objects in alphabetical order.
  package var text: String { (try? JSONText.line(of: self)) ?? "null" }
}

extension JSON: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let flag): try value.encode(flag)
    case .number(let number): try value.encode(number)
    case .string(let text): try value.encode(text)
    case .array(let values): try value.encode(values)
    case .object(let members): try value.encode(members)
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
