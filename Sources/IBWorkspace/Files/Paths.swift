import CPlatform
import SystemPackage

extension FilePath {
  /// The folder of the path; `.` when the path is a name alone.
  var folder: FilePath {
    let folder = removingLastComponent()
    return folder.isEmpty ? "." : folder
  }

  /// The folder that has the `.lproj` folders of this document.
  var localizedFolder: FilePath { languageFolder?.folder ?? folder }

  /// The `.lproj` folder of this document with its name, `../Base.lproj` if it is the current folder; nil in another one.
  var languageFolder: FilePath? {
    let folder = folder
    if folder.extension == "lproj" { return folder }
    guard folder.lastComponent?.kind != .regular, let resolved = folder.resolved(), resolved.extension == "lproj",
      let name = resolved.lastComponent
    else { return nil }
    return (folder == "." ? FilePath("..") : folder.appending("..")).appending(name)
  }

  /// The path of an entry of this folder as users expect it: the current folder adds nothing.
  func entry(_ name: Component) -> FilePath {
    self == "." ? FilePath(root: nil, [name]) : appending(name)
  }

  /// Whether the name ends in one of the extensions, in upper or lower case.
  func hasExtension(_ extensions: Set<String>) -> Bool { lastComponent?.hasExtension(extensions) ?? false }

  /// The absolute path without symbolic links, or nil when nothing is there or the system refuses to look.
  func resolved() -> FilePath? {
    guard let resolved = withPlatformString({ platform_resolve($0) }) else { return nil }
    defer { platform_free(resolved) }
    return FilePath(platformString: resolved)
  }

  /// Whether this process may execute the file.
  var isExecutable: Bool { withPlatformString { platform_require_executable($0) } == 0 }
}

/// Paths that people and programs pass.
package enum Paths {
  /// The absolute path without symbolic links; nil when nothing is there or the system refuses to look.
  package static func real(_ path: String) -> String? { FilePath(path).resolved()?.string }
}

/// The folder that relative paths start from.
package enum WorkingFolder {
  /// Its absolute path without symbolic links; `.` when the system does not tell.
  package static var path: String { FilePath(".").resolved()?.string ?? "." }
}

extension FilePath.Component {
  /// Whether the name ends in one of the extensions, in upper or lower case.
  func hasExtension(_ extensions: Set<String>) -> Bool {
    `extension`.map { extensions.contains($0.lowercased()) } ?? false
  }
}

extension Stat {
  /// What the file system says about a path, or nil when nothing is there.
  ///
  /// - Throws: When the system refuses to look.
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
  /// The error for a system call that failed.
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
  } catch {
    throw .failed(path: path, action: action, reason: "\(error)")
  }
}

/// Checks the result of a call of the C library, which is negative when the call failed.
func check(_ result: CInt) throws(Errno) {
  if result < 0 { throw Errno(rawValue: platform_error()) }
}

extension String {
  /// Whether a path comes before another in the order of their bytes. The paths of a project have long common beginnings.
  func precedesByBytes(_ other: String) -> Bool {
    withCString { path in other.withCString { platform_compare(path, $0) < 0 } }
  }

  /// What a path says after its last period, which is in the name of the file.
  var fileExtension: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[index(after: $0)...]) } ?? ""
  }

  /// What a path says before the name of the file, with the slash.
  var folderPart: Substring {
    self[..<(utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex)]
  }
}
