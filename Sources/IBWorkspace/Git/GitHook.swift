import CPlatform
import SystemPackage

/// The `pre-commit` hook of a repository that lints the staged documents.
package struct GitHook: Sendable {
  /// The state of a repository's hook.
  package enum Status: Sendable, Equatable {
    case absent
    /// The hook is exactly what ``GitHook/install()`` writes.
    case installed(path: String)
    /// The hook is from ibt, but is not executable, or of another binary.
    case installedStale(path: String)
    /// The hook is not exactly what ibt writes; it may run ibt among other commands.
    case foreign(path: String, runsIBT: Bool)
    /// The hook is a symbolic link to a missing file.
    case danglingLink(path: String)
  }

  /// The findings that the hook reports.
  package enum Scope: Sendable, CaseIterable {
    case all
    /// Findings in lines that the commit changes, and others that it introduces.
    case new
  }

  private let git: Git
  private let binary: String

  /// Creates the hook that runs a binary at an absolute path.
  package init(git: Git, binary: String) {
    self.git = git
    self.binary = binary
  }

  /// - Throws: When there is no repository, `core.hooksPath` is not a folder or the hook cannot be read.
  package func status() async throws(WorkspaceError) -> Status { try status(of: try await path()) }

  /// Writes the hook, or replaces an earlier one of ibt, and returns its path.
  ///
  /// - Throws: When there is another hook, which is not changed, or the hook cannot be written.
  @discardableResult
  package func install(_ scope: Scope = .all) async throws(WorkspaceError) -> String {
    let (path, script) = (try await path(), HookScript(binary: binary, scope: scope))
    switch try status(of: path) {
    case .foreign(_, runsIBT: true): throw .foreignHook(path: path.string, line: nil)
    case .foreign(_, runsIBT: false):
      let manager = HookManager(ofHook: try FileBytes.read(path.string), at: path.string)
      throw manager.map { .managedHook(path: path.string, manager: $0) }
        ?? .foreignHook(path: path.string, line: script.line)
    case .danglingLink: throw .danglingHookLink(path: path.string, target: try destination(ofLink: path).string)
    case .absent, .installed, .installedStale: break
    }
    try createFolder(path.folder)
    try FileReplacement.replaceContents(of: path.string, with: script.bytes)
    try makeExecutable(path)
    return path.string
  }

  /// Removes the hook if it is exactly what ibt writes, and returns the previous state.
  @discardableResult
  package func uninstall() async throws(WorkspaceError) -> Status {
    let path = try await path()
    let status = try status(of: path)
    switch status {
    case .absent, .foreign, .danglingLink:
      break
    case .installed, .installedStale:
      try FileReplacement.removeFile(at: path.string)
    }
    return status
  }

  private func path() async throws(WorkspaceError) -> FilePath {
    let folder = FilePath(try await git.hooksFolder())
    if let status = try Stat.of(folder), status.type != .directory { throw .hooksPathIsNotFolder(path: folder.string) }
    return folder.appending("pre-commit")
  }

  private func status(of path: FilePath) throws(WorkspaceError) -> Status {
    guard try Stat.of(path, followingLinks: false) != nil else { return .absent }
    guard try Stat.of(path) != nil else { return .danglingLink(path: path.string) }
    let contents = try FileBytes.read(path.string)
    guard HookScript.isUnchanged(contents) else {
      return .foreign(path: path.string, runsIBT: HookScript.runsIBT(contents) && path.isExecutable)
    }
    let isWritten = Scope.allCases.contains { contents == HookScript(binary: binary, scope: $0).bytes }
    let isCurrent = isWritten && path.isExecutable
    return isCurrent ? .installed(path: path.string) : .installedStale(path: path.string)
  }

  private func makeExecutable(_ path: FilePath) throws(WorkspaceError) {
    guard let mode = try Stat.of(path)?.permissions.rawValue else { throw .missing(path: path.string) }
    try attempt("set the mode of", path.string) {
      try check(path.withPlatformString { platform_set_mode($0, CUnsignedInt(mode | (mode & 0o444) >> 2)) })
    }
  }
}
