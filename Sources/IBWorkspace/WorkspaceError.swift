/// Failure of the environment: a file, a folder, git or a hook.
package enum WorkspaceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nothing exists at the path.
  case missing(path: String)
  /// The folder to write into does not exist.
  case missingFolder(path: String)
  /// The path is a folder where a file is required.
  case isFolder(path: String)
  /// The path is something else where a folder is required.
  case isNotFolder(path: String)
  /// The permissions forbid the action, a verb such as "read".
  case noPermission(path: String, action: String)
  /// The folder contains no documents.
  case noDocuments(folder: String)
  /// The folder contains no documents besides those that its folders of dependencies may have.
  case noOwnDocuments(folder: String, dependencies: String)
  /// The name of the document is not UTF-8; the path shows it with replacement characters.
  case nameIsNotUTF8(path: String)
  /// Any other error of the operating system, with its own description as the reason.
  case failed(path: String, action: String, reason: String)
  /// There is no `git` on the search path.
  case gitIsNotInstalled
  /// There is no `rsvg-convert` on the search path.
  case rasterizerIsNotInstalled
  /// `rsvg-convert` reported an error; the message is the first line of it.
  case rasterizerFailed(message: String)
  /// The folder does not belong to a git repository.
  case notARepository(folder: String)
  /// Git reported an error; the message is the first line of it.
  case gitFailed(command: String, message: String)
  /// The repository has no commit with the name.
  case unknownCommit(name: String)
  /// The commit and the current one have no common ancestor that the repository knows.
  case noMergeBase(name: String)
  /// A hook that is not what ibt writes. The line, added to it, makes it run ibt; nil if it already does.
  case foreignHook(path: String, line: String?)
  /// A hook that a hook manager writes, and writes again: ibt has to be added to the configuration of the manager.
  case managedHook(path: String, manager: HookManager)
  /// A hook that is a symbolic link to a file that does not exist.
  case danglingHookLink(path: String, target: String)
  /// The folder for hooks is something else.
  case hooksPathIsNotFolder(path: String)

  /// One line that says what is wrong, with the path, and what to do if that is not obvious; lines to add to a file follow.
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

/// The text between backticks on one line: control characters are escaped.
private func quoted(_ text: String) -> String {
  var result = "`"
  for scalar in text.unicodeScalars {
    result += scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
  }
  return result + "`"
}
