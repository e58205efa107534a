#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system says about a path.
struct FileStatus {
  /// The alternatives the workspace distinguishes.
  enum Kind {
    case file, folder, link, other
  }

  let kind: Kind
  /// Permission bits without the file type.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  /// The status of what the path leads to, or nil when nothing is there.
  ///
  /// - Throws: When the system refuses to look.
  static func following(_ path: String) throws(WorkspaceError) -> FileStatus? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStatus(status) : try absence(of: path)
  }

  /// The status of the path itself, which may be a symbolic link, or nil when nothing is there.
  ///
  /// - Throws: When the system refuses to look.
  static func ofLink(_ path: String) throws(WorkspaceError) -> FileStatus? {
    var status = stat()
    return lstat(path, &status) == 0 ? FileStatus(status) : try absence(of: path)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }

  private static func absence(of path: String) throws(WorkspaceError) -> FileStatus? {
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw WorkspaceError.fromErrno(path: path, action: "look at")
  }
}

extension WorkspaceError {
  /// The error for the current value of `errno`.
  static func fromErrno(path: String, action: String) -> WorkspaceError {
    switch errno {
    case ENOENT, ENOTDIR: .missing(path: path)
    case EISDIR: .isFolder(path: path)
    case EACCES, EPERM: .noPermission(path: path, action: action)
    case let code: .failed(path: path, action: action, reason: String(cString: strerror(code)))
    }
  }
}

/// Repeats a system call that a signal interrupted.
func retryingInterrupts<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// The path with one slash between folder and name.
func joined(_ folder: String, _ name: String) -> String {
  folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
}
