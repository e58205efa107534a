import Synchronization
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
      current.store(UInt(bitPattern: path.withPlatformString { strdup($0) }), ordering: .sequentiallyConsistent)
      // The handler may have taken the path in another thread; then the program is about to end.
      defer { free(take()) }
      try body()
    }
  }

  private static let turn = Mutex(())

  /// The address of the path of the file that is being made; 0 for none.
  private static let current = Atomic<UInt>(0)

  fileprivate static func take() -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(bitPattern: current.exchange(0, ordering: .sequentiallyConsistent))
  }

  /// Handles the signals whose action is the default one: what is ignored, as under `nohup`, stays ignored.
  private static let installed: Void = {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      if let other = signal(number, removeAndEnd) { _ = signal(number, other) }
    }
  }()
}

/// Calls only what is safe in a signal handler.
private func removeAndEnd(_ number: Int32) {
  if let path = TemporaryFile.take() { unlink(path) }
  _ = signal(number, SIG_DFL)
  raise(number)
}
