import CPlatform
import IBXML
import Subprocess

// On macOS, the interface of swift-subprocess has the types of the system's own framework, which are not those of the package
// that everything else uses.
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension InputProtocol where Self == FileDescriptorInput {
  /// What can be read from an open file, which the start of the program closes.
  static func reading(_ descriptor: CInt) -> Self {
    .fileDescriptor(FileDescriptor(rawValue: descriptor), closeAfterSpawningProcess: true)
  }
}

extension Subprocess.Executable {
  /// A program by its path.
  static func file(_ path: String) -> Self { .path(FilePath(path)) }

  /// A program of another package, by its name.
  static func program(_ name: String) -> Self {
    ProgramPath.outsideOfSearchPath(name).map { .path(FilePath($0)) } ?? .name(name)
  }
}

/// Where programs are that the search path lacks.
enum ProgramPath {
  /// Folders of Homebrew and MacPorts. Build phases of Xcode and apps that run git hooks have a search path without them.
  private static let folders = ["/opt/homebrew/bin", "/usr/local/bin", "/opt/local/bin"]

  /// The path of a program that is in one of the folders, but not on the search path; nil otherwise.
  static func outsideOfSearchPath(
    _ name: String, searchPath: String = CurrentProcess.variable("PATH") ?? "",
    isExecutable: (String) -> Bool = { platform_require_executable($0) == 0 }
  ) -> String? {
    if searchPath.split(separator: ":").contains(where: { isExecutable("\($0)/\(name)") }) { return nil }
    return folders.map { "\($0)/\(name)" }.first(where: isExecutable)
  }
}
