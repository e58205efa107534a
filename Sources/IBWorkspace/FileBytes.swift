#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Contents of files and of standard input.
public enum FileBytes {
  /// The whole contents of the file, also when it is a pipe or a device.
  ///
  /// - Throws: When the path is missing, a folder, or must not or cannot be read.
  public static func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    try read(path, atMost: .max)
  }

  /// Everything from standard input up to its end.
  ///
  /// - Throws: When standard input is closed or a folder.
  public static func readStandardInput() throws(WorkspaceError) -> [UInt8] {
    try bytes(from: STDIN_FILENO, path: "standard input", atMost: .max)
  }

  /// The first bytes of the file, at most as many as given.
  static func read(_ path: String, atMost limit: Int) throws(WorkspaceError) -> [UInt8] {
    let descriptor = retryingInterrupts { open(path, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .fromErrno(path: path, action: "read") }
    defer { close(descriptor) }
    return try bytes(from: descriptor, path: path, atMost: limit)
  }

  private static func bytes(
    from descriptor: Int32, path: String, atMost limit: Int
  ) throws(WorkspaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunkSize = firstChunkSize(of: descriptor)
    while bytes.count < limit {
      let wanted = min(chunkSize, limit - bytes.count)
      var failure: WorkspaceError?
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        let received = retryingInterrupts { systemRead(descriptor, buffer.baseAddress, wanted) }
        if received < 0 { failure = .fromErrno(path: path, action: "read") }
        count = max(received, 0)
      }
      if let failure { throw failure }
      if chunk.isEmpty { break }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      chunkSize = nextChunkSize
    }
    return bytes
  }

  /// Bytes asked for once the size reported by the system has arrived.
  private static let nextChunkSize = 65_536

  /// The size of the file, so that one call reads it, or the ordinary chunk for pipes and devices.
  private static func firstChunkSize(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nextChunkSize }
    return Int(status.st_size)
  }
}

/// The system call `read`, under a name that the method does not hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
