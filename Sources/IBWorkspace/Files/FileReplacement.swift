import CPlatform
import SystemPackage

/// The effect of writing a file.
package enum FileReplacement: Sendable, Equatable {
  /// The file had these bytes already and was not touched.
  case unchanged
  case replaced
  case created

  /// Replaces the contents of a file atomically.
  ///
  /// The bytes go into a temporary file of the same folder that then replaces the original, with its permissions and,
  /// if possible, its owner. The target of a symbolic link is replaced. Pipes and devices are written to directly.
  ///
  /// - Parameter expected: The contents that the new ones are based on; nil to replace any.
  /// - Throws: When the path is a folder, its folder is missing, the contents are not the expected ones, or writing fails;
  ///   the original is unchanged then.
  @discardableResult
  package static func replaceContents(
    of path: String, with bytes: [UInt8], expecting expected: [UInt8]? = nil
  ) throws(WorkspaceError) -> FileReplacement {
    let file = FilePath(path)
    guard let original = try Stat.of(file) else {
      if expected != nil { throw .changedMeanwhile(path: path) }
      try putFile(bytes, inPlaceOf: finalTarget(of: file), like: nil)
      return .created
    }
    switch original.type {
    case .directory:
      throw .isFolder(path: path)
    case .regular:
      // The lock of another writer ends with its file, which this one then reads.
      let lock = expected == nil ? nil : try? FileLock(on: path)
      defer { lock?.release() }
      let current = try contents(path)
      if let expected, current != expected { throw .changedMeanwhile(path: path) }
      if current == bytes { return .unchanged }
      try attempt("write", path) { try check(file.withPlatformString { platform_require_writable($0) }) }
      try putFile(bytes, inPlaceOf: finalTarget(of: file), like: original)
      return .replaced
    default:
      try attempt("write", path) {
        let device = try FileDescriptor.open(file, .writeOnly, options: .closeOnExec)
        try device.closeAfter { _ = try device.writeAll(bytes) }
      }
      return .replaced
    }
  }

  package static func removeFile(at path: String) throws(WorkspaceError) {
    try attempt("remove", path) { try check(FilePath(path).withPlatformString { platform_remove_file($0) }) }
  }

  /// Creates a folder and its missing ancestors.
  package static func createFolder(at path: String) throws(WorkspaceError) {
    try IBWorkspace.createFolder(FilePath(path))
  }

  /// Replaces a cache file atomically, but not durably: the cache can be made again after a power failure.
  static func replaceCache(at path: FilePath, with bytes: [UInt8]) throws(WorkspaceError) {
    try putFile(bytes, inPlaceOf: path, like: nil, isLasting: false)
  }
}

func createFolder(_ folder: FilePath) throws(WorkspaceError) {
  if try Stat.of(folder) != nil { return }
  try createFolder(folder.folder)
  try attempt("create the folder", folder.string) {
    do throws(Errno) {
      try check(folder.withPlatformString { platform_make_folder($0, 0o777) })
    } catch  where error == .fileExists {
      // Another process created it first.
    }
  }
}

/// The limit for a chain of links, as in Linux.
private let maximumLinks = 40

/// The contents of a file to replace; nil without the permission to read them.
private func contents(_ path: String) throws(WorkspaceError) -> [UInt8]? {
  do { return try FileBytes.readOwn(FilePath(path), atMost: .max) } catch .noPermission { return nil }
}

/// The path at the end of a chain of symbolic links, which need not exist.
private func finalTarget(of path: FilePath) throws(WorkspaceError) -> FilePath {
  var target = path
  for _ in 0..<maximumLinks {
    guard try Stat.of(target, followingLinks: false)?.type == .symbolicLink else { return target }
    // An absolute destination replaces the folder.
    target = target.folder.pushing(try destination(ofLink: target))
  }
  throw .failed(path: path.string, action: "write", reason: "the chain of symbolic links does not end")
}

/// The destination of a symbolic link as stored.
func destination(ofLink path: FilePath) throws(WorkspaceError) -> FilePath {
  try attempt("follow", path.string) {
    guard let target = path.withPlatformString({ platform_read_link($0) }) else {
      throw Errno(rawValue: platform_error())
    }
    defer { platform_free(target) }
    return FilePath(platformString: target)
  }
}

/// Writes a temporary file next to the path and moves it there.
/// - Parameter isLasting: Whether the file must survive a power failure, which doubles the time.
func putFile(
  _ bytes: [UInt8], inPlaceOf path: FilePath, like original: Stat?, isLasting: Bool = true
) throws(WorkspaceError) {
  let folder = path.folder
  let temporary = folder.appending(".ibt-\(UInt64.random(in: .min ... .max)).tmp")
  try TemporaryFile.removingWhenInterrupted(temporary) { () throws(WorkspaceError) in
    try createFile(temporary, isPrivate: original != nil)
  } _: { file throws(WorkspaceError) in
    var isInPlace = false
    defer { if !isInPlace { temporary.withPlatformString { _ = platform_remove_file($0) } } }

    try attempt("write", path.string) { try file.closeAfter { try fill(file, with: bytes, like: original, isLasting) } }
    try attempt("replace", path.string) {
      try check(temporary.withPlatformString { old in path.withPlatformString { platform_rename(old, $0) } })
    }
    isInPlace = true
  }
  if isLasting { synchronize(folder: folder) }
}

/// Creates a file. An error names its folder, because the user did not choose the file.
private func createFile(_ path: FilePath, isPrivate: Bool) throws(WorkspaceError) -> FileDescriptor {
  do {
    return try attempt("create a file in", path.folder.string) {
      try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: FilePermissions(rawValue: isPrivate ? 0o600 : 0o644))
    }
  } catch .missing(let folder) {
    throw try Stat.of(path.folder) == nil ? .missingFolder(path: folder) : .isNotFolder(path: folder)
  }
}

/// Writes the bytes durably, and sets owner and mode of the original.
private func fill(_ file: FileDescriptor, with bytes: [UInt8], like original: Stat?, _ isLasting: Bool) throws {
  _ = try file.writeAll(bytes)
  if let original {
    // Only root can change the owner; the mode follows, because a change of owner clears bits of it.
    _ = platform_set_owner_of(file.rawValue, original.userID.rawValue, original.groupID.rawValue)
    try check(platform_set_mode_of(file.rawValue, CUnsignedInt(original.permissions.rawValue)))
  }
  if isLasting { try check(platform_synchronize(file.rawValue)) }
}

/// Makes the new name survive a power failure, if the file system can.
private func synchronize(folder: FilePath) {
  guard let descriptor = try? FileDescriptor.open(folder, .readOnly, options: .closeOnExec) else { return }
  _ = platform_synchronize(descriptor.rawValue)
  try? descriptor.close()
}

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
