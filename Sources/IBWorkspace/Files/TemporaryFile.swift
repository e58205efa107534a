import CPlatform
import IBBase
import IBXML
import SystemPackage

/// Temporary files that are removed when a signal ends the program.
enum TemporaryFile {
  /// Creates a file, and runs a function that writes and renames it; SIGINT, SIGTERM and SIGHUP remove the file before
  /// they end the program.
  ///
  /// Files are written one at a time, because they share the disk that takes the time.
  static func removingWhenInterrupted(
    _ path: FilePath, create: () throws(WorkspaceError) -> FileDescriptor,
    _ body: (FileDescriptor) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    try turn.withLock { _ throws(WorkspaceError) in
      _ = installed
      let file = try announced(path, create)
      // The handler may have taken the path in another thread; the program is about to end then.
      defer { platform_free(take()) }
      try body(file)
    }
  }

  /// Creates a file that the handler knows as soon as it exists: a signal waits until then.
  private static func announced(
    _ path: FilePath, _ create: () throws(WorkspaceError) -> FileDescriptor
  ) throws(WorkspaceError) -> FileDescriptor {
    platform_defer_endings(true)
    platform_mark(creating, true)
    defer {
      platform_mark(creating, false)
      platform_defer_endings(false)
    }
    if platform_is_marked(ending) {
      platform_mark(creating, false)
      // Another thread ends the program.
      while true { platform_pause() }
    }
    let file = try create()
    _ = platform_exchange(current, path.withPlatformString { platform_copy($0) })
    return file
  }

  private static let turn = Locked(())

  nonisolated(unsafe) private static let current = platform_make_place()
  /// Whether a file is being created that is not yet `current`.
  nonisolated(unsafe) private static let creating = platform_make_place()
  /// Whether the program is about to end.
  nonisolated(unsafe) private static let ending = platform_make_place()

  private static func take() -> UnsafeMutablePointer<CChar>? { platform_exchange(current, nil) }

  /// The file to remove before the program ends. No file is created after this.
  fileprivate static func last() -> UnsafeMutablePointer<CChar>? {
    platform_mark(ending, true)
    while platform_is_marked(creating) { platform_pause() }
    return take()
  }

  /// Handles signals with the default action; ignored ones, as under `nohup`, stay ignored.
  private static let installed: Void = {
    // The handler must not be the first one to use them.
    _ = (current, creating, ending)
    platform_handle_endings(removeAndEnd)
  }()
}

/// Calls only functions that are safe in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let path = TemporaryFile.last() { _ = platform_remove_file(path) }
  platform_end(number)
}

/// A temporary file for the output of another program.
package struct ScratchFile: Sendable {
  package let path: String

  /// Creates an empty file that only the user can read.
  /// - Parameter name: The suffix of its name, with the extension.
  package init(named name: String) throws(WorkspaceError) {
    let folder = CurrentProcess.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let file = FilePath(folder).appending("ibt-\(UInt64.random(in: 0 ... .max))-\(name)")
    try attempt("write", file.string) {
      let descriptor = try FileDescriptor.open(
        file, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: .ownerReadWrite)
      try descriptor.close()
    }
    path = file.string
  }

  package func remove() { try? FileReplacement.removeFile(at: path) }
}
