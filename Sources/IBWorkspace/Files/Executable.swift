import SystemPackage

#if canImport(Darwin)
  import Darwin
#endif

/// The program that is running.
public enum Executable {
  /// Its absolute path without symbolic links; nil when the system cannot provide it.
  public static var path: String? {
    #if os(Linux)
      return FilePath("/proc/self/exe").resolved()?.string
    #else
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return FilePath(platformString: buffer).resolved()?.string
    #endif
  }
}
