import CPlatform
import IBProject
import SystemPackage

/// What the file system says about files, as one hash: it changes when a file is written, replaced, added or removed.
///
/// As in git's index, that is the size, the number of the file and the times of its last changes, of which the second
/// cannot be set by a program.
public struct FileStates {
  private(set) var hash = ContentHash()

  /// The states of no files.
  init() {}

  /// The states of the files of a project that say what rules need.
  init(_ files: ProjectFiles, for needs: Set<ProjectPart>) {
    hash.add(files.hasDependencies ? 1 : 0)
    hash.add(files.isTruncated ? 1 : 0)
    if files.isTruncated { return }
    // The file system is asked once about each file; asking takes most time of a run that finds nothing changed.
    let others = needs.contains(.loads) ? needs.subtracting([.sources, .documents, .deploymentTarget]) : needs
    if others.contains(.sources) { add(files.sources) }
    if needs.contains(.assets) {
      add(files.assetGroups)
      for path in files.assets.sorted() { addFolder(FilePath(path)) }
    }
    if needs.contains(.fonts) { add(files.fonts + files.propertyLists) }
    if others.contains(.documents) { add(files.documents) }
    if others.contains(.deploymentTarget) { add(files.settings) }
    if needs.contains(.loads) {
      hash.add(files.hasOtherLanguages ? 1 : 0)
      add(files.sources + files.propertyLists + files.documents + files.settings + files.data)
    }
  }

  /// The state of one file.
  public static func hash(of path: String) -> ContentHash {
    var states = FileStates()
    states.add(FilePath(path))
    return states.hash
  }

  /// Adds the states of other files with their folder.
  mutating func add(_ other: ContentHash, of folder: FilePath) {
    hash.add(folder.string)
    hash.add(other)
  }

  /// Adds files in any order.
  mutating func add(_ files: [FilePath]) { add(files.map(\.string)) }

  private mutating func add(_ paths: [String]) {
    hash.add(paths.count)
    for path in paths.sorted() { add(FilePath(path)) }
  }

  private mutating func add(_ file: FilePath) {
    hash.add(file.string)
    guard let state = try? Stat.of(file) else { return }
    hash.add(Int(state.size))
    hash.add(Int(truncatingIfNeeded: state.inode.rawValue))
    for time in [state.st_mtim, state.st_ctim] {
      hash.add(platform_seconds(time))
      hash.add(platform_nanoseconds(time))
    }
  }

  /// Adds a folder with the files directly in it, or a file.
  private mutating func addFolder(_ folder: FilePath) {
    add(folder)
    let entries = (try? FolderEntry.entries(of: folder)) ?? []
    for name in entries.map({ folder.entry($0.name) }).sorted(by: { $0.string < $1.string }) { add(name) }
  }
}
