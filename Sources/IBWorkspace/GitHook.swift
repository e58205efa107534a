#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The `pre-commit` hook of a repository that lints the staged documents.
public struct GitHook: Sendable {
  /// What stands in the place of the hook.
  public enum Status: Sendable, Equatable {
    /// There is no `pre-commit` hook.
    case absent
    /// The hook at the path is the one that ``GitHook/install()`` writes.
    case installed(path: String)
    /// The hook at the path is ours, but not executable, of another version or for another binary.
    case installedStale(path: String)
    /// The hook at the path was written by someone else.
    case foreign(path: String)
  }

  private let git: Git
  private let script: HookScript

  /// The hook of the repository that runs the binary, given as an absolute path.
  public init(git: Git, binary: String) {
    self.git = git
    script = HookScript(binary: binary)
  }

  /// What stands in the place of the hook now.
  ///
  /// - Throws: When there is no repository or the hook cannot be read.
  public func status() async throws(WorkspaceError) -> Status {
    try status(of: try await path())
  }

  /// Writes the hook, in place of an older one of ours, and returns its path.
  ///
  /// - Throws: When another's hook is there, which stays as it is, or the hook cannot be written.
  @discardableResult
  public func install() async throws(WorkspaceError) -> String {
    let path = try await path()
    if case .foreign = try status(of: path) { throw .foreignHook(path: path, line: script.line) }
    try createFolder(try await git.hooksFolder())
    try FileReplacement.replaceContents(of: path, with: script.bytes)
    try makeExecutable(path)
    return path
  }

  /// Removes the hook if it is ours, and returns what was there before.
  ///
  /// - Throws: When there is no repository or the hook cannot be removed.
  @discardableResult
  public func uninstall() async throws(WorkspaceError) -> Status {
    let path = try await path()
    let status = try status(of: path)
    switch status {
    case .absent, .foreign:
      break
    case .installed, .installedStale:
      guard unlink(path) == 0 else { throw .fromErrno(path: path, action: "remove") }
    }
    return status
  }

  private func path() async throws(WorkspaceError) -> String {
    joined(try await git.hooksFolder(), "pre-commit")
  }

  private func status(of path: String) throws(WorkspaceError) -> Status {
    guard try FileStatus.following(path) != nil else { return .absent }
    let contents = try FileBytes.read(path)
    guard HookScript.isOurs(contents) else { return .foreign(path: path) }
    let isCurrent = contents == script.bytes && access(path, X_OK) == 0
    return isCurrent ? .installed(path: path) : .installedStale(path: path)
  }

  /// Creates the folder and those above it that are missing.
  private func createFolder(_ folder: String) throws(WorkspaceError) {
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex else {
      throw .fromErrno(path: folder, action: "create the folder")
    }
    try createFolder(String(folder[..<slash]))
    guard mkdir(folder, 0o777) == 0 else { throw .fromErrno(path: folder, action: "create the folder") }
  }

  /// Lets everyone run the file who may read it.
  private func makeExecutable(_ path: String) throws(WorkspaceError) {
    guard let mode = try FileStatus.following(path)?.mode else { throw .missing(path: path) }
    guard chmod(path, mode | (mode & 0o444) >> 2) == 0 else { throw .fromErrno(path: path, action: "set the mode of") }
  }
}
