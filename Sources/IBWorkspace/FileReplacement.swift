#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What writing a file came to.
public enum FileReplacement: Sendable, Equatable {
  /// The file had these bytes already and was not touched.
  case unchanged
  /// The file has new contents.
  case replaced
  /// The file did not exist before.
  case created

  /// Gives the file these contents as a whole or not at all.
  ///
  /// The bytes go into a temporary file of the same folder that then takes the place of the old one, with its
  /// permissions and, when possible, its owner. A symbolic link stays a link; its target is replaced. A pipe
  /// or a device is written to.
  ///
  /// - Throws: When the path is a folder, its folder is missing, or writing is forbidden or fails; the
  ///   original is then as it was.
  @discardableResult
  public static func replaceContents(
    of path: String, with bytes: [UInt8]
  ) throws(WorkspaceError) -> FileReplacement {
    guard let original = try FileStatus.following(path) else {
      try putFile(bytes, inPlaceOf: finalTarget(of: path), like: nil)
      return .created
    }
    switch original.kind {
    case .folder:
      throw .isFolder(path: path)
    case .link, .other:
      try writeDirectly(bytes, to: path)
      return .replaced
    case .file:
      if try hasContents(bytes, path) { return .unchanged }
      guard access(path, W_OK) == 0 else { throw .fromErrno(path: path, action: "write") }
      try putFile(bytes, inPlaceOf: finalTarget(of: path), like: original)
      return .replaced
    }
  }
}

/// Links followed before a chain counts as endless, as in Linux.
private let maximumLinks = 40

/// Whether the file has exactly these bytes; a file that must not be read counts as different.
private func hasContents(_ bytes: [UInt8], _ path: String) throws(WorkspaceError) -> Bool {
  do {
    return try FileBytes.read(path) == bytes
  } catch .noPermission {
    return false
  }
}

/// The path at the end of a chain of symbolic links, which need not exist.
private func finalTarget(of path: String) throws(WorkspaceError) -> String {
  var target = path
  for _ in 0..<maximumLinks {
    guard try FileStatus.ofLink(target)?.kind == .link else { return target }
    let destination = try destination(ofLink: target)
    target = destination.hasPrefix("/") ? destination : joined(folder(of: target), destination)
  }
  throw .failed(path: path, action: "write", reason: "the chain of symbolic links does not end")
}

private func destination(ofLink path: String) throws(WorkspaceError) -> String {
  let target: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let length = readlink(path, start, buffer.count)
    return length < 0 ? nil : String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
  guard let target else { throw .fromErrno(path: path, action: "follow") }
  return target
}

/// The folder part of a path, "." when it has none.
private func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

private func writeDirectly(_ bytes: [UInt8], to path: String) throws(WorkspaceError) {
  let descriptor = retryingInterrupts { open(path, O_WRONLY | O_CLOEXEC) }
  guard descriptor >= 0 else { throw .fromErrno(path: path, action: "write") }
  defer { close(descriptor) }
  try writeAll(bytes, to: descriptor, path: path)
}

/// Writes a temporary file next to the path and moves it there.
func putFile(
  _ bytes: [UInt8], inPlaceOf path: String, like original: FileStatus?
) throws(WorkspaceError) {
  let folder = folder(of: path)
  let temporary = joined(folder, ".ibt-\(UInt64.random(in: .min ... .max)).tmp")
  let mode: mode_t = original == nil ? 0o644 : 0o600
  let descriptor = retryingInterrupts { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
  guard descriptor >= 0 else { throw .fromErrno(path: path, action: "write") }
  var isInPlace = false
  defer { if !isInPlace { unlink(temporary) } }

  try fill(descriptor, with: bytes, like: original, path: path)
  guard rename(temporary, path) == 0 else { throw .fromErrno(path: path, action: "replace") }
  isInPlace = true
  synchronize(folder: folder)
}

/// Writes and closes the temporary file; the path is the one to report.
private func fill(
  _ descriptor: Int32, with bytes: [UInt8], like original: FileStatus?, path: String
) throws(WorkspaceError) {
  var isOpen = true
  defer { if isOpen { close(descriptor) } }
  try writeAll(bytes, to: descriptor, path: path)
  if let original {
    // Only root may give files away; the mode follows, because a change of owner clears bits of it.
    _ = fchown(descriptor, original.owner, original.group)
    guard fchmod(descriptor, original.mode) == 0 else { throw .fromErrno(path: path, action: "set the mode of") }
  }
  guard fsync(descriptor) == 0 else { throw .fromErrno(path: path, action: "write") }
  isOpen = false
  guard close(descriptor) == 0 else { throw .fromErrno(path: path, action: "write") }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(WorkspaceError) {
  var offset = 0
  while offset < bytes.count {
    let written = bytes.withUnsafeBytes { buffer in
      retryingInterrupts { write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset) }
    }
    guard written > 0 else { throw .fromErrno(path: path, action: "write") }
    offset += written
  }
}

/// Makes the new name survive a power failure; file systems that cannot do so are no reason to fail.
private func synchronize(folder: String) {
  let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  _ = fsync(descriptor)
  close(descriptor)
}
