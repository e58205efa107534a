import CPlatform
import SystemPackage

/// A change of a file that only has to take effect: the new contents are on the disk, in a temporary file beside it.
///
/// What can fail, such as a full disk, fails before the file changes.
struct StagedChange {
  /// The contents that the new ones are based on.
  enum Basis {
    case anything, noFile
    case contents([UInt8])
  }

  private let path: String
  private let basis: Basis
  private let new: [UInt8]?
  /// The file at the end of links.
  private let target: FilePath
  /// Nil when a file is removed, and when nothing has to be written.
  private let temporary: TemporaryEntry?

  /// Whether the file had no new contents when they were prepared.
  var isChange: Bool { new == nil || temporary != nil }

  /// The folder whose names change.
  var folder: FilePath { target.folder }

  /// Prepares a change.
  /// - Parameter new: The new contents; nil to remove the file.
  /// - Throws: When the path is a folder, a pipe or a device, its folder is missing, the contents are not the expected
  ///   ones, or writing fails.
  init(_ path: String, from basis: Basis, to new: [UInt8]?) throws(WorkspaceError) {
    (self.path, self.basis, self.new) = (path, basis, new)
    let file = FilePath(path)
    let original = try Stat.of(file)
    if original?.type == .directory { throw .isFolder(path: path) }
    if let original, original.type != .regular {
      throw .failed(path: path, action: "write", reason: "it is not a regular file")
    }
    target = new == nil ? file : try finalTarget(of: file)
    // What has to be waited for comes before the first file changes.
    let lock = try StagedChange.lock(path, basis)
    defer { lock?.release() }
    guard let new else {
      temporary = nil
      try attempt("remove", path) { try check(file.folder.withPlatformString { platform_require_writable($0) }) }
      try requireBasis()
      return
    }
    guard try StagedChange.isPending(path, basis, new) else {
      temporary = nil
      return
    }
    if original != nil {
      try attempt("write", path) { try check(file.withPlatformString { platform_require_writable($0) }) }
    }
    temporary = try temporaryFile(new, beside: target, like: original)
  }

  /// Checks that the file is still the one that the new contents are based on.
  func requireBasis() throws(WorkspaceError) { _ = try StagedChange.isPending(path, basis, new) }

  /// Writes or removes the file; returns false if that was not necessary.
  /// - Throws: When the file no longer has the contents that the new ones are based on; it is unchanged then.
  func takeEffect() throws(WorkspaceError) -> Bool {
    guard isChange else { return false }
    // The lock of another writer ends with its file, which this one then reads.
    let lock = try StagedChange.lock(path, basis)
    defer { lock?.release() }
    guard try StagedChange.isPending(path, basis, new) else { return false }
    if let temporary { try temporary.move(to: target) } else { try FileReplacement.removeFile(at: path) }
    return true
  }

  /// Removes the temporary file, if there is one.
  func discard() { temporary?.remove() }

  private static func lock(_ path: String, _ basis: Basis) throws(WorkspaceError) -> FileLock? {
    if case .contents = basis { try FileLock(on: path) } else { nil }
  }

  /// Whether the file lacks its new contents.
  /// - Throws: When it is not the expected one.
  private static func isPending(_ path: String, _ basis: Basis, _ new: [UInt8]?) throws(WorkspaceError) -> Bool {
    let file = FilePath(path)
    switch basis {
    case .anything:
      guard let new else { return try Stat.of(file) != nil }
      return try Stat.of(file) == nil ? true : contents(path) != new
    case .noFile:
      // Also a link to nowhere.
      if try Stat.of(file, followingLinks: false) != nil { throw .changedMeanwhile(path: path) }
      return true
    case .contents(let old):
      if try Stat.of(file) == nil { throw .changedMeanwhile(path: path) }
      if try contents(path) != old { throw .changedMeanwhile(path: path) }
      return old != new
    }
  }
}

/// The contents of a file to replace; nil without the permission to read them.
private func contents(_ path: String) throws(WorkspaceError) -> [UInt8]? {
  do { return try FileBytes.readOwn(FilePath(path), atMost: .max) } catch .noPermission { return nil }
}

/// The limit for a chain of links, as in Linux.
private let maximumLinks = 40

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
