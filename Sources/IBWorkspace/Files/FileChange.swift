import CPlatform
import SystemPackage

/// A file that a command creates, writes or removes.
package struct FileChange: Sendable, Equatable {
  /// The path of the file.
  package var path: String
  /// What the file contains; nil when there is none.
  package var old: [UInt8]?
  /// What it is to contain; nil when it goes.
  package var new: [UInt8]?

  /// A change of a file.
  package init(_ path: String, from old: [UInt8]?, to new: [UInt8]?) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  /// Whether there is anything to do.
  package var isChange: Bool { old != new }

  /// Makes changes of several files: all of them, or none.
  /// - Parameter work: what belongs to the changes, too.
  /// - Throws: When one of them or the work fails; the files changed before are then as they were.
  package static func apply(_ changes: [FileChange], with work: () throws -> Void = {}) throws {
    var done: [(change: FileChange, madeFolder: Bool)] = []
    do {
      for change in changes where change.isChange {
        done.append((change, try FileChange.makeFolder(of: change)))
        try FileChange.put(change.new, at: change.path)
      }
      try work()
    } catch {
      // What cannot be restored cannot be said either: the first failure is the one to report.
      for (change, madeFolder) in done.reversed() {
        try? FileChange.put(change.old, at: change.path)
        if madeFolder { FilePath(change.path).folder.withPlatformString { _ = platform_remove_folder($0) } }
      }
      throw error
    }
  }

  /// Makes the folder of a new file.
  /// - Returns: Whether there was none.
  private static func makeFolder(of change: FileChange) throws(WorkspaceError) -> Bool {
    let folder = FilePath(change.path).folder
    if change.new == nil || folder.isEmpty { return false }
    if try Stat.of(folder) != nil { return false }
    try createFolder(folder)
    return true
  }

  private static func put(_ bytes: [UInt8]?, at path: String) throws(WorkspaceError) {
    if let bytes {
      try FileReplacement.replaceContents(of: path, with: bytes)
    } else if DocumentPaths.exists(path) {
      try FileReplacement.removeFile(at: path)
    }
  }
}
