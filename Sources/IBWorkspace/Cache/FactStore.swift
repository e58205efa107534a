import IBBase
import SystemPackage

/// A store of facts about the files of a project, each valid while its file is unchanged.
///
/// Each project has one file, which is replaced as a whole; of two concurrent writers one wins. A file that is damaged
/// or from another build counts as empty.
final class FactStore: Sendable {
  enum Kind: UInt8, Sendable, ByteCodable {
    case source, summary, mentions, targets
    /// Facts about all sources together.
    case sourceIndex, sourceLoads
    /// The words of a file that is not code.
    case words
    /// The unused items of the project.
    case unused
    /// What the app gets to.
    case reach
  }

  private struct Key: Hashable {
    var kind: Kind
    var path: String
  }

  private struct Entry {
    var state: ContentHash
    var fact: ArraySlice<UInt8>
  }

  fileprivate let states: KnownFileStates
  private let file: FilePath
  private let read: [(key: Key, entry: Entry)]
  private let placesInRead: [Key: Int]
  private let new = Locked<[Key: Entry]>([:])

  private static let header = "ibt facts 1"
  /// In bytes; a larger file is not written.
  private static let maximumSize = 256 << 20

  /// - Parameter key: A hash of everything that all facts depend on: the program, and the names to look for.
  init(in folder: FilePath, of project: FilePath, _ key: ContentHash, _ states: KnownFileStates) {
    self.states = states
    var name = key
    name.add(project.string)
    file = folder.appending(name.digits)
    let bytes = (try? FileBytes.readCache(file, atMost: FactStore.maximumSize)) ?? []
    read = (try? FactStore.entries(in: bytes)) ?? []
    placesInRead = Dictionary(zip(read.map(\.key), read.indices), uniquingKeysWith: { first, _ in first })
  }

  func known<Fact: ByteCodable>(_ kind: Kind, ofState state: ContentHash) -> Fact? {
    known(kind, about: FactStore.allFiles, state).flatMap { try? Fact(from: $0) }
  }

  func keep(_ fact: some ByteCodable, _ kind: Kind, ofState state: ContentHash) {
    keep(fact, kind, about: FactStore.allFiles, state)
  }

  /// The path for facts about several files.
  fileprivate static let allFiles = ""

  fileprivate func known(_ kind: Kind, about path: String, _ state: ContentHash) -> ArraySlice<UInt8>? {
    guard let place = placesInRead[Key(kind: kind, path: path)], read[place].entry.state == state else { return nil }
    return read[place].entry.fact
  }

  fileprivate func keep(_ fact: some ByteCodable, _ kind: Kind, about path: String, _ state: ContentHash) {
    var writer = ByteWriter()
    fact.write(to: &writer)
    keep(writer.bytes, kind, about: path, state)
  }

  fileprivate func keep(_ fact: [UInt8], _ kind: Kind, about path: String, _ state: ContentHash) {
    new.withLock { $0[Key(kind: kind, path: path)] = Entry(state: state, fact: fact[...]) }
  }

  /// Writes the file if there are new facts.
  /// - Parameter files: The files of the project; facts about others are left out.
  func save(keeping files: Set<String>) {
    var new = new.withLock { $0 }
    if new.isEmpty { return }
    // In the order of the file, because sorting all facts takes longer than writing them.
    var entries: [(key: Key, entry: Entry)] = []
    entries.reserveCapacity(read.count + new.count)
    for (key, entry) in read where key.path == FactStore.allFiles || files.contains(key.path) {
      entries.append((key, new.removeValue(forKey: key) ?? entry))
    }
    entries += new.sorted { ($0.key.path, $0.key.kind.rawValue) < ($1.key.path, $1.key.kind.rawValue) }
      .map { ($0.key, $0.value) }
    let bytes = FactStore.bytes(of: entries)
    guard bytes.count <= FactStore.maximumSize else { return }
    // The store is optional.
    try? CacheFolder.keep(bytes, in: file)
  }

  private static func bytes(of entries: [(key: Key, entry: Entry)]) -> [UInt8] {
    ChecksummedBytes.bytes(header) { writer in
      writer.write(entries) { writer, fact in
        writer.write(fact.key.kind, fact.key.path)
        writer.write(fact.entry.state.bytes)
        writer.write(fact.entry.fact)
      }
    }
  }

  private static func entries(in bytes: [UInt8]) throws(ByteReader.ByteError) -> [(key: Key, entry: Entry)] {
    var reader = try ChecksummedBytes.reader(bytes, header)
    return try reader.list { reader throws(ByteReader.ByteError) in
      let key = Key(kind: try reader.value(), path: try reader.value())
      guard let state = ContentHash(bytes: try reader.contents()) else { throw ByteReader.ByteError() }
      return (key, Entry(state: state, fact: try reader.contents()))
    }
  }
}

/// Without a store, facts are made each time.
extension FactStore? {
  /// Returns a fact about a file, from the store or newly made.
  func fact<Fact: ByteCodable>(_ kind: FactStore.Kind, about path: String, make: () -> Fact?) -> Fact? {
    guard let self else { return make() }
    // The state is taken before reading, so that the next run notices changes meanwhile.
    let state = self.states.state(of: path)
    if let known = self.known(kind, about: path, state), let fact = try? Fact(from: known) { return fact }
    let fact = make()
    if let fact { self.keep(fact, kind, about: path, state) }
    return fact
  }

  /// A variant of `fact(_:about:make:)` that decodes a stored fact when it is requested.
  /// - Parameter empty: A replacement for a damaged fact that cannot be made again.
  func deferredFact<Fact: ByteCodable & Sendable>(
    _ kind: FactStore.Kind, about path: String, empty: Fact, make: @escaping @Sendable () -> Fact?
  ) -> Lazy<Fact>? {
    guard let self, let known = self.known(kind, about: path, self.states.state(of: path)) else {
      return fact(kind, about: path, make: make).map { Lazy(made: $0) }
    }
    return Lazy { (try? Fact(from: known)) ?? make() ?? empty }
  }

  func fact<Fact>(
    _ kind: FactStore.Kind, ofState state: ContentHash, make: () -> Fact,
    read: (inout ByteReader) throws -> Fact, write: (Fact, inout ByteWriter) -> Void
  ) -> Fact {
    if let known = self?.known(kind, about: FactStore.allFiles, state) {
      var reader = ByteReader(known)
      if let fact = try? read(&reader) { return fact }
    }
    let fact = make()
    guard let self else { return fact }
    var writer = ByteWriter()
    write(fact, &writer)
    self.keep(writer.bytes, kind, about: FactStore.allFiles, state)
    return fact
  }
}

extension ByteCodable {
  fileprivate init(from bytes: ArraySlice<UInt8>) throws(ByteReader.ByteError) {
    var reader = ByteReader(bytes)
    try self.init(from: &reader)
  }
}
