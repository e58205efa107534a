/// A value that caches keep as bytes. The form may differ between versions of the program.
@usableFromInline package protocol ByteCodable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(ByteReader.ByteError)
}

/// A writer of successive values; `ByteReader` reads them in the same order.
@usableFromInline package struct ByteWriter {
  @usableFromInline package var bytes: [UInt8] = []

  @inlinable package init() {}

  /// Writes values, one after the other.
  @inlinable package mutating func write<each Value: ByteCodable>(_ values: repeat each Value) {
    repeat (each values).write(to: &self)
  }

  @inlinable package mutating func write(_ contents: some Collection<UInt8>) {
    contents.count.write(to: &self)
    bytes += contents
  }

  @inlinable package mutating func write<Member>(_ list: [Member], _ member: (inout ByteWriter, Member) -> Void) {
    list.count.write(to: &self)
    for value in list { member(&self, value) }
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

  /// Behind `try?`, the type has to be written, or else it is taken for an optional one.
  @inlinable package mutating func value<Value: ByteCodable>() throws(ByteError) -> Value { try Value(from: &self) }

  /// Reads values, one after the other.
  @inlinable package mutating func values<each Value: ByteCodable>() throws(ByteError) -> (repeat each Value) {
    (repeat try (each Value)(from: &self))
  }

  @inlinable package mutating func contents() throws(ByteError) -> ArraySlice<UInt8> {
    let count: Int = try value()
    guard count >= 0, count <= rest.count else { throw ByteError() }
    let contents = rest.prefix(count)
    rest = rest.dropFirst(count)
    return contents
  }

  @inlinable package mutating func list<Member>(
    _ member: (inout ByteReader) throws(ByteError) -> Member
  ) throws(ByteError) -> [Member] {
    var list: [Member] = []
    let count: Int = try value()
    // A member takes at least a byte.
    guard count >= 0, count <= rest.count else { throw ByteError() }
    for _ in 0..<count { list.append(try member(&self)) }
    return list
  }
}

/// Small numbers take one byte.
extension Int: ByteCodable {
  @inlinable package func write(to writer: inout ByteWriter) {
    var rest = UInt(bitPattern: self)
    while rest >= 0x80 {
      writer.bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writer.bytes.append(UInt8(rest))
  }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    var (result, shift): (UInt, UInt) = (0, 0)
    while let byte = reader.rest.popFirst(), shift < 64 {
      result |= UInt(byte & 0x7F) << shift
      if byte < 0x80 {
        self.init(bitPattern: result)
        return
      }
      shift += 7
    }
    throw ByteReader.ByteError()
  }
}

extension Bool: ByteCodable {
  @inlinable package func write(to writer: inout ByteWriter) { writer.write(self ? 1 : 0) }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self = try reader.value() as Int != 0
  }
}

extension String: ByteCodable {
  @inlinable package func write(to writer: inout ByteWriter) { writer.write(utf8) }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self.init(decoding: try reader.contents(), as: UTF8.self)
  }
}

extension ByteCodable where Self: RawRepresentable<UInt8> {
  @inlinable package func write(to writer: inout ByteWriter) { writer.write(Int(rawValue)) }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    guard let value = UInt8(exactly: try reader.value() as Int).flatMap(Self.init(rawValue:)) else {
      throw ByteReader.ByteError()
    }
    self = value
  }
}

extension ByteCodable where Self: RawRepresentable<String> {
  @inlinable package func write(to writer: inout ByteWriter) { writer.write(rawValue) }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    guard let value = Self(rawValue: try reader.value()) else { throw ByteReader.ByteError() }
    self = value
  }
}

extension Optional: ByteCodable where Wrapped: ByteCodable {
  @inlinable package func write(to writer: inout ByteWriter) {
    writer.write(self != nil)
    self?.write(to: &writer)
  }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self = try reader.value() ? try Wrapped(from: &reader) : nil
  }
}

extension Array: ByteCodable where Element: ByteCodable {
  @inlinable package func write(to writer: inout ByteWriter) { writer.write(self) { $1.write(to: &$0) } }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self = try reader.list { reader throws(ByteReader.ByteError) in try reader.value() }
  }
}

extension Set: ByteCodable where Element: ByteCodable & Comparable {
  @inlinable package func write(to writer: inout ByteWriter) { writer.write(sorted()) }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self.init(try reader.value() as [Element])
  }
}

extension Dictionary: ByteCodable where Key == String, Value: ByteCodable {
  @inlinable package func write(to writer: inout ByteWriter) {
    writer.write(sorted { $0.key < $1.key }) { $0.write($1.key, $1.value) }
  }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    let members: [(String, Value)] = try reader.list { reader throws(ByteReader.ByteError) in try reader.values() }
    self.init(members, uniquingKeysWith: { first, _ in first })
  }
}

extension Range: ByteCodable where Bound == Int {
  @inlinable package func write(to writer: inout ByteWriter) { writer.write(lowerBound, count) }

  @inlinable package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    let (start, count): (Int, Int) = try reader.values()
    let (end, overflows) = start.addingReportingOverflow(count)
    guard !overflows, start <= end else { throw ByteReader.ByteError() }
    self = start..<end
  }
}
