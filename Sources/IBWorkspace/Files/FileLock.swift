import CPlatform
import SystemPackage

/// An advisory lock on a file, which other processes that lock the same file wait for.
struct FileLock: Sendable {
  private let file: FileDescriptor

  /// In milliseconds.
  private static let (noteAfter, longest) = (1_000, 10_000)

  /// Waits for the lock on a file, for ten seconds at most; a note says so after the first. Nil for a file that cannot be
  /// locked.
  /// - Throws: When another program keeps the lock.
  init?(on path: String) throws(WorkspaceError) {
    let options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
    guard let file = try? FileDescriptor.open(path, .readOnly, options: options) else { return nil }
    self.file = file
    var waited = 0
    while platform_lock_file(file.rawValue) < 0 {
      let code = Errno(rawValue: platform_error())
      guard code == .wouldBlock || code == .interrupted else {
        release()
        return nil
      }
      if waited == FileLock.noteAfter { RunProgress.note("waiting for `\(path)`, which another program has locked") }
      guard waited < FileLock.longest else {
        release()
        throw .failed(
          path: path, action: "write", reason: "another program keeps it locked; close it there, or end that program")
      }
      platform_pause()
      waited += 1
    }
  }

  func release() { try? file.close() }
}
