import SystemPackage

/// Contents of files and of standard input.
package enum FileBytes {
  /// The whole contents of a file, pipe or device.
  package static func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    try read(FilePath(path), atMost: .max)
  }

  /// The first bytes of a file, up to a limit.
  package static func read(_ path: String, atMost limit: Int) throws(WorkspaceError) -> [UInt8] {
    try read(FilePath(path), atMost: limit)
  }

  /// The bytes of standard input up to its end.
  package static func readStandardInput() throws(WorkspaceError) -> [UInt8] {
    try attempt("read", "standard input") { try bytes(from: .standardInput, atMost: .max) }
  }

  static func read(_ path: FilePath, atMost limit: Int) throws(WorkspaceError) -> [UInt8] {
    try attempt("read", path.string) {
      let file = try FileDescriptor.open(path, .readOnly, options: .closeOnExec)
      return try file.closeAfter { try bytes(from: file, atMost: limit) }
    }
  }

  /// The first bytes of a file that no person named. Rejects pipes, which may never get data.
  ///
  /// - Throws: When the path does not lead to a regular file that can be read.
  static func readRegularFile(_ path: FilePath, atMost limit: Int = .max) throws(WorkspaceError) -> [UInt8] {
    try attempt("read", path.string) {
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .nonBlocking])
      return try file.closeAfter {
        guard try Stat(file).type == .regular else { throw Errno.invalidArgument }
        return try bytes(from: file, atMost: limit)
      }
    }
  }

  /// The contents of a regular file.
  /// - Throws: When the path does not lead to a regular file that can be read, or that has more bytes than the limit.
  package static func readWhole(_ path: String, atMost limit: Int) throws(WorkspaceError) -> [UInt8] {
    let bytes = try readRegularFile(FilePath(path), atMost: limit + 1)
    guard bytes.count <= limit else {
      throw .failed(path: path, action: "read", reason: "it has more than \(limit >> 20) MB")
    }
    return bytes
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
