import CPlatform
import IBBase
import SystemPackage

/// Contents of files and of standard input.
package enum FileBytes {
  /// The largest file that is read as a whole, in bytes: ten times the largest known document.
  static let largest = 128 << 20

  /// The whole contents of a file, a device, or a pipe of a shell that a person named.
  /// - Throws: When it cannot be read, is a pipe with a name, has more than 128 MB, or is outside the roots of an agent.
  package static func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    try complete(try read(path, atMost: largest + 1), path, largest)
  }

  /// The first bytes of a file that a person named, up to a limit.
  package static func read(_ path: String, atMost limit: Int) throws(WorkspaceError) -> [UInt8] {
    try read(FilePath(path), atMost: limit, Boundary.check)
  }

  /// The first bytes of a file that the program itself knows of.
  static func readOwn(_ path: FilePath, atMost limit: Int = largest) throws(WorkspaceError) -> [UInt8] {
    try read(path, atMost: limit) { _, _ in }
  }

  /// The first bytes of a cache. Others may not have written it: it belongs to the user, and is no link.
  static func readCache(_ path: FilePath, atMost limit: Int) throws(WorkspaceError) -> [UInt8] {
    try attempt("read", path.string) {
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking, .noFollow])
      return try file.closeAfter {
        let state = try Stat(file)
        guard state.type == .regular, state.userID.rawValue == platform_user() else { throw Errno.notPermitted }
        return try bytes(from: file, atMost: limit)
      }
    }
  }

  /// The bytes of standard input up to its end.
  package static func readStandardInput() throws(WorkspaceError) -> [UInt8] {
    let read = try attempt("read", "standard input") { try bytes(from: .standardInput, atMost: largest + 1) }
    return try complete(read, "standard input", largest)
  }

  private static func read(
    _ path: FilePath, atMost limit: Int, _ check: (FileDescriptor, FilePath) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) -> [UInt8] {
    try attempt("read", path.string) {
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
      return try file.closeAfter {
        try check(file, path)
        try refuseNamedPipe(file, path)
        return try bytes(from: file, atMost: limit)
      }
    }
  }

  /// Nobody may ever write to a pipe with a name. Those of a shell, as `<(command)`, are below `/dev`.
  private static func refuseNamedPipe(_ file: FileDescriptor, _ path: FilePath) throws {
    let type = try Stat(file).type
    if type == .regular { return }
    if type == .fifo, !path.starts(with: "/dev"), !path.starts(with: "/proc") {
      throw WorkspaceError.failed(
        path: path.string, action: "read", reason: "it is a pipe with a name; use a file")
    }
    try check(platform_wait_for_data(file.rawValue))
  }

  /// The first bytes of a file that no person named. Rejects pipes, which may never get data, and links that leave the
  /// repository or project.
  ///
  /// - Throws: When the path does not lead to a regular file that can be read.
  static func readRegularFile(_ path: FilePath, atMost limit: Int = largest) throws(WorkspaceError) -> [UInt8] {
    try attempt("read", path.string) {
      let file = try openFound(path)
      return try file.closeAfter {
        let type = try Stat(file).type
        if type == .directory { throw Errno.isDirectory }
        if type != .regular {
          throw WorkspaceError.failed(path: path.string, action: "read", reason: "it is not a regular file")
        }
        try Boundary.check(file, at: path)
        return try bytes(from: file, atMost: limit)
      }
    }
  }

  private static func openFound(_ path: FilePath) throws -> FileDescriptor {
    let options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
    do {
      return try FileDescriptor.open(path, .readOnly, options: options.union(.noFollow))
    } catch let error as Errno {
      guard error == .tooManySymbolicLinkLevels else { throw error }
      guard Boundary.holds(path) else { throw WorkspaceError.leaves(path: path.string) }
      return try FileDescriptor.open(path, .readOnly, options: options)
    }
  }

  /// The contents of a regular file that no person named.
  /// - Throws: When the path does not lead to a regular file that can be read, or that has more bytes than the limit.
  package static func readWhole(_ path: String, atMost limit: Int = largest) throws(WorkspaceError) -> [UInt8] {
    try complete(try readRegularFile(FilePath(path), atMost: limit + 1), path, limit)
  }

  private static func complete(
    _ bytes: [UInt8], _ path: String, _ limit: Int
  ) throws(WorkspaceError) -> [UInt8] {
    if bytes.count <= limit { return bytes }
    throw .failed(path: path, action: "read", reason: "it has more than \(limit >> 20) MB")
  }

  private static func bytes(from file: FileDescriptor, atMost limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let expectedSize = firstChunkSize(of: file)
    var chunkSize = expectedSize
    while bytes.count < limit {
      let chunk = try [UInt8](unsafeUninitializedCapacity: min(chunkSize, limit - bytes.count)) { buffer, count in
        count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
      }
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      // A file that has its expected size is usually at its end.
      chunkSize = bytes.count == expectedSize ? 1 : nextChunkSize
    }
    return bytes
  }

  /// The number of bytes to request after the size reported by the system is reached.
  private static let nextChunkSize = 65_536

  /// The size of the file, so that one call reads it, or the usual chunk for pipes and devices.
  private static func firstChunkSize(of file: FileDescriptor) -> Int {
    guard let size = try? Stat(file).size, size > 0 else { return nextChunkSize }
    return Int(size)
  }
}

/// Standard input for a program, as a file without a name.
///
/// A pipe would break if the program ended before reading everything, and swift-subprocess 1.0 then ends this process.
enum InputFile {
  static func open(_ bytes: [UInt8]) throws -> FileDescriptor {
    if bytes.isEmpty { return try FileDescriptor.open("/dev/null", .readOnly, options: .closeOnExec) }
    var template = Array("\(CurrentProcess.temporaryFolder)/ibt-XXXXXX".utf8CString)
    let number = platform_make_temporary_file(&template)
    try check(number)
    _ = platform_remove_file(template)
    let file = FileDescriptor(rawValue: number)
    do {
      try file.writeAll(bytes)
      try file.seek(offset: 0, from: .start)
    } catch {
      try? file.close()
      throw error
    }
    return file
  }
}
