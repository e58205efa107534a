import CPlatform
import SystemPackage

/// What writing a file changed.
package enum FileReplacement: Sendable, Equatable {
  /// The file had these bytes already and was not touched.
  case unchanged
  /// The file has new contents.
  case replaced
  /// The file did not exist before.
  case created

  /// Gives the file these contents as a whole or not at all.
  ///
  /// The bytes go into a temporary file of the same folder that then replaces the original, with its permissions and,
  /// if possible, its owner. A symbolic link remains a link; its target is replaced. A pipe or a device is written to.
  ///
  /// - Throws: When the path is a folder, its folder is missing, or writing is not permitted or fails; the original is
  ///   then unchanged.
  @discardableResult
  package static func replaceContents(
    of path: String, with bytes: [UInt8]
  ) throws(WorkspaceError) -> FileReplacement {
    let file = FilePath(path)
    guard let original = try Stat.of(file) else {
      try putFile(bytes, inPlaceOf: finalTarget(of: file), like: nil)
      return .created
    }
    switch original.type {
    case .directory:
      throw .isFolder(path: path)
    case .regular:
      if try hasContents(bytes, path) { return .unchanged }
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
}

extension FileReplacement {
  /// Removes a file.
  /// - Throws: When that is not permitted or fails.
  package static func removeFile(at path: String) throws(WorkspaceError) {
    try attempt("remove", path) { try check(FilePath(path).withPlatformString { platform_remove_file($0) }) }
  }

  /// Creates a folder for files, and those above it that are missing.
  /// - Throws: When that is not permitted or fails.
  package static func createFolder(at path: String) throws(WorkspaceError) {
    try IBWorkspace.createFolder(FilePath(path))
  }
}

/// Creates the folder and those above it that are missing.
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

extension FileReplacement {
  /// Gives a file of a cache these bytes as a whole or not at all. What does not survive a power failure is made again.
  static func replaceCache(at path: FilePath, with bytes: [UInt8]) throws(WorkspaceError) {
    try putFile(bytes, inPlaceOf: path, like: nil, isLasting: false)
  }
}

/// Links followed before a chain counts as endless, as in Linux.
private let maximumLinks = 40

/// Whether the file has exactly these bytes; a file that cannot be read counts as different.
private func hasContents(_ bytes: [UInt8], _ path: String) throws(WorkspaceError) -> Bool {
  do {
    return try FileBytes.read(path) == bytes
  } catch .noPermission {
    return false
  }
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

/// Where a symbolic link points, as it is stored.
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
/// - Parameter isLasting: Whether the file survives a power failure, which takes as long as all else.
func putFile(
  _ bytes: [UInt8], inPlaceOf path: FilePath, like original: Stat?, isLasting: Bool = true
) throws(WorkspaceError) {
  let folder = path.folder
  let temporary = folder.appending(".ibt-\(UInt64.random(in: .min ... .max)).tmp")
  try TemporaryFile.removingWhenInterrupted(temporary) { () throws(WorkspaceError) in
    let file = try createFile(temporary, isPrivate: original != nil)
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

/// Writes the bytes and makes them last; then the file has owner and mode of the original.
private func fill(_ file: FileDescriptor, with bytes: [UInt8], like original: Stat?, _ isLasting: Bool) throws {
  _ = try file.writeAll(bytes)
  if let original {
    // Only root can change the owner; the mode follows, because a change of owner clears bits of it.
    _ = platform_set_owner_of(file.rawValue, original.userID.rawValue, original.groupID.rawValue)
    try check(platform_set_mode_of(file.rawValue, CUnsignedInt(original.permissions.rawValue)))
  }
  if isLasting { try check(platform_synchronize(file.rawValue)) }
}

/// Makes the new name survive a power failure; file systems that cannot do so are no reason to fail.
private func synchronize(folder: FilePath) {
  guard let descriptor = try? FileDescriptor.open(folder, .readOnly, options: .closeOnExec) else { return }
  _ = platform_synchronize(descriptor.rawValue)
  try? descriptor.close()
}
