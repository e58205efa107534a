import IBBase
import SystemPackage

/// The way in which a cache recognizes an unchanged file.
package enum CacheStrategy: Sendable {
  /// By path and file system metadata, without reading the file.
  case metadata
  /// By contents and relative path, so that the cache is valid in another checkout.
  case content(folder: String)

  /// By contents and paths relative to the current project, or to the current folder without one.
  package static var contentInProject: CacheStrategy {
    var projects = ProjectFolder()
    return .content(folder: projects.of("./document")?.string ?? WorkingFolder.path)
  }

  /// The path of a file or folder in keys.
  package func name(of path: String) -> String {
    guard case .content(let folder) = self, path.hasPrefix(folder) else { return path }
    let rest = path.dropFirst(folder.count)
    return rest.isEmpty ? "." : rest.hasPrefix("/") ? String(rest.dropFirst()) : path
  }

  /// A hash of a program that differs between builds.
  package func hash(ofProgram path: String) -> ContentHash {
    if case .metadata = self { return KnownFileStates(self).state(of: path) }
    // The place of installation does not matter.
    var hash = ContentHash()
    hash.add((try? FileBytes.readOwn(FilePath(path))) ?? [])
    return hash
  }
}
