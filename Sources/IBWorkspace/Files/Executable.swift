import CPlatform
import SystemPackage

/// The running program.
package enum Executable {
  /// The absolute path without symbolic links; nil when the system cannot provide it.
  package static var path: String? {
    guard let path = platform_executable_path() else { return nil }
    defer { platform_free(path) }
    return FilePath(platformString: path).resolved()?.string
  }
}
