import SystemPackage

/// Finds the nearest of some files from a folder upward, and remembers what it found in each folder.
package struct NearestFile {
  private let names: [String]
  /// Paths by folder; nil where no folder from there upward has such a file.
  private var known: [String: String?] = [:]

  /// Files with some names; of several in a folder the first counts.
  package init(_ names: [String]) { self.names = names }

  /// The path of the nearest file in a folder or above it.
  /// - Parameter folder: an absolute path without `.` and `..`.
  package mutating func path(from folder: String) -> String? {
    if let known = known[folder] { return known }
    let path = FilePath(folder)
    let here = names.lazy.map { path.appending($0).string }.first(where: DocumentPaths.exists)
    let parent = path.removingLastComponent()
    let found = here ?? (parent == path || parent.isEmpty ? nil : self.path(from: parent.string))
    known[folder] = .some(found)
    return found
  }
}
