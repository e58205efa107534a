import CPlatform
import SystemPackage

/// A file that a command creates, writes or removes.
package struct FileChange: Sendable, Equatable {
  package var path: String
  /// The current contents; nil for a missing file.
  package var old: [UInt8]?
  /// The new contents; nil to remove the file.
  package var new: [UInt8]?

  package init(_ path: String, from old: [UInt8]?, to new: [UInt8]?) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  package var isChange: Bool { old != new }

  /// Applies all changes, or none. A file that no longer has its old contents is not changed.
  /// - Parameter work: additional work that belongs to the changes.
  /// - Throws: When a change or the work fails; earlier changes are reverted then.
  package static func apply(_ changes: [FileChange], with work: () throws -> Void = {}) throws {
    var done: [(change: FileChange, madeFolder: Bool)] = []
    do {
      for change in changes where change.isChange {
        let madeFolder = try FileChange.makeFolder(of: change)
        do { try change.carryOut() } catch {
          if madeFolder { FileChange.removeFolder(of: change) }
          throw error
        }
        done.append((change, madeFolder))
      }
      try work()
    } catch {
      // Only the first failure is reported, even if some files cannot be restored.
      for (change, madeFolder) in done.reversed() {
        try? FileChange.put(change.old, at: change.path)
        if madeFolder { FileChange.removeFolder(of: change) }
      }
      throw error
    }
  }

  /// Creates the folder of a new file; returns whether it was missing.
  private static func makeFolder(of change: FileChange) throws(WorkspaceError) -> Bool {
    let folder = FilePath(change.path).folder
    if change.new == nil || folder.isEmpty { return false }
    if try Stat.of(folder) != nil { return false }
    try createFolder(folder)
    return true
  }

  private func carryOut() throws(WorkspaceError) {
    if old == nil, DocumentPaths.exists(path) { throw .changedMeanwhile(path: path) }
    if let new, old != nil {
      try FileReplacement.replaceContents(of: path, with: new, expecting: old)
    } else {
      try FileChange.put(new, at: path)
    }
  }

  private static func removeFolder(of change: FileChange) {
    FilePath(change.path).folder.withPlatformString { _ = platform_remove_folder($0) }
  }

  private static func put(_ bytes: [UInt8]?, at path: String) throws(WorkspaceError) {
    if let bytes {
      try FileReplacement.replaceContents(of: path, with: bytes)
    } else if DocumentPaths.exists(path) {
      try FileReplacement.removeFile(at: path)
    }
  }
}
