import CPlatform
import IBPlatform
import IBProject
import IBXML
import SystemPackage

/// What the file system says about files, as one hash: it changes when a file is written, replaced, added or removed.
///
/// As in git's index, that is the size, the number of the file and the times of its last changes, of which the second
/// cannot be set by a program.
package struct FileStates {
  private(set) var hash = ContentHash()
  private let known: KnownFileStates

  /// The states of no files.
  init(_ known: KnownFileStates = KnownFileStates()) { self.known = known }

  /// The states of the files of a project that say what rules need.
  init(_ files: ProjectFiles, for needs: Set<ProjectPart>, _ known: KnownFileStates) {
    self.known = known
    hash.add(files.hasDependencies ? 1 : 0)
    hash.add(files.isTruncated ? 1 : 0)
    if files.isTruncated { return }
    if needs.contains(.sources) { add(files.sources) }
    if needs.contains(.assets) {
      add(files.assetGroups)
      for path in files.assets.sorted() { addFolder(FilePath(path)) }
    }
    if needs.contains(.fonts) { add(files.fonts + files.propertyLists) }
    if needs.contains(.documents) { add(files.documents) }
    if needs.contains(.deploymentTarget) { add(files.settings) }
    if needs.contains(.loads) {
      hash.add(files.hasOtherLanguages ? 1 : 0)
      add(files.sources + files.propertyLists + files.documents + files.settings + files.data)
    }
  }

  /// The state of one file.
  package static func hash(of path: String) -> ContentHash { KnownFileStates().state(of: path) }

  /// Adds the states of other files with their folder.
  mutating func add(_ other: ContentHash, of folder: FilePath) {
    hash.add(folder.string)
    hash.add(other)
  }

  /// Adds files in any order.
  mutating func add(_ files: [FilePath]) { add(files.map(\.string)) }

  private mutating func add(_ paths: [String]) {
    hash.add(paths.count)
    for path in paths.sorted() { hash.add(known.state(of: path)) }
  }

  private mutating func add(_ file: FilePath) { hash.add(known.state(of: file.string)) }

  /// Adds a folder with the files directly in it, or a file.
  private mutating func addFolder(_ folder: FilePath) {
    add(folder)
    let entries = (try? FolderEntry.entries(of: folder)) ?? []
    for name in entries.map({ folder.entry($0.name) }).ordered(by: \.string) { add(name) }
  }
}

/// What the file system says about files, asked once about each: asking takes most time of a run that finds nothing changed.
final class KnownFileStates: Sendable {
  private let known = Locked<[String: ContentHash]>([:])

  /// The state of a file, with its path.
  func state(of path: String) -> ContentHash {
    if let state = known.withLock({ $0[path] }) { return state }
    var hash = ContentHash()
    hash.add(path)
    if let state = path.withCString({ try? Stat($0) }) {
      hash.add(Int(state.size))
      hash.add(Int(truncatingIfNeeded: state.inode.rawValue))
      for time in [state.st_mtim, state.st_ctim] {
        hash.add(platform_seconds(time))
        hash.add(platform_nanoseconds(time))
      }
    }
    known.withLock { $0[path] = hash }
    return hash
  }
}
