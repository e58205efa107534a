// Lists are read and written inside of the modules of their members: without their type, each takes several times as
// long.

/// A writer of successive values; `ByteReader` reads them in the same order.
@usableFromInline package struct ByteWriter {
  @usableFromInline package var bytes: [UInt8] = []

  @inlinable package init() {}

  /// Writes a number, small ones in one byte.
  @inlinable package mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  @inlinable package mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  @inlinable package mutating func write(_ contents: some Collection<UInt8>) {
    write(contents.count)
    bytes += contents
  }

  @inlinable package mutating func write<Member>(_ list: [Member], _ member: (inout ByteWriter, Member) -> Void) {
    write(list.count)
    for value in list { member(&self, value) }
  }

  @inlinable package mutating func write<Value>(_ value: Value?, _ present: (inout ByteWriter, Value) -> Void) {
    write(value.map { [$0] } ?? [], present)
  }
}

/// A reader of the bytes of `ByteWriter`. Other bytes never trap.
@usableFromInline package struct ByteReader {
  /// An error for bytes that `ByteWriter` did not write.
  @usableFromInline package struct ByteError: Error {
    @inlinable package init() {}
  }

  @usableFromInline var rest: ArraySlice<UInt8>

  @inlinable package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  @inlinable package var isAtEnd: Bool { rest.isEmpty }

  @inlinable package mutating func number() throws(ByteError) -> Int {
    var (result, shift): (UInt, UInt) = (0, 0)
    while let byte = rest.popFirst(), shift < 64 {
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: result) }
      shift += 7
    }
    throw ByteError()
  }

  @inlinable package mutating func contents() throws(ByteError) -> ArraySlice<UInt8> {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw ByteError() }
    let contents = rest.prefix(count)
    rest = rest.dropFirst(count)
    return contents
  }

  @inlinable package mutating func text() throws(ByteError) -> String {
    String(decoding: try contents(), as: UTF8.self)
  }

  @inlinable package mutating func list<Member>(
    _ member: (inout ByteReader) throws(ByteError) -> Member
  ) throws(ByteError) -> [Member] {
    var list: [Member] = []
    let count = try number()
    // A member takes at least a byte.
    guard count >= 0, count <= rest.count else { throw ByteError() }
    for _ in 0..<count { list.append(try member(&self)) }
    return list
  }

  @inlinable package mutating func optional<Value>(
    _ value: (inout ByteReader) throws(ByteError) -> Value
  ) throws(ByteError) -> Value? {
    try list(value).first
  }
}

/// A value that caches keep as bytes. The form may differ between versions of the program.
package protocol ByteCodable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(ByteReader.ByteError)
}

extension ByteWriter {
  package mutating func write(_ value: some ByteCodable) { value.write(to: &self) }

  package mutating func write(_ value: (some ByteCodable)?) {
    write(value == nil ? 0 : 1)
    value?.write(to: &self)
  }

  package mutating func write(_ list: [some ByteCodable]) {
    write(list.count)
    for value in list { value.write(to: &self) }
  }

  package mutating func write(_ set: Set<String>) { write(set.sorted()) }

  package mutating func write<Value: RawRepresentable<UInt8>>(case value: Value) { write(Int(value.rawValue)) }
}

extension ByteReader {
  package mutating func value<Value: ByteCodable>() throws(ByteError) -> Value { try Value(from: &self) }

  package mutating func value<Value: ByteCodable>() throws(ByteError) -> Value? {
    try number() == 0 ? nil : try Value(from: &self)
  }

  package mutating func value<Value: ByteCodable>() throws(ByteError) -> [Value] {
    try list { reader throws(ByteError) in try Value(from: &reader) }
  }

  package mutating func set() throws(ByteError) -> Set<String> { Set(try value() as [String]) }

  package mutating func `case`<Value: RawRepresentable<UInt8>>() throws(ByteError) -> Value {
    guard let value = UInt8(exactly: try number()).flatMap(Value.init(rawValue:)) else { throw ByteError() }
    return value
  }
}

extension String: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(self) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) { self = try reader.text() }
}

extension Bool: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(self ? 1 : 0) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) { self = try reader.number() != 0 }
}
