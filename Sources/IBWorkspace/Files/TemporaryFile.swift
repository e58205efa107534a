import CPlatform
import IBXML
import SystemPackage

/// Temporary files that a signal which ends the program removes.
///
/// A program that is interrupted between making such a file and renaming it would leave it behind.
enum TemporaryFile {
  /// Runs what makes a file at a path and renames it; SIGINT, SIGTERM and SIGHUP remove the file before they end the
  /// program.
  ///
  /// Files are made one after the other: what takes time is the disk, which they share.
  static func removingWhenInterrupted(
    _ path: FilePath, _ body: () throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    try turn.withLock { _ throws(WorkspaceError) in
      _ = installed
      _ = platform_exchange(current, path.withPlatformString { platform_copy($0) })
      // The handler may have taken the path in another thread; then the program is about to end.
      defer { platform_free(take()) }
      try body()
    }
  }

  private static let turn = Locked(())

  /// The place of the path of the file that is being made.
  nonisolated(unsafe) private static let current = platform_make_place()

  fileprivate static func take() -> UnsafeMutablePointer<CChar>? {
    platform_exchange(current, nil)
  }

  /// Handles the signals whose action is the default one: what is ignored, as under `nohup`, stays ignored.
  private static let installed: Void = platform_handle_endings(removeAndEnd)
}

/// Calls only what is safe in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let path = TemporaryFile.take() { _ = platform_remove_file(path) }
  platform_end(number)
}
