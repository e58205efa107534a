import CPlatform
import IBBase
import SystemPackage

/// The limits of what is read and written without a person having named it.
///
/// A file that is found in a folder may be a link within its repository or project, not out of it. Commands that run for
/// an agent open nothing outside the agent's roots. A path that a person names is theirs.
package enum Boundary {
  /// The variable that hands the roots of an agent to the commands that it runs: absolute paths on lines.
  package static let variable = "IBT_ROOTS"

  /// The roots of the agent that this process runs for, without links; nil outside of one.
  static let roots = CurrentProcess.variable(variable).map { list in
    list.split(separator: "\n").map { FilePath(String($0)) }
  }

  /// Whether a path is one that an agent may see. Always true for people.
  static func admits(_ resolved: FilePath) -> Bool { roots.map { $0.contains(where: resolved.starts) } ?? true }

  /// Requires that an open file is one that an agent may see.
  static func check(_ file: FileDescriptor, at path: FilePath) throws(WorkspaceError) {
    if roots == nil { return }
    let resolved = platform_path_of(file.rawValue)
    defer { platform_free(resolved) }
    if let resolved, admits(FilePath(platformString: resolved)) { return }
    throw .leaves(path: path.string)
  }

  /// Whether what a link leads to is in the link's repository or project, or without one in the link's folder.
  static func holds(_ link: FilePath) -> Bool {
    guard let folder = link.folder.resolved(), let target = link.resolved() else { return false }
    var projects = ProjectFolder()
    return target.starts(with: projects.of(link.string) ?? folder)
  }

  /// Whether a path that a file refers to is in the repository or project of the file, or without one in its folder.
  package static func holds(_ path: String, referredToBy file: String) -> Bool {
    guard let folder = FilePath(file).folder.resolved() else { return false }
    var projects = ProjectFolder()
    let limit = projects.of(file) ?? folder
    let wanted = FilePath(path).resolved() ?? folder.pushing(FilePath(path)).lexicallyNormalized()
    return wanted.starts(with: limit)
  }
}
