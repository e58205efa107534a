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
    let type = try Stat.of(FilePath(path))?.type
    if expected == nil, let type, type != .regular, type != .directory {
      try write(bytes, toDevice: path)
      return .replaced
    }
    let change = try StagedChange(path, from: expected.map { .contents($0) } ?? .anything, to: bytes)
    defer { change.discard() }
    guard change.isChange else { return .unchanged }
    _ = try change.takeEffect()
    synchronize(folder: change.folder)
    return type == nil ? .created : .replaced
  }

  private static func write(_ bytes: [UInt8], toDevice path: String) throws(WorkspaceError) {
    try attempt("write", path) {
      let device = try FileDescriptor.open(path, .writeOnly, options: .closeOnExec)
      try device.closeAfter { _ = try device.writeAll(bytes) }
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
    let file = try temporaryFile(bytes, beside: path, like: nil, isLasting: false)
    defer { file.remove() }
    try file.move(to: path)
  }
}

func createFolder(_ folder: FilePath, mode: CUnsignedInt = 0o777) throws(WorkspaceError) {
  if try Stat.of(folder) != nil { return }
  try createFolder(folder.folder, mode: mode)
  try attempt("create the folder", folder.string) {
    let result = folder.withPlatformString { platform_make_folder($0, mode) }
    // Another process may have created it first.
    if result < 0, platform_error() != Errno.fileExists.rawValue { try check(result) }
  }
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

/// Writes a file next to a path, to be moved there.
/// - Parameter isLasting: Whether the file must survive a power failure, which doubles the time.
func temporaryFile(
  _ bytes: [UInt8], beside path: FilePath, like original: Stat?, isLasting: Bool = true
) throws(WorkspaceError) -> TemporaryEntry {
  let temporary = path.folder.appending(".ibt-\(UInt64.random(in: .min ... .max)).tmp")
  var file = FileDescriptor(rawValue: -1)
  let entry = try TemporaryEntry(temporary) { () throws(WorkspaceError) in
    file = try createFile(temporary, isPrivate: original != nil)
  }
  do {
    try attempt("write", path.string) { try file.closeAfter { try fill(file, with: bytes, like: original, isLasting) } }
  } catch {
    entry.remove()
    throw error
  }
  return entry
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

/// Makes new names survive a power failure, if the file system can.
func synchronize(folder: FilePath) {
  guard let descriptor = try? FileDescriptor.open(folder, .readOnly, options: .closeOnExec) else { return }
  _ = platform_synchronize(descriptor.rawValue)
  try? descriptor.close()
}
