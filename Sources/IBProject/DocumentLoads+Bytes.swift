import IBXML

// Serialization for the cache.

extension DocumentLoads: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    for set in [names, handlers, beginnings, endings] { writer.write(set) }
    for sources in [typeNames, documents] {
      writer.write(sources.keys.sorted()) { writer, name in
        writer.write(name)
        writer.write(sources[name] ?? [])
      }
    }
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    self.init()
    names = try reader.set()
    handlers = try reader.set()
    beginnings = try reader.set()
    endings = try reader.set()
    typeNames = try reader.sets()
    documents = try reader.sets()
  }
}

extension ByteReader {
  fileprivate mutating func sets() throws(ByteError) -> [String: Set<String>] {
    let list = try list { reader throws(ByteError) in (try reader.text(), try reader.set()) }
    return Dictionary(list, uniquingKeysWith: { first, _ in first })
  }
}
