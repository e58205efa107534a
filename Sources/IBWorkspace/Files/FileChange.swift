import IBBase
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
  ///
  /// All new contents are on the disk before the first file changes, and signals wait from the first change to the last.
  /// If the process is killed, nothing is gone: files that gain contents come before those that lose them.
  /// - Parameter work: Additional work that belongs to the changes.
  /// - Throws: When a change or the work fails; earlier changes are reverted then.
  package static func apply(_ changes: [FileChange], with work: () throws -> Void = {}) throws {
    var folders: [TemporaryEntry] = []
    var steps: [(change: FileChange, staged: StagedChange)] = []
    defer {
      for (_, staged) in steps { staged.discard() }
      folders.reversed().forEach { $0.remove() }
    }
    for change in FileChange.withoutLinks(changes.filter(\.isChange)).ordered(by: \.loss) {
      if change.new != nil { folders += try createFolders(FilePath(change.path).folder) }
      steps.append((change, try change.staged()))
    }
    for (_, staged) in steps { try staged.requireBasis() }
    try Endings.holding {
      var done: [FileChange] = []
      do {
        for (change, staged) in steps where try staged.takeEffect() { done.append(change) }
        try work()
      } catch {
        // Only the first failure is reported, even if some files cannot be restored.
        for change in done.reversed() { try? change.revert() }
        throw error
      }
      folders.forEach { $0.keep() }
    }
    for folder in Set(steps.map(\.staged.folder)) { synchronize(folder: folder) }
  }

  /// Leaves out new contents of links whose files get the same.
  private static func withoutLinks(_ changes: [FileChange]) -> [FileChange] {
    var known: [String: FileChange] = [:]
    return changes.filter { change in
      let file = Paths.real(change.path) ?? change.path
      if change.new != nil, let other = known[file], other.old == change.old, other.new == change.new { return false }
      known[file] = change
      return true
    }
  }

  /// The number of bytes that the file loses. A file that others move to gains what they lose.
  var loss: Int {
    guard let old else { return .min }
    return new.map { old.count - $0.count } ?? .max
  }

  private func staged() throws(WorkspaceError) -> StagedChange {
    try StagedChange(path, from: old.map { .contents($0) } ?? .noFile, to: new)
  }

  private func revert() throws(WorkspaceError) {
    let change = try FileChange(path, from: new, to: old).staged()
    defer { change.discard() }
    _ = try change.takeEffect()
  }
}
