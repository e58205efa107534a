import IBXML

/// A writer of JSON text without spaces; members keep the order in which they are written, so that the same values give
/// the same bytes.
///
/// It is public because only public declarations can be inlined into the modules that write lists.
public struct JSONWriter: Sendable {
  /// The version of commands' JSON. It changes when a member is removed or changes its meaning; members may be added at
  /// any time.
  public static let schemaVersion = 1

  private var bytes: [UInt8] = []
  private var needsComma = false
  private var error: JSONError?

  private init() {}

  /// Returns an object on one line, without a line feed.
  /// - Throws: An error for a number that is not finite, which JSON cannot represent.
  public static func object(_ members: (inout JSONWriter) -> Void) throws(JSONError) -> String {
    var writer = JSONWriter()
    writer.object(members)
    if let error = writer.error { throw error }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns a value of any form on one line, for formats of other programs.
  /// - Throws: An error for a number that is not finite, which JSON cannot represent.
  public static func value(_ write: (inout JSONWriter) -> Void) throws(JSONError) -> String {
    var writer = JSONWriter()
    write(&writer)
    if let error = writer.error { throw error }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns a report: an object on one line that begins with the version.
  public static func report(_ members: (inout JSONWriter) -> Void) throws(JSONError) -> String {
    try object {
      $0.member("version", schemaVersion)
      members(&$0)
    }
  }

  /// Writes an object as a value.
  @inlinable public mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array as a value.
  @inlinable public mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    close(UInt8(ascii: "]"))
  }

  @usableFromInline mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  @usableFromInline mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes a member of the current object.
  @inlinable public mutating func member(_ name: String, _ value: some JSONValue) {
    begin(name)
    value.write(to: &self)
  }

  /// Writes a member; nil writes none.
  @inlinable public mutating func member(_ name: String, ifPresent value: (some JSONValue)?) {
    if let value { member(name, value) }
  }

  /// Writes a member that is an object.
  @inlinable public mutating func member(_ name: String, object members: (inout JSONWriter) -> Void) {
    begin(name)
    object(members)
  }

  /// Writes a member that is an array.
  @inlinable public mutating func member<Element>(
    _ name: String, array elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    begin(name)
    array(elements, write)
  }

  /// Writes a member that is an array of objects.
  @inlinable public mutating func member<Element>(
    _ name: String, objects elements: some Sequence<Element>, _ members: (inout JSONWriter, Element) -> Void
  ) {
    member(name, array: elements) { json, element in json.object { members(&$0, element) } }
  }

  /// Writes the members `line` and `column`, which counts UTF-16 code units.
  package mutating func members(of position: SourcePosition) {
    member("line", position.line)
    member("column", position.columnInUTF16)
  }

  @usableFromInline mutating func begin(_ name: String) {
    write(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes `null`.
  public mutating func writeNull() {
    separate()
    append("null")
  }

  /// Writes a string with quotes and escapes.
  public mutating func write(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { utf8 in
      if utf8.contains(where: JSONWriter.needsEscape) {
        for byte in utf8 { appendEscaped(byte) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case _ where byte < 0x20:
      let digits = String(byte, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    default: bytes.append(byte)
    }
  }

  /// Writes a value that is JSON already.
  public mutating func write(json value: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes an integer.
  public mutating func write(_ number: Int) {
    separate()
    append("\(number)")
  }

  /// Writes a number in the fewest digits that identify it.
  public mutating func write(_ number: Double) {
    guard number.isFinite else {
      error = error ?? .notFinite("\(number)")
      return writeNull()
    }
    separate()
    append(Int(exactly: number).map { "\($0)" } ?? "\(number)")
  }

  /// Writes `true` or `false`.
  public mutating func write(_ flag: Bool) {
    separate()
    append(flag ? "true" : "false")
  }
}

/// A reason why values could not be written as JSON.
public enum JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  case notFinite(String)

  /// One clause for messages.
  public var description: String {
    switch self {
    case .notFinite(let number): "the result contains the number `\(number)`, which JSON cannot represent"
    }
  }
}

/// A value that has a JSON form.
public protocol JSONValue {
  /// Writes the value.
  func write(to json: inout JSONWriter)
}

extension String: JSONValue {
  /// Writes the string with quotes and escapes.
  @inlinable public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONValue {
  /// Writes the integer.
  @inlinable public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Double: JSONValue {
  /// Writes the number in the fewest digits that identify it.
  @inlinable public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Bool: JSONValue {
  /// Writes `true` or `false`.
  @inlinable public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  /// Writes the value, or `null`.
  @inlinable public func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.writeNull() }
  }
}

extension Array: JSONValue where Element: JSONValue {
  /// Writes an array.
  @inlinable public func write(to json: inout JSONWriter) { json.array(self) { $1.write(to: &$0) } }
}

extension Dictionary: JSONValue where Key == String, Value: JSONValue {
  /// Writes an object, its members sorted by name.
  @inlinable public func write(to json: inout JSONWriter) {
    json.object { json in
      for (key, value) in sorted(by: { $0.key < $1.key }) { json.member(key, value) }
    }
  }
}
