import IBPlatform
import SystemPackage

/// What was read from the files of a project before: a fact of a kind about a file, as long as the file system says that
/// the file is the same.
///
/// There is one file for each project. It is replaced as a whole; when two programs write it, one of them wins. A file that
/// is damaged or from another build of the program counts as empty.
final class FactStore: Sendable {
  /// What is kept about a file.
  enum Kind: UInt8, Sendable {
    case source, summary, mentions, targets
  }

  private struct Key: Hashable {
    var kind: Kind
    var path: String
  }

  private struct Entry {
    var state: ContentHash
    var fact: ArraySlice<UInt8>
  }

  private let states: KnownFileStates
  private let folder: FilePath
  private let file: FilePath
  private let read: [Key: Entry]
  private let new = Locked<[Key: Entry]>([:])

  private static let header = "ibt facts 1"
  /// In bytes; a larger file is not written.
  private static let maximumSize = 256 << 20

  /// The facts in a folder about a project.
  /// - Parameter key: What all facts depend on: the program, and names that are looked for.
  init(in folder: FilePath, of project: FilePath, _ key: ContentHash, _ states: KnownFileStates) {
    (self.folder, self.states) = (folder, states)
    var name = key
    name.add(project.string)
    file = folder.appending(name.digits)
    let bytes = (try? FileBytes.read(file, atMost: FactStore.maximumSize)) ?? []
    read = (try? FactStore.entries(in: bytes)) ?? [:]
  }

  /// A fact about a file, from the store or made again.
  func fact<Fact: ByteCodable>(_ kind: Kind, about path: String, make: () -> Fact?) -> Fact? {
    // The state before the file is read: what changes meanwhile is read again by the next run.
    let state = states.state(of: path)
    let key = Key(kind: kind, path: path)
    if let entry = read[key], entry.state == state {
      var reader = ByteReader(entry.fact)
      if let fact = try? Fact(from: &reader) { return fact }
    }
    guard let fact = make() else { return nil }
    var writer = ByteWriter()
    fact.write(to: &writer)
    new.withLock { $0[key] = Entry(state: state, fact: writer.bytes[...]) }
    return fact
  }

  /// Writes the file if there is anything new.
  /// - Parameter files: The files of the project; facts about others are left out.
  func save(keeping files: Set<String>) {
    let new = new.withLock { $0 }
    if new.isEmpty { return }
    let entries = read.filter { files.contains($0.key.path) }.merging(new) { $1 }
    let bytes = FactStore.bytes(of: entries)
    guard bytes.count <= FactStore.maximumSize else { return }
    // Without the store, everything works.
    try? CacheFolder.prepare(folder)
    try? FileReplacement.replaceContents(of: file.string, with: bytes)
  }

  private static func bytes(of entries: [Key: Entry]) -> [UInt8] {
    let sorted = entries.sorted { ($0.key.path, $0.key.kind.rawValue) < ($1.key.path, $1.key.kind.rawValue) }
    return SealedBytes.sealed(header) { writer in
      writer.write(sorted) { writer, entry in
        writer.write(case: entry.key.kind)
        writer.write(entry.key.path)
        writer.write(entry.value.state.bytes)
        writer.write(entry.value.fact)
      }
    }
  }

  private static func entries(in bytes: [UInt8]) throws(ByteReader.Damage) -> [Key: Entry] {
    var reader = try SealedBytes.opened(bytes, header)
    let list = try reader.list { reader throws(ByteReader.Damage) in
      let key = Key(kind: try reader.case(), path: try reader.text())
      guard let state = ContentHash(bytes: try reader.contents()) else { throw ByteReader.Damage() }
      return (key, Entry(state: state, fact: try reader.contents()))
    }
    return Dictionary(list, uniquingKeysWith: { first, _ in first })
  }
}
