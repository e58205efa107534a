import IBBase
import SystemPackage

/// Earlier results for files, each with a key of everything that it depends on.
///
/// Each working folder has one file, which is replaced as a whole; of two concurrent writers one wins. A file that is
/// damaged or from another version counts as empty.
package final class ResultCache: Sendable {
  private struct Entry {
    var key: ContentHash
    var result: ArraySlice<UInt8>
  }

  private let file: FilePath
  private let read: [String: Entry]
  private let written = Locked<[String: Entry]>([:])
  private let used = Locked<Set<String>>([])

  private static let header = "ibt cache 1"
  /// In bytes; a larger file keeps only the results used in the last run.
  private static let maximumSize = 64 << 20

  package init(in folder: String, for workingFolder: String) {
    var name = ContentHash()
    name.add(workingFolder)
    file = FilePath(folder).appending(name.digits)
    let bytes = (try? FileBytes.readCache(file, atMost: 4 * ResultCache.maximumSize)) ?? []
    read = (try? ResultCache.entries(in: bytes)) ?? [:]
  }

  /// Nil without a result for this key.
  package func result(for path: String, _ key: ContentHash) -> ArraySlice<UInt8>? {
    guard let entry = read[path], entry.key == key else { return nil }
    used.withLock { _ = $0.insert(path) }
    return entry.result
  }

  package func keep(_ result: [UInt8], for path: String, _ key: ContentHash) {
    written.withLock { $0[path] = Entry(key: key, result: result[...]) }
  }

  /// Writes the file if there are new results.
  package func save() throws(WorkspaceError) {
    let new = written.withLock { $0 }
    if new.isEmpty { return }
    var entries = read.merging(new) { $1 }
    if entries.values.reduce(0, { $0 + $1.result.count }) > ResultCache.maximumSize {
      let used = used.withLock { $0 }
      entries = entries.filter { used.contains($0.key) || new[$0.key] != nil }
    }
    try CacheFolder.keep(ResultCache.bytes(of: entries), in: file)
  }

  private static func bytes(of entries: [String: Entry]) -> [UInt8] {
    ChecksummedBytes.bytes(header) { writer in
      writer.write(entries.ordered { $0.key }) { writer, entry in
        writer.write(entry.key)
        writer.write(entry.value.key.bytes)
        writer.write(entry.value.result)
      }
    }
  }

  private static func entries(in bytes: [UInt8]) throws(ByteReader.ByteError) -> [String: Entry] {
    var reader = try ChecksummedBytes.reader(bytes, header)
    var entries: [String: Entry] = [:]
    let list = try reader.list { reader throws(ByteReader.ByteError) in
      (try reader.value() as String, try reader.contents(), try reader.contents())
    }
    for (path, key, result) in list {
      guard let key = ContentHash(bytes: key) else { throw ByteReader.ByteError() }
      entries[path] = Entry(key: key, result: result)
    }
    return entries
  }
}
