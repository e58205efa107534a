import SystemPackage

/// How a cache tells whether a file is the one that something is kept about.
package enum CacheStrategy: Sendable {
  /// By its path and what the file system says, without reading it.
  case metadata
  /// By its contents and its path in a folder, so that what is kept is valid in another checkout.
  case content(folder: String)

  /// By contents and paths in the project of the current folder, or in that folder.
  package static var contentInProject: CacheStrategy {
    var projects = ProjectFolder()
    return .content(folder: projects.of("./document")?.string ?? WorkingFolder.path)
  }

  /// The path of a file or a folder as keys have it.
  package func name(of path: String) -> String {
    guard case .content(let folder) = self, path.hasPrefix(folder) else { return path }
    let rest = path.dropFirst(folder.count)
    return rest.isEmpty ? "." : rest.hasPrefix("/") ? String(rest.dropFirst()) : path
  }

  /// A hash of a program, which differs between builds of it.
  package func hash(ofProgram path: String) -> ContentHash {
    if case .metadata = self { return KnownFileStates(self).state(of: path) }
    // Where it is installed is no part of it.
    var hash = ContentHash()
    hash.add((try? FileBytes.read(path)) ?? [])
    return hash
  }
}
