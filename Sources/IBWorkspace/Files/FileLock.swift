import CPlatform
import SystemPackage

/// An advisory lock on a file, which other processes that lock the same file wait for.
struct FileLock: Sendable {
  private let file: FileDescriptor

  /// Waits for the lock on a file.
  init(on path: String) throws(WorkspaceError) {
    file = try attempt("lock", path) {
      let file = try FileDescriptor.open(path, .readOnly, options: .closeOnExec)
      do { try check(platform_lock_file(file.rawValue)) } catch {
        try? file.close()
        throw error
      }
      return file
    }
  }

  func release() { try? file.close() }
}
