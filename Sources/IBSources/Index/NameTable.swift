import IBPlatform

/// Where names are in the files of an index: the places of each name, in the order in which they were added.
///
/// It keeps hashes instead of names, so that a cache gives the table of a large project in a moment.
struct NameTable: Sendable {
  /// Something in a file, by the index of the file and by its own index there.
  struct Place: Sendable {
    var file: Int
    var item: Int
  }

  private struct Entry: Sendable {
    var hash: UInt64
    var file: UInt32
    var item: UInt32
  }

  /// Sorted by hash.
  private var entries: [Entry] = []

  /// A table of names and their places.
  init(_ places: [(name: String, place: Place)]) {
    let added = places.map { name, place in
      Entry(hash: NameTable.hash(name), file: UInt32(place.file), item: UInt32(place.item))
    }
    let order = added.indices.sorted { (added[$0].hash, $0) < (added[$1].hash, $1) }
    entries = order.map { added[$0] }
  }

  /// The places of a name.
  /// - Complexity: O(log(names) + places)
  subscript(name: String) -> [Place] {
    let hash = NameTable.hash(name)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.hash == hash }.map { Place(file: Int($0.file), item: Int($0.item)) }
  }

  /// FNV-1a, which is equal in all runs.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension NameTable: ByteCodable {
  func write(to writer: inout ByteWriter) {
    writer.write(entries) { writer, entry in
      writer.write(Int(bitPattern: UInt(entry.hash)))
      writer.write(Int(entry.file))
      writer.write(Int(entry.item))
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    entries = try reader.list { reader throws(ByteReader.Damage) in
      let hash = UInt64(UInt(bitPattern: try reader.number()))
      guard let file = UInt32(exactly: try reader.number()), let item = UInt32(exactly: try reader.number()) else {
        throw ByteReader.Damage()
      }
      return Entry(hash: hash, file: file, item: item)
    }
  }
}
