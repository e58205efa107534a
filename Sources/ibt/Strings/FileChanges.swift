import ArgumentParser
import IBWorkspace
import IBXML

/// A file and what it is to contain.
struct EditedStrings {
  let path: String
  let original: SourceText
  let bytes: [UInt8]
  var isNew = false

  var isChanged: Bool { isNew || bytes != original.bytes }
}

/// Changes of several files, all of them or none.
struct FileChanges {
  private(set) var list: [EditedStrings] = []

  /// - Throws: `CommandFailure` when a file is changed twice.
  mutating func add(_ changes: [EditedStrings]) throws {
    for change in changes {
      if change.isChanged, list.contains(where: { $0.path == change.path && $0.isChanged }) {
        throw CommandFailure(
          "\(change.path) would be changed twice; import one language after the other with --language")
      }
      list.append(change)
    }
  }

  /// Writes the files to where the options say.
  /// - Throws: `ExitCode` when `--check` finds a difference.
  func deliver(to output: EditOutput) throws {
    let changed = list.filter(\.isChanged)
    guard changed.count <= 1 || output.takesSeveral else {
      throw CommandFailure("\(changed.count) files would change; use --in-place, --diff or --check")
    }
    if changed.isEmpty { output.note("note: nothing changes; the files say it already") }
    if output.inPlace {
      let files = changed.map { EditedFile(path: $0.path, source: $0.original, isNew: $0.isNew) }
      return try output.replace(files, by: changed.map(\.bytes))
    }
    var status = ExitCode.success
    for change in changed.isEmpty && list.count == 1 ? list : changed {
      let code = try output.deliver(change.bytes, of: EditedFile(path: change.path, source: change.original))
      if code != .success { status = code }
    }
    if status != .success { throw status }
  }
}
