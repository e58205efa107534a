import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a program reads from standard input, as a file without a name.
///
/// A pipe would break when the program ends before it has read everything, and swift-subprocess 1.0 then ends this
/// process.
enum InputFile {
  /// The file, to be read from its start.
  /// - Throws: When there is no space for a temporary file.
  static func open(_ bytes: [UInt8]) throws -> FileDescriptor {
    if bytes.isEmpty { return try FileDescriptor.open("/dev/null", .readOnly, options: .closeOnExec) }
    var template = Array("\(folder)/ibt-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    try check(number)
    unlink(template)
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

  private static var folder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }
}
