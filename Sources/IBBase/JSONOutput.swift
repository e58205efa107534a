/// Text to which values are added one after another. A container stays open until something is written outside of it,
/// because encoders are not told when it is complete.
///
/// Each access to the properties ends before another one begins; checking that at run time takes a quarter of the time.
final class JSONOutput {
  @exclusivity(unchecked) private var bytes: [UInt8] = []
  /// The brackets that close the open containers.
  @exclusivity(unchecked) private var closings: [UInt8] = []
  @exclusivity(unchecked) private var needsComma = false

  var depth: Int { closings.count }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ value: some Encodable) throws {
    let (depth, start) = (closings.count, bytes.count)
    if let value = value as? any JSONForm {
      try value.write(to: self)
    } else {
      try value.encode(to: JSONValueEncoder(output: self, depth: depth))
      if bytes.count == start { _ = members(at: depth) }
    }
    close(to: depth)
  }

  /// Closes the containers inside of so many.
  func close(to depth: Int) {
    while closings.count > depth {
      bytes.append(closings.removeLast())
      needsComma = true
    }
  }

  /// Opens a container, or continues the one that is open at this depth, and returns the depth of its contents.
  private func open(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar, at depth: Int) -> Int {
    guard closings.count == depth else {
      close(to: depth + 1)
      return depth + 1
    }
    separate()
    bytes.append(UInt8(ascii: opening))
    closings.append(UInt8(ascii: closing))
    needsComma = false
    return depth + 1
  }

  func members(at depth: Int) -> Int { open("{", "}", at: depth) }

  func elements(at depth: Int) -> Int { open("[", "]", at: depth) }

  func beginMember(_ name: String, at depth: Int) {
    close(to: depth)
    write(text: name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Writes a value that is JSON already.
  func write(json: some Collection<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Writes a string with quotes and escapes.
  func write(text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(where: JSONOutput.needsEscape) {
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

  private func appendEscaped(_ byte: UInt8) {
    guard JSONOutput.needsEscape(byte) else { return bytes.append(byte) }
    switch byte {
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    case ..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes += [UInt8(ascii: "\\"), byte]
    }
  }
}

struct JSONValueEncoder: Encoder {
  let output: JSONOutput
  /// The number of containers around the value.
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MemberContainer(output: output, depth: output.members(at: depth)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    ElementContainer(output: output, depth: output.elements(at: depth))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { output.write(json: "null".utf8) }

  func encode(_ value: some JSONForm) throws { try value.write(to: output) }

  func encode(_ value: some Encodable) throws {
    // Other numbers encode themselves as themselves, which would not end.
    if let number = value as? any BinaryInteger { return output.write(json: "\(number)".utf8) }
    if let number = value as? any BinaryFloatingPoint { return try Double(number).write(to: output) }
    try output.write(value)
  }
}

/// The members of an object.
private struct MemberContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: JSONOutput
  let depth: Int

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { encoder(of: key.stringValue).encodeNil() }

  func encode(_ value: some JSONForm, forKey key: Key) throws { try encoder(of: key.stringValue).encode(value) }

  func encode(_ value: some Encodable, forKey key: Key) throws { try encoder(of: key.stringValue).encode(value) }

  func nestedContainer<NestedKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder(of: key.stringValue).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(of: key.stringValue).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder(of: "super") }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(of: key.stringValue) }

  private func encoder(of name: String) -> JSONValueEncoder {
    output.beginMember(name, at: depth)
    return JSONValueEncoder(output: output, depth: depth)
  }
}

/// The elements of an array.
private struct ElementContainer: UnkeyedEncodingContainer {
  let output: JSONOutput
  let depth: Int
  private(set) var count = 0

  init(output: JSONOutput, depth: Int) { (self.output, self.depth) = (output, depth) }

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { element().encodeNil() }

  mutating func encode(_ value: some JSONForm) throws { try element().encode(value) }

  mutating func encode(_ value: some Encodable) throws { try element().encode(value) }

  mutating func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    element().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { element().unkeyedContainer() }

  mutating func superEncoder() -> any Encoder { element() }

  private mutating func element() -> JSONValueEncoder {
    count += 1
    output.close(to: depth)
    return JSONValueEncoder(output: output, depth: depth)
  }
}

/// A value that writes its form itself.
protocol JSONForm: Encodable {
  func write(to output: JSONOutput) throws
}

extension String: JSONForm {
  func write(to output: JSONOutput) { output.write(text: self) }
}

extension Bool: JSONForm {
  func write(to output: JSONOutput) { output.write(json: (self ? "true" : "false").utf8) }
}

extension Int: JSONForm {
  func write(to output: JSONOutput) { output.write(json: "\(self)".utf8) }
}

extension Double: JSONForm {
  /// Writes the number in the fewest digits that identify it.
  func write(to output: JSONOutput) throws {
    guard isFinite else { throw JSONError.notFinite(description) }
    output.write(json: (Int(exactly: self).map { "\($0)" } ?? description).utf8)
  }
}

extension Array: JSONForm where Element: Encodable {
  func write(to output: JSONOutput) throws {
    _ = output.elements(at: output.depth)
    for element in self {
      try output.write(element)
    }
  }
}

extension Dictionary: JSONForm where Key == String, Value: Encodable {
  func write(to output: JSONOutput) throws {
    let depth = output.members(at: output.depth)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      output.beginMember(key, at: depth)
      try output.write(value)
    }
  }
}

extension JSONFragment: JSONForm {
  func write(to output: JSONOutput) { output.write(json: bytes) }
}
