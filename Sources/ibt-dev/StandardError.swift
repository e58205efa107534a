#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where messages about the run go.
struct StandardError: TextOutputStream {
  mutating func write(_ text: String) {
    // There is nobody to report a failure to.
    _ = Array(text.utf8).withUnsafeBytes { writeBytes(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The system call `write`, under a name that the method does not hide.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
