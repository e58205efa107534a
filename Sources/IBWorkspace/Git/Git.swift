import Subprocess
import SystemPackage

/// The git repository of a folder.
///
/// Git inherits the environment of this process, so that a hook uses the index of the commit in progress. In a hook,
/// the folder must be the current one because git passes relative paths to hooks.
package struct Git: Sendable {
  package let folder: String
  /// Changes to the environment of this process; nil removes a variable.
  let environment: [String: String?]

  package init(folder: String = ".", environment: [String: String?] = [:]) {
    (self.folder, self.environment) = (folder, environment)
  }

  /// The absolute path of the work tree's top folder.
  package func repositoryRoot() async throws(WorkspaceError) -> String {
    try await line(of: ["rev-parse", "--show-toplevel"])
  }

  /// The absolute path of the hooks folder, which need not exist.
  func hooksFolder() async throws(WorkspaceError) -> String {
    let root = try await repositoryRoot()
    // Git runs hooks in the top folder, so a relative core.hooksPath refers to it.
    let folder = try await Git(folder: root, environment: environment).line(of: ["rev-parse", "--git-path", "hooks"])
    // An absolute folder replaces the root.
    return FilePath(root).pushing(FilePath(folder)).string
  }

  /// The output of a command, without the line ending.
  func line(of arguments: [String]) async throws(WorkspaceError) -> String {
    var output = try await self.output(of: arguments)
    if output.last == UInt8(ascii: "\n") { output.removeLast() }
    return String(decoding: output, as: UTF8.self)
  }

  /// The standard output of a command for some standard input.
  func output(of arguments: [String], input: [UInt8] = []) async throws(WorkspaceError) -> [UInt8] {
    let status: TerminationStatus
    let output: [UInt8]
    let complaint: String
    do {
      let file = try InputFile.open(input)
      let result = try await run(
        .name("git"), arguments: Arguments(["-C", folder] + Git.safety + arguments), environment: adjustedEnvironment,
        input: .reading(file.rawValue), output: .bytes(limit: .max),
        error: .string(limit: .max))
      (status, output, complaint) = (result.terminationStatus, result.standardOutput, result.standardError)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw .gitIsNotInstalled
    } catch {
      throw .gitFailed(command: arguments[0], message: "\(error)")
    }
    if status.isSuccess { return output }
    if complaint.contains("not a git repository") { throw .notARepository(folder: folder) }
    let lines = complaint.split(separator: "\n").map(String.init)
    // Warnings come first.
    let reason = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first
    let advice = complaint.contains("lazy fetching disabled") ? "; \(Git.missingAdvice)" : ""
    throw .gitFailed(command: arguments[0], message: (reason ?? "it exited with \(status)") + advice)
  }

  /// The environment without the variables by which git names its repository to hooks, which may be a different one.
  static let noHook: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil, "GIT_COMMON_DIR": nil,
  ]

  /// What to do about an object that a partial clone lacks.
  static let missingAdvice = "fetch what a partial clone lacks with `git fetch --refetch --no-filter`"

  /// Settings that keep git from running programs that a folder with a `.git` of unknown origin names.
  private static let safety = [
    "-c", "core.fsmonitor=false", "-c", "safe.bareRepository=explicit", "-c", "log.showSignature=false",
  ]

  /// English messages, because one of them is recognized above; no index refresh that would need a lock; and no
  /// missing objects from a server, which the repository's configuration could replace by a program.
  private var adjustedEnvironment: Environment {
    var changes: [Environment.Key: String?] = [
      "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1",
    ]
    for (name, value) in environment {
      if let key = Environment.Key(rawValue: name) { changes.updateValue(value, forKey: key) }
    }
    return .inherit.updating(changes)
  }
}
