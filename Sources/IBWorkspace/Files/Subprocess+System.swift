import CPlatform
import IBBase
import Subprocess

// On macOS, the interface of swift-subprocess uses the types of the system framework. Elsewhere it uses
// the types of the package.
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension InputProtocol where Self == FileDescriptorInput {
  /// Input from an open file, which is closed when the program starts.
  static func reading(_ descriptor: CInt) -> Self {
    .fileDescriptor(FileDescriptor(rawValue: descriptor), closeAfterSpawningProcess: true)
  }
}

extension Subprocess.Executable {
  static func file(_ path: String) -> Self { .path(FilePath(path)) }

  /// A program by name, found by `ProgramPath` as well as on the search path.
  static func program(_ name: String) -> Self {
    ProgramPath.outsideOfSearchPath(name).map { .path(FilePath($0)) } ?? .name(name)
  }
}

/// Programs outside the search path.
enum ProgramPath {
  /// Folders of Homebrew and MacPorts. Xcode build phases and apps that run git hooks lack them in the search path.
  private static let folders = ["/opt/homebrew/bin", "/usr/local/bin", "/opt/local/bin"]

  /// The path of a program in one of the folders; nil if it is on the search path or missing.
  static func outsideOfSearchPath(
    _ name: String, searchPath: String = CurrentProcess.variable("PATH") ?? "",
    isExecutable: (String) -> Bool = { platform_require_executable($0) == 0 }
  ) -> String? {
    if searchPath.split(separator: ":").contains(where: { isExecutable("\($0)/\(name)") }) { return nil }
    return folders.map { "\($0)/\(name)" }.first(where: isExecutable)
  }
}
