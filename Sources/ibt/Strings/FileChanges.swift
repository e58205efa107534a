import ArgumentParser
import IBWorkspace

/// Changes of several files, all of them or none.
struct FileChanges {
  private(set) var list: [FileChange] = []

  /// - Throws: `CommandError` when a file is changed twice.
  mutating func add(_ changes: [FileChange]) throws {
    for change in changes {
      if change.isChange, list.contains(where: { $0.path == change.path && $0.isChange }) {
        throw CommandError(
          "\(change.path) would be changed twice; import one language after the other with --language")
      }
      list.append(change)
    }
  }

  func deliver(to output: EditOutput) throws {
    let changed = list.filter(\.isChange)
    guard changed.count <= 1 || output.takesSeveral else {
      throw CommandError("\(changed.count) files would change; use --in-place, --diff or --check")
    }
    if changed.isEmpty { output.note("note: nothing changes" + (list.isEmpty ? "" : "; the files say it already")) }
    if output.inPlace { return try output.replace(changed) }
    var status = ExitCode.success
    for change in changed.isEmpty && list.count == 1 ? list : changed {
      let code = try output.deliver(change)
      if code != .success { status = code }
    }
    if status != .success { throw status }
  }
}
