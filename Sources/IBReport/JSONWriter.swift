/// JSON text, written from front to back without spaces; members are in the order in which they are written, so that
/// the same values give the same bytes.
package struct JSONWriter: Sendable {
  /// The version of what commands write as JSON. It changes when a member is removed or changes its meaning; members
  /// may be added at any time.
  package static let schemaVersion = 1

  private var text = ""
  private var needsComma = false
  private var error: JSONError?

  private init() {}

  /// An object on one line, without a line feed.
  /// - Throws: When a number is not finite, which JSON cannot represent.
  package static func object(_ members: (inout JSONWriter) -> Void) throws(JSONError) -> String {
    var writer = JSONWriter()
    writer.object(members)
    if let error = writer.error { throw error }
    return writer.text
  }

  /// A report: an object on one line that begins with the version.
  package static func report(_ members: (inout JSONWriter) -> Void) throws(JSONError) -> String {
    try object {
      $0.member("version", schemaVersion)
      members(&$0)
    }
  }

  // MARK: Objects and arrays

  /// Writes an object as a value.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open("{")
    members(&self)
    close("}")
  }

  /// Writes an array as a value.
  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    open("[")
    for element in elements { write(&self, element) }
    close("]")
  }

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  // MARK: Members

  /// Writes a member of the current object.
  package mutating func member(_ name: String, _ value: some JSONValue) {
    begin(name)
    value.write(to: &self)
  }

  /// Writes a member, or nothing when there is no value.
  package mutating func member(_ name: String, ifPresent value: (some JSONValue)?) {
    if let value { member(name, value) }
  }

  /// Writes a member that is an object.
  package mutating func member(_ name: String, object members: (inout JSONWriter) -> Void) {
    begin(name)
    object(members)
  }

  /// Writes a member that is an array.
  package mutating func member<Element>(
    _ name: String, array elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    begin(name)
    array(elements, write)
  }

  private mutating func begin(_ name: String) {
    write(name)
    text += ":"
    needsComma = false
  }

  // MARK: Values

  /// Writes `null`.
  package mutating func writeNull() {
    separate()
    text += "null"
  }

  /// Writes a string with quotes and escapes.
  package mutating func write(_ string: String) {
    separate()
    text += "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      for scalar in string.unicodeScalars { writeEscaped(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// Writes an integer.
  package mutating func write(_ number: Int) {
    separate()
    text += "\(number)"
  }

  /// Writes a number in as few digits as give it back.
  package mutating func write(_ number: Double) {
    guard number.isFinite else {
      error = error ?? .notFinite("\(number)")
      return writeNull()
    }
    separate()
    text += Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// Writes `true` or `false`.
  package mutating func write(_ flag: Bool) {
    separate()
    text += flag ? "true" : "false"
  }
}

/// Why values could not be written as JSON.
package enum JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A number is infinite or not a number.
  case notFinite(String)

  package var description: String {
    switch self {
    case .notFinite(let number): "the result contains the number `\(number)`, which JSON cannot represent"
    }
  }
}

/// A value that has one form as JSON.
package protocol JSONValue {
  func write(to json: inout JSONWriter)
}

extension String: JSONValue {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONValue {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Double: JSONValue {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: JSONValue {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.writeNull() }
  }
}

extension Array: JSONValue where Element: JSONValue {
  package func write(to json: inout JSONWriter) { json.array(self) { $1.write(to: &$0) } }
}

extension Dictionary: JSONValue where Key == String, Value: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in sorted(by: { $0.key < $1.key }) { json.member(key, value) }
    }
  }
}
