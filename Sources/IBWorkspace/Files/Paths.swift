import CPlatform
import IBBase
import IBLint
import SystemPackage

extension FilePath {
  /// The folder of the path; `.` for a bare name.
  var folder: FilePath {
    let folder = removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// The folder that contains the document's `.lproj` folders.
  var localizedFolder: FilePath { languageFolder?.folder ?? folder }

  /// The document's `.lproj` folder, as `../Base.lproj` if it is the current folder; nil outside one.
  var languageFolder: FilePath? {
    let folder = folder
    if folder.extension == "lproj" { return folder }
    guard folder.lastComponent?.kind != .regular, let resolved = folder.resolved(), resolved.extension == "lproj",
      let name = resolved.lastComponent
    else { return nil }
    return (folder == "." ? FilePath("..") : folder.appending("..")).appending(name)
  }

  /// The path of an entry as users expect it: the current folder adds nothing.
  func entry(_ name: Component) -> FilePath { self == "." ? FilePath(root: nil, [name]) : appending(name) }

  func hasExtension(_ extensions: Set<String>) -> Bool { lastComponent?.hasExtension(extensions) ?? false }

  /// The absolute path without symbolic links; nil when it does not exist or is inaccessible.
  func resolved() -> FilePath? {
    guard let resolved = withPlatformString({ platform_resolve($0) }) else { return nil }
    defer { platform_free(resolved) }
    return FilePath(platformString: resolved)
  }

  var isExecutable: Bool { withPlatformString { platform_require_executable($0) } == 0 }
}

/// Resolution of paths.
package enum Paths {
  /// The absolute path without symbolic links; nil when it does not exist or is inaccessible.
  package static func real(_ path: String) -> String? { FilePath(path).resolved()?.string }
}

/// The folder that relative paths start from.
package enum WorkingFolder {
  /// The absolute path without symbolic links; `.` when it is unknown.
  package static var path: String { FilePath(".").resolved()?.string ?? "." }

  /// A path as messages show it: without the current folder.
  package static func shown(_ path: String) -> String {
    let folder = WorkingFolder.path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  package static func absolute(_ path: String) -> String {
    ConfigurationPath.normalized(path.hasPrefix("/") ? path : "\(WorkingFolder.path)/\(path)")
  }
}

/// The running program.
package enum Executable {
  /// The absolute path without symbolic links; nil when the system cannot provide it.
  package static var path: String? {
    guard let path = platform_executable_path() else { return nil }
    defer { platform_free(path) }
    return FilePath(platformString: path).resolved()?.string
  }
}

extension FilePath.Component {
  func hasExtension(_ extensions: Set<String>) -> Bool {
    `extension`.map { extensions.contains($0.lowercased()) } ?? false
  }
}

extension Stat {
  /// The metadata of a path, or nil when it does not exist.
  ///
  /// - Throws: When the path is inaccessible.
  static func of(_ path: FilePath, followingLinks: Bool = true) throws(WorkspaceError) -> Stat? {
    do throws(Errno) {
      return try Stat(path, followTargetSymlink: followingLinks)
    } catch {
      if error == .noSuchFileOrDirectory || error == .notDirectory { return nil }
      throw WorkspaceError(error, path: path.string, action: "access")
    }
  }
}

extension WorkspaceError {
  init(_ code: Errno, path: String, action: String) {
    self =
      switch code {
      case .noSuchFileOrDirectory, .notDirectory: .missing(path: path)
      case .isDirectory: .isFolder(path: path)
      case .permissionDenied, .notPermitted: .noPermission(path: path, action: action)
      default: .failed(path: path, action: action, reason: code.description)
      }
  }
}

/// Makes system calls; an error names the path and the action, a verb such as "read".
func attempt<Result>(_ action: String, _ path: String, _ calls: () throws -> Result) throws(WorkspaceError) -> Result {
  do {
    return try calls()
  } catch let code as Errno {
    throw WorkspaceError(code, path: path, action: action)
  } catch let error as WorkspaceError {
    throw error
  } catch {
    throw .failed(path: path, action: action, reason: "\(error)")
  }
}

/// Checks the result of a C call, which is negative when the call failed.
func check(_ result: CInt) throws(Errno) {
  if result < 0 { throw Errno(rawValue: platform_error()) }
}

extension String {
  /// Compares paths by bytes. Paths of a project have long common prefixes.
  func precedesByBytes(_ other: String) -> Bool {
    withCString { path in other.withCString { platform_compare(path, $0) < 0 } }
  }

  /// The extension, assuming that the last period is in the file name.
  var fileExtension: String {
    lastIndex(ofByte: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? ""
  }

  /// The part before the file name, including the slash.
  var folderPart: Substring {
    self[..<(lastIndex(ofByte: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex)]
  }
}
