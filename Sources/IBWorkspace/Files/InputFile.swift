import CPlatform
import IBXML
import SystemPackage

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
