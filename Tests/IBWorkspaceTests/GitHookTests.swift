import Foundation
import IBWorkspace
import Testing

struct GitHookTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.shell("git init -q repository && mkdir repository/sub")
    try installBinary("ibt it's")
  }

  /// A stand-in for ibt that says how it was called and ends with the code in the file `code`.
  private func installBinary(_ name: String) throws {
    try scratch.write("#!/bin/sh\necho \"called $*\"\nexit $(cat '\(scratch.path("code"))')\n", name)
    try scratch.setMode(0o755, of: name)
    try scratch.write("0", "code")
  }

  private var hook: GitHook { hook(in: "repository") }

  private func hook(in folder: String, binary: String = "ibt it's") -> GitHook {
    GitHook(git: scratch.git(folder), binary: scratch.path(binary))
  }

  private var path: String { scratch.path("repository/.git/hooks/pre-commit") }

  private func write(_ text: String, mode: Int = 0o755) throws {
    try scratch.write(text, "repository/.git/hooks/pre-commit")
    try scratch.setMode(mode, of: "repository/.git/hooks/pre-commit")
  }

  private func text() throws -> String { try scratch.text("repository/.git/hooks/pre-commit") }

  private func commit(environment: [String: String] = [:]) throws -> ShellResult {
    try scratch.shell("cd repository && git commit -qm x --allow-empty", environment: environment)
  }

  @Test func `there is no hook at first`() async throws { #expect(try await hook.status() == .absent) }

  @Test func `an installed hook has the status and the path`() async throws {
    #expect(try await hook.install() == path)
    #expect(try await hook.status() == .installed(path: path))
  }

  @Test func `a hook for what is new is ours, and runs with its own arguments`() async throws {
    try await hook.install(.new)
    #expect(try await hook.status() == .installed(path: path))
    #expect(try commit().output.contains("called lint --staged --diff-base HEAD --quiet\n"))
    try await hook.install()
    #expect(try commit().output.contains("called lint --staged --quiet\n"))
    try await hook.install(.new)
    #expect(try await hook.uninstall() == .installed(path: path))
  }

  @Test func `the line for another hook asks for what is new, too`() async throws {
    try write("#!/bin/sh\n")
    let line = "'\(scratch.path("ibt it"))'\\''s' lint --staged --diff-base HEAD --quiet || exit 1"
    await #expect(throws: WorkspaceError.foreignHook(path: path, line: line)) { try await hook.install(.new) }
  }

  @Test func `installing twice leaves the same hook`() async throws {
    try await hook.install()
    let first = try scratch.text("repository/.git/hooks/pre-commit")
    try await hook.install()
    #expect(try scratch.text("repository/.git/hooks/pre-commit") == first)
    #expect(try await hook.status() == .installed(path: path))
  }

  @Test func `a hook is installed from a subfolder`() async throws {
    try await hook(in: "repository/sub").install()
    #expect(try await hook.status() == .installed(path: path))
  }

  @Test func `a missing hooks folder is created`() async throws {
    try scratch.shell("rm -r repository/.git/hooks")
    #expect(try await hook.install() == path)
  }

  @Test func `a relative hooks path refers to the root of the work tree`() async throws {
    try scratch.shell("git -C repository config core.hooksPath tools/hooks")
    #expect(try await hook(in: "repository/sub").install() == scratch.path("repository/tools/hooks/pre-commit"))
  }

  @Test func `a linked work tree shares the hook`() async throws {
    _ = try commit()
    try scratch.shell("git -C repository worktree add -q ../tree")
    #expect(try await hook(in: "tree").install() == path)
  }

  @Test func `a hook for another binary is stale`() async throws {
    try await hook(in: "repository", binary: "other").install()
    #expect(try await hook.status() == .installedStale(path: path))
  }

  @Test func `a hook that is not executable is stale`() async throws {
    try await hook.install()
    try scratch.setMode(0o644, of: "repository/.git/hooks/pre-commit")
    #expect(try await hook.status() == .installedStale(path: path))
  }

  @Test func `installing replaces a stale hook`() async throws {
    try await hook(in: "repository", binary: "other").install()
    try await hook.install()
    #expect(try await hook.status() == .installed(path: path))
  }

  /// The hook of an earlier version of ibt, for a binary.
  private func earlierHook(binary: String) -> String {
    """
    #!/bin/sh
    # Written by `ibt hook install`. `ibt hook uninstall` removes it.
    ibt=\(binary)
    if [ ! -x "$ibt" ] && ! ibt=$(command -v ibt); then
      echo 'ibt: commit stopped, the ibt binary of the pre-commit hook is gone: run `ibt hook install` with' \\
        'a new one, or skip the check with `git commit --no-verify`' >&2
      exit 1
    fi
    "$ibt" lint --staged && exit 0
    echo 'ibt: commit stopped: fix the findings and `git add` the files, or skip the check with' \\
      '`git commit --no-verify`, or remove it with `ibt hook uninstall`' >&2
    exit 1

    """
  }

  @Test(arguments: ["'/usr/local/bin/ibt'", "'/it'\\''s/ibt'"])
  func `a hook of an earlier version is stale and replaced`(binary: String) async throws {
    try write(earlierHook(binary: binary))
    #expect(try await hook.status() == .installedStale(path: path))
    try await hook.install()
    #expect(try await hook.status() == .installed(path: path))
    try write(earlierHook(binary: binary))
    #expect(try await hook.uninstall() == .installedStale(path: path))
    #expect(try await hook.status() == .absent)
  }

  private var line: String { "'\(scratch.path("ibt it"))'\\''s' lint --staged --quiet || exit 1" }

  @Test func `another hook is not overwritten`() async throws {
    try write("#!/bin/sh\n")
    await #expect(throws: WorkspaceError.foreignHook(path: path, line: line)) { try await hook.install() }
    #expect(try text() == "#!/bin/sh\n")
  }

  /// Their scripts end with `exec`, or are written again.
  @Test(arguments: [
    (HookManager.preCommit, "# File generated by pre-commit: https://pre-commit.com\nexec pre-commit hook-impl\n"),
    (.lefthook, "call_lefthook run \"pre-commit\" \"$@\"\n"),
  ]) func `a hook of a hook manager is configured there`(manager: HookManager, text: String) async throws {
    try write("#!/bin/sh\n" + text)
    await #expect(throws: WorkspaceError.managedHook(path: path, manager: manager)) { try await hook.install() }
    let message = WorkspaceError.managedHook(path: path, manager: manager).description
    #expect(message.contains("`\(manager.configuration)`:\n\n") && message.hasSuffix(manager.lines))
  }

  @Test func `the hook of husky is a file of the repository`() async throws {
    try scratch.shell("cd repository && mkdir -p .husky/_ && git config core.hooksPath .husky/_")
    try scratch.write("#!/usr/bin/env sh\n. \"${0%/*}/h\"\n", "repository/.husky/_/pre-commit")
    let path = scratch.path("repository/.husky/_/pre-commit")
    await #expect(throws: WorkspaceError.managedHook(path: path, manager: .husky)) { try await hook.install() }
  }

  /// The lines are those of the recipes, which `tools/test-recipes` runs.
  @Test(arguments: [HookManager.preCommit, .lefthook]) func `the lines are those of the recipes`(
    manager: HookManager
  ) throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documents/Automate.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("# \(manager.configuration)\n\(manager.lines)\n```"))
  }

  @Test func `another hook is not removed`() async throws {
    try write("#!/bin/sh\n")
    #expect(try await hook.uninstall() == .foreign(path: path, runsIBT: false))
    #expect(try text() == "#!/bin/sh\n")
  }

  @Test func `another hook with the advised line runs ibt`() async throws {
    try write("#!/bin/sh\n\(line)\n")
    #expect(try await hook.status() == .foreign(path: path, runsIBT: true))
    #expect(try commit().output.contains("called lint --staged --quiet"))
    await #expect(throws: WorkspaceError.foreignHook(path: path, line: nil)) { try await hook.install() }
  }

  @Test(arguments: [
    ("#ibt lint --staged", 0o755), ("ibt lint", 0o755), ("swiftlint", 0o755), ("ibt lint --staged", 0o644),
  ]) func `a hook does not run ibt in a comment, with other arguments or without permission`(
    command: String, mode: Int
  ) async throws {
    try write("#!/bin/sh\n  \(command)\n", mode: mode)
    #expect(try await hook.status() == .foreign(path: path, runsIBT: false))
  }

  @Test func `a command added to our hook is executed and kept`() async throws {
    try await hook.install()
    let edited = try text() + "echo 'more checks'\n"
    try write(edited)
    #expect(try commit().output.contains("more checks"))
    #expect(try await hook.status() == .foreign(path: path, runsIBT: true))
    await #expect(throws: WorkspaceError.foreignHook(path: path, line: nil)) { try await hook.install() }
    #expect(try await hook.uninstall() == .foreign(path: path, runsIBT: true))
    #expect(try text() == edited)
  }

  @Test(arguments: ["ibt='a'; rm -r x #'", "ibt='a' 'b'", "ibt=a", "ibt='a''b'"])
  func `a hook whose binary is more than a quoted path is not ours`(assignment: String) async throws {
    try await hook.install()
    let lines = try text().split(separator: "\n", omittingEmptySubsequences: false)
    try write(lines.map { $0.hasPrefix("ibt=") ? assignment : String($0) }.joined(separator: "\n"))
    #expect(try await hook.status() == .foreign(path: path, runsIBT: true))
  }

  @Test func `a link to a file that does not exist is not written through`() async throws {
    try scratch.link("repository/.git/hooks/pre-commit", to: "../../scripts/pre-commit")
    #expect(try await hook.status() == .danglingLink(path: path))
    let error = WorkspaceError.danglingHookLink(path: path, target: "../../scripts/pre-commit")
    await #expect(throws: error) { try await hook.install() }
    #expect(try await hook.uninstall() == .danglingLink(path: path))
    #expect(try scratch.names("repository") == [".git", "sub"])
  }

  @Test func `hooks that are switched off are an error`() async throws {
    try scratch.shell("git -C repository config core.hooksPath /dev/null")
    await #expect(throws: WorkspaceError.hooksPathIsNotFolder(path: "/dev/null")) { try await hook.install() }
    await #expect(throws: WorkspaceError.hooksPathIsNotFolder(path: "/dev/null")) { try await hook.status() }
  }

  @Test func `uninstalling removes our hook`() async throws {
    try await hook.install()
    #expect(try await hook.uninstall() == .installed(path: path))
    #expect(try await hook.status() == .absent)
  }

  @Test func `uninstalling nothing is no error`() async throws { #expect(try await hook.uninstall() == .absent) }

  @Test func `a folder outside of repositories is an error`() async throws {
    await #expect(throws: WorkspaceError.notARepository(folder: scratch.path("."))) {
      try await hook(in: ".").install()
    }
  }

  @Test func `a commit runs the binary on what is staged`() async throws {
    try await hook.install()
    let result = try commit()
    #expect(result.output.contains("called lint --staged --quiet\n") && result.exitCode == 0)
  }

  @Test(arguments: ["1", "2"])
  func `a failing binary stops the commit and says how to continue`(code: String) async throws {
    try await hook.install()
    try scratch.write(code, "code")
    let result = try commit()
    #expect(result.exitCode != 0)
    for way in ["git add", "--no-verify", "ibt hook uninstall"] { #expect(result.output.contains(way)) }
  }

  @Test func `a commit without any binary is stopped with one line`() async throws {
    try await hook.install()
    try FileManager.default.removeItem(atPath: scratch.path("ibt it's"))
    let result = try commit(environment: ["PATH": "/usr/bin:/bin"])
    #expect(result.exitCode != 0)
    #expect(
      result.output.hasPrefix("ibt: commit stopped: the program of the pre-commit hook no longer exists")
        && result.output.count { $0 == "\n" } == 1)
  }

  @Test func `a binary on the search path replaces one that no longer exists`() async throws {
    try await hook.install()
    try FileManager.default.removeItem(atPath: scratch.path("ibt it's"))
    try installBinary("bin/ibt")
    let result = try commit(environment: ["PATH": scratch.path("bin") + ":/usr/bin:/bin"])
    #expect(result.output.contains("called lint --staged"))
  }
}
