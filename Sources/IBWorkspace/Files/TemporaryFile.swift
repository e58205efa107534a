import CPlatform
import IBXML
import SystemPackage

/// Temporary files that are removed when a signal ends the program.
enum TemporaryFile {
  /// Runs a function that writes and renames a file; SIGINT, SIGTERM and SIGHUP remove the file before they end the
  /// program.
  ///
  /// Files are written one at a time, because they share the disk that takes the time.
  static func removingWhenInterrupted(
    _ path: FilePath, _ body: () throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    try turn.withLock { _ throws(WorkspaceError) in
      _ = installed
      _ = platform_exchange(current, path.withPlatformString { platform_copy($0) })
      // The handler may have taken the path in another thread; the program is about to end then.
      defer { platform_free(take()) }
      try body()
    }
  }

  private static let turn = Locked(())

  nonisolated(unsafe) private static let current = platform_make_place()

  fileprivate static func take() -> UnsafeMutablePointer<CChar>? {
    platform_exchange(current, nil)
  }

  /// Handles signals with the default action; ignored ones, as under `nohup`, stay ignored.
  private static let installed: Void = platform_handle_endings(removeAndEnd)
}

/// Calls only functions that are safe in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let path = TemporaryFile.take() { _ = platform_remove_file(path) }
  platform_end(number)
}
