/// The files after the steps of a script, before anything is written.
package struct StagedFiles {
  package private(set) var changes: [FileChange] = []

  func contents(of path: String) -> [UInt8]? {
    if let change = changes.first(where: { StagedFiles.isSame($0.path, path) }) { return change.new }
    return try? FileBytes.read(path)
  }

  /// Records a change of a file, which may have changed before.
  package mutating func add(_ change: FileChange) {
    if let index = changes.firstIndex(where: { StagedFiles.isSame($0.path, change.path) }) {
      changes[index].new = change.new
    } else {
      changes.append(change)
    }
  }

  package func isNew(_ path: String) -> Bool {
    changes.contains { StagedFiles.isSame($0.path, path) && $0.old == nil }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || WorkingFolder.absolute(one) == WorkingFolder.absolute(other)
  }
}

/// Changes of several files, with a report and advice.
package struct FileEdits {
  package var changes: [FileChange] = []
  package var report = ScenesReport()
  /// The advice that is printed once the files are written.
  package var advice: [String] = []
}
