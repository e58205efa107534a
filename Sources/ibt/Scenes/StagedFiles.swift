import IBWorkspace

/// Files as the steps of a script left them, before anything is written.
struct StagedFiles {
  private(set) var changes: [FileChange] = []

  /// The bytes of a file as it is now; nil where there is none, or where it cannot be read.
  func contents(of path: String) -> [UInt8]? {
    if let change = changes.first(where: { StagedFiles.isSame($0.path, path) }) { return change.new }
    return try? FileBytes.read(path)
  }

  /// Notes a change of a file, which can have changed before.
  mutating func add(_ change: FileChange) {
    if let index = changes.firstIndex(where: { StagedFiles.isSame($0.path, change.path) }) {
      changes[index].new = change.new
    } else {
      changes.append(change)
    }
  }

  /// Whether a script made the file.
  func isNew(_ path: String) -> Bool {
    changes.contains { StagedFiles.isSame($0.path, path) && $0.old == nil }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || WorkingFolder.absolute(one) == WorkingFolder.absolute(other)
  }
}

/// Changes of several files, and what is said about them.
struct FileEdits {
  var changes: [FileChange] = []
  var report = ScenesReport()
  /// What is said once the files are written.
  var advice: [String] = []

  /// Writes the files, or shows what changes.
  func deliver(to output: FilesOutput) throws {
    var report = report
    if output.inPlace { report.notes += advice }
    try output.deliver(changes, report)
  }
}
