import CPlatform
import SystemPackage

/// The program that is running.
public enum Executable {
  /// Its absolute path without symbolic links; nil when the system cannot provide it.
  public static var path: String? {
    guard let path = platform_executable_path() else { return nil }
    defer { platform_free(path) }
    return FilePath(platformString: path).resolved()?.string
  }
}
