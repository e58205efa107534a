import SystemPackage

/// A search for the nearest of some files from a folder upward, which caches results by folder.
package struct NearestFile {
  private let names: [String]
  /// Paths by folder; nil if no folder from there upward has such a file.
  private var known: [String: String?] = [:]

  package init(_ names: [String]) { self.names = names }

  /// Returns the nearest file; within a folder, the first name wins.
  /// - Parameter folder: an absolute path without `.` and `..`.
  package mutating func path(from folder: String) -> String? {
    if let known = known[folder] { return known }
    let path = FilePath(folder)
    guard Boundary.admits(path) else { return nil }
    let here = names.lazy.map { path.appending($0).string }.first(where: DocumentPaths.exists)
    let parent = path.removingLastComponent()
    let found = here ?? (parent == path || parent.isEmpty ? nil : self.path(from: parent.string))
    known[folder] = .some(found)
    return found
  }
}
