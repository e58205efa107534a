import IBBase

/// A table of names with their places in the files of an index, in the order they were added.
///
/// It stores fixed-size records with hashes, so that the bytes in the cache are the table.
struct NameTable: Sendable {
  /// An item of a file, by the index of the file and its own index there.
  struct Item: Sendable {
    var file: Int
    var item: Int
  }

  private struct Record {
    var hash: UInt64
    var file: UInt32
    var item: UInt32

    static let size = 16
  }

  /// Records sorted by hash.
  private let bytes: ArraySlice<UInt8>

  init(_ places: [(name: String, place: Item)]) {
    let added = places.map { name, place in
      Record(hash: NameTable.hash(name), file: UInt32(place.file), item: UInt32(place.item))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(added.count * Record.size)
    for index in added.indices.sorted(by: { (added[$0].hash, $0) < (added[$1].hash, $1) }) {
      let record = added[index]
      withUnsafeBytes(of: record.hash.littleEndian) { bytes += $0 }
      withUnsafeBytes(of: record.file.littleEndian) { bytes += $0 }
      withUnsafeBytes(of: record.item.littleEndian) { bytes += $0 }
    }
    self.bytes = bytes[...]
  }

  /// - Complexity: O(log(names) + places)
  subscript(name: String) -> [Item] {
    let hash = NameTable.hash(name)
    return bytes.withUnsafeBytes { bytes in
      let count = bytes.count / Record.size
      let start = (0..<count).partitioningIndex { NameTable.record($0, in: bytes).hash >= hash }
      return (start..<count).lazy.map { NameTable.record($0, in: bytes) }.prefix { $0.hash == hash }
        .map { Item(file: Int($0.file), item: Int($0.item)) }
    }
  }

  private static func record(_ index: Int, in bytes: UnsafeRawBufferPointer) -> Record {
    let start = index * Record.size
    return Record(
      hash: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)),
      file: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt32.self)),
      item: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self)))
  }

  /// FNV-1a, which is equal in all runs.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension NameTable: ByteCodable {
  func write(to writer: inout ByteWriter) { writer.write(bytes) }

  init(from reader: inout ByteReader) throws(ByteReader.ByteError) { bytes = try reader.contents() }
}
