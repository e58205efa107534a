/// Failure of the world outside: a file, a folder, git or a hook that is not as it has to be.
public enum WorkspaceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Nothing exists at the path.
  case missing(path: String)
  /// A folder stands where a file is needed.
  case isFolder(path: String)
  /// The permissions forbid the action, a verb such as "read".
  case noPermission(path: String, action: String)
  /// The folder contains no documents.
  case noDocuments(folder: String)
  /// The name of the document is not UTF-8; the path shows it with replacement characters.
  case nameIsNotUTF8(path: String)
  /// Any other refusal of the operating system, with its own words as the reason.
  case failed(path: String, action: String, reason: String)
  /// There is no `git` on the search path.
  case gitIsNotInstalled
  /// The folder does not belong to a git repository.
  case notARepository(folder: String)
  /// Git ran and refused; the message is the first line of what it said.
  case gitFailed(command: String, message: String)
  /// A hook that ibt did not write; the line, added to it, makes it run ibt.
  case foreignHook(path: String, line: String)

  /// One line that names the path, says what is wrong and what to do.
  public var description: String {
    switch self {
    case .missing(let path):
      "\(quoted(path)) does not exist: check the spelling and the current folder"
    case .isFolder(let path):
      "\(quoted(path)) is a folder where a file is needed: name a file in it"
    case .noPermission(let path, let action):
      "cannot \(action) \(quoted(path)), permission denied: change its permissions or run as its owner"
    case .noDocuments(let folder):
      "\(folder == "." ? "the current folder" : quoted(folder)) contains no documents (.storyboard, .xib, or .xml)"
    case .nameIsNotUTF8(let path):
      "the name of \(quoted(path)) is not UTF-8: rename the file"
    case .failed(let path, let action, let reason):
      "cannot \(action) \(quoted(path)): \(reason)"
    case .gitIsNotInstalled:
      "`git` is not on the search path: install git or add its folder to PATH"
    case .notARepository(let folder):
      "\(quoted(folder)) is not in a git repository: run this inside one, or create it with `git init`"
    case .gitFailed(let command, let message):
      "`git \(command)` failed: \(message)"
    case .foreignHook(let path, let line):
      "\(quoted(path)) was not written by ibt and stays as it is: add the line `\(line)` to it or remove it"
    }
  }
}

/// The text between back-ticks on one line: control characters are escaped.
private func quoted(_ text: String) -> String {
  var result = "`"
  for scalar in text.unicodeScalars {
    result += scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
  }
  return result + "`"
}
