import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Results go to standard output, everything about the run to standard error.
enum Terminal {
  /// Lets writing to a pipe without reader fail instead of ending the process by a signal.
  static func outliveReaders() { signal(SIGPIPE, SIG_IGN) }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(Array("\(line)\n".utf8), to: STDOUT_FILENO) }

  /// Writes bytes to standard output as they are.
  static func write(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }

  /// Writes a line about the run to standard error.
  static func note(_ line: String) { write(Array("\(line)\n".utf8), to: STDERR_FILENO) }

  /// Writes to standard error without a line end, for a line that is written over.
  static func show(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

  /// Says on standard error why something could not be done.
  static func complain(_ message: String) { note("ibt: error: \(message)") }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        // The reader has gone away and wants no more, as `head` does; or there is nobody to tell.
        if errno == EPIPE || descriptor == STDERR_FILENO { return }
        complain("the result could not be written to standard output: \(String(cString: strerror(errno)))")
        exit(ExitStatus.couldNotRun.rawValue)
      }
      rest = rest.dropFirst(count)
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func exit(_ code: Int32) -> Never {
  #if canImport(Glibc)
    Glibc.exit(code)
  #elseif canImport(Musl)
    Musl.exit(code)
  #else
    Darwin.exit(code)
  #endif
}
