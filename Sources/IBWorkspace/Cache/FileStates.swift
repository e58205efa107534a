import CPlatform
import IBBase
import IBProject
import SystemPackage

/// The combined state of files: a hash that changes when one is written, replaced, added or removed.
struct FileStates {
  private(set) var hash = ContentHash()
  private let known: KnownFileStates

  init(_ known: KnownFileStates) { self.known = known }

  /// Collects the states of the files that rules need.
  init(_ files: ProjectFiles, for needs: Set<ProjectPart>, _ known: KnownFileStates) {
    self.known = known
    add(names: files.libraries)
    add(files.dependencyLists)
    hash.add(files.isTruncated ? 1 : 0)
    if files.isTruncated { return }
    for part in ProjectPart.allCases { hash.add(needs.contains(part) ? 1 : 0) }
    let needs = needs.contains(.unusedMembers) ? needs.union([.sources, .loads]) : needs
    let isNeeded = { (parts: Set<ProjectPart>) in !needs.isDisjoint(with: parts) }
    // Each list once, although several parts need it.
    if isNeeded([.sources, .loads]) { add(files.sources) }
    if isNeeded([.sources, .documents, .deploymentTarget, .loads]) { add(files.settings) }
    if isNeeded([.fonts, .documents, .loads]) { add(files.propertyLists) }
    if isNeeded([.documents, .loads]) { add(files.documents) }
    if isNeeded([.fonts]) { add(files.fonts) }
    if isNeeded([.loads]) {
      hash.add(files.hasOtherLanguages ? 1 : 0)
      add(files.data)
    }
    if isNeeded([.unusedMembers]) { add(files.texts) }
    if isNeeded([.assets]) {
      add(files.assetGroups)
      for path in files.assets.sorted() { addFolder(FilePath(path)) }
    }
  }

  mutating func add(_ other: ContentHash, of folder: FilePath) {
    hash.add(known.strategy.name(of: folder.string))
    hash.add(other)
  }

  mutating func add(names: [String]) {
    hash.add(names.count)
    for name in names { hash.add(name) }
  }

  mutating func add(_ files: [FilePath]) { add(files.map(\.string)) }

  /// Adds files in any order, because sorting many paths takes longer than reading their states.
  mutating func add(_ paths: [String]) {
    hash.add(paths.count)
    hash.add(inAnyOrder: paths.lazy.map(known.state))
  }

  private mutating func add(_ file: FilePath) { hash.add(known.state(of: file.string)) }

  /// Adds a folder and its immediate files, or a file.
  private mutating func addFolder(_ folder: FilePath) {
    add(folder)
    guard folder.extension.map(AssetLibrary.Kind.isAsset) == true else { return }
    let entries = (try? FolderEntry.entries(of: folder)) ?? []
    for name in entries.map({ folder.entry($0.name) }).ordered(by: \.string) { add(name) }
  }
}

/// The states of files, each queried only once, because queries dominate a run without changes.
///
/// As in git's index, metadata are the size, the file number and the times of the last changes. No program can set the
/// second time.
final class KnownFileStates: Sendable {
  let strategy: CacheStrategy
  private let known = Locked<[String: ContentHash]>([:])

  /// The limit for contents; of larger files, the beginning and the size count.
  private static let mostBytes = 64 << 20

  init(_ strategy: CacheStrategy) { self.strategy = strategy }

  /// The state of a file, including its path.
  func state(of path: String) -> ContentHash {
    if let state = known.withLock({ $0[path] }) { return state }
    var hash = ContentHash()
    hash.add(strategy.name(of: path))
    switch strategy {
    case .metadata: addMetadata(of: path, to: &hash)
    case .content: addContents(of: path, to: &hash)
    }
    known.withLock { $0[path] = hash }
    return hash
  }

  private func addMetadata(of path: String, to hash: inout ContentHash) {
    guard let state = path.withCString({ try? Stat($0) }) else { return }
    hash.add(Int(state.size))
    hash.add(Int(truncatingIfNeeded: state.inode.rawValue))
    for time in [state.st_mtim, state.st_ctim] {
      hash.add(platform_seconds(time))
      hash.add(platform_nanoseconds(time))
    }
  }

  /// Adds nothing for a folder, whose files have their own states.
  private func addContents(of path: String, to hash: inout ContentHash) {
    guard let bytes = try? FileBytes.readRegularFile(FilePath(path), atMost: KnownFileStates.mostBytes) else { return }
    if bytes.count == KnownFileStates.mostBytes { hash.add(DocumentPaths.size(of: path) ?? 0) }
    hash.add(bytes)
  }
}
