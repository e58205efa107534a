import IBBase

/// A failure of the environment: a file, a folder, git or a hook.
package enum WorkspaceError: Error, Sendable, Equatable, CustomStringConvertible {
  case missing(path: String)
  /// The folder to write into does not exist.
  case missingFolder(path: String)
  /// The path is a folder where a file is required.
  case isFolder(path: String)
  /// The path is not a folder where one is required.
  case isNotFolder(path: String)
  /// The permissions forbid the action, a verb such as "read".
  case noPermission(path: String, action: String)
  case noDocuments(folder: String)
  /// The folder contains no documents outside folders of dependencies.
  case noOwnDocuments(folder: String, dependencies: String)
  /// The document's name is not UTF-8; the path shows replacement characters.
  case nameIsNotUTF8(path: String)
  /// The file is a link out of its repository or project, or outside the roots of an agent.
  case leaves(path: String)
  /// The file has other contents than those that the new ones are based on.
  case changedMeanwhile(path: String)
  /// Any other system error, with its description as the reason.
  case failed(path: String, action: String, reason: String)
  /// There is no `git` on the search path.
  case gitIsNotInstalled
  /// There is no `rsvg-convert` on the search path.
  case rasterizerIsNotInstalled
  /// The message is the first line of its error.
  case rasterizerFailed(message: String)
  case notARepository(folder: String)
  /// The message is the first line of git's error.
  case gitFailed(command: String, message: String)
  case unknownCommit(name: String)
  /// The commit and the current one have no known common ancestor.
  case noMergeBase(name: String)
  /// The hook is not from ibt. The line makes it run ibt; nil if it already does.
  case foreignHook(path: String, line: String?)
  /// The hook belongs to a hook manager that rewrites it: ibt has to be added to the manager's configuration.
  case managedHook(path: String, manager: HookManager)
  /// The hook is a symbolic link to a missing file.
  case danglingHookLink(path: String, target: String)
  case hooksPathIsNotFolder(path: String)

  /// The problem and, if not obvious, its remedy on one line, with the path; lines to add to a file follow.
  package var description: String {
    switch self {
    case .missing(let path):
      "\(quoted(path)) does not exist"
    case .missingFolder(let path):
      "the folder \(quoted(path)) does not exist"
    case .isFolder(let path):
      "\(quoted(path)) is a folder, not a file"
    case .isNotFolder(let path):
      "\(quoted(path)) is not a folder"
    case .noPermission(let path, let action):
      "cannot \(action) \(quoted(path)): permission denied"
    case .noDocuments(let folder):
      "\(folder == "." ? "the current folder" : quoted(folder)) contains no documents (.storyboard, .xib, or .xml)"
    case .noOwnDocuments(let folder, let dependencies):
      "\(folder == "." ? "the current folder" : quoted(folder)) contains no documents of its own; to include the "
        + "dependencies in \(quoted(dependencies)), specify that folder"
    case .nameIsNotUTF8(let path):
      "the name of \(quoted(path)) is not UTF-8; rename the file"
    case .leaves(let path):
      "\(quoted(path)) leads out of its repository or project, so it is neither read nor written; "
        + "copy the file there, or name it on the command line"
    case .changedMeanwhile(let path):
      "\(quoted(path)) has changed since it was read, so nothing was written; run the command again"
    case .failed(let path, let action, let reason):
      "cannot \(action) \(quoted(path)): \(reason)"
    case .gitIsNotInstalled:
      "cannot find `git`; install it or add its folder to PATH"
    case .rasterizerIsNotInstalled:
      "PNG requires `rsvg-convert`; install it with `sudo apt-get install librsvg2-bin` or `brew install librsvg`"
    case .rasterizerFailed(let message):
      "`rsvg-convert` failed: \(message)"
    case .notARepository(let folder):
      "\(folder == "." ? "the current folder" : quoted(folder)) is not in a git repository"
    case .gitFailed(let command, let message):
      "`git \(command)` failed: \(message)"
    case .unknownCommit(let name):
      "git knows no commit \(quoted(name)); check its name, or fetch it first"
    case .noMergeBase(let name):
      "git knows no common ancestor of \(quoted(name)) and the current commit; fetch more of the history"
    case .foreignHook(let path, let line):
      hookDescription(path, line)
    case .managedHook(let path, let manager):
      "\(quoted(path)) is written by \(manager.name), so ibt does not change it; "
        + "add these lines to \(quoted(manager.configuration)):\n\n\(manager.lines)"
    case .danglingHookLink(let path, let target):
      "the hook \(quoted(path)) is a symbolic link to \(quoted(target)), which does not exist; remove the link first"
    case .hooksPathIsNotFolder(let path):
      "git cannot run hooks because \(quoted(path)) is not a folder; change `core.hooksPath` with `git config`"
    }
  }
}

private func hookDescription(_ path: String, _ line: String?) -> String {
  guard let line else { return "\(quoted(path)) already runs ibt and contains other commands; ibt does not change it" }
  return "\(quoted(path)) is another hook, which ibt does not change; add the line `\(line)` to it, or remove it first"
}

private func quoted(_ text: String) -> String { "`\(text.onOneLine)`" }
