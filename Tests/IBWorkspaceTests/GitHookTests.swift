import Foundation
import Testing

@testable import IBWorkspace

struct GitHookTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
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

  private func commit(environment: [String: String] = [:]) throws -> ShellResult {
    try scratch.shell("cd repository && git commit -qm x --allow-empty", environment: environment)
  }

  @Test func `there is no hook at first`() async throws {
    #expect(try await hook.status() == .absent)
  }

  @Test func `an installed hook has the status and the path`() async throws {
    #expect(try await hook.install() == path)
    #expect(try await hook.status() == .installed(path: path))
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
    let path = try await hook(in: "repository/sub").install()
    #expect(path == scratch.path("repository/tools/hooks/pre-commit"))
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

  @Test func `installing renews a stale hook`() async throws {
    try await hook(in: "repository", binary: "other").install()
    try await hook.install()
    #expect(try await hook.status() == .installed(path: path))
  }

  @Test func `a foreign hook is not overwritten`() async throws {
    try scratch.write("#!/bin/sh\n", "repository/.git/hooks/pre-commit")
    let line = "'\(scratch.path("ibt it"))'\\''s' lint --staged || exit 1"
    await #expect(throws: WorkspaceError.foreignHook(path: path, line: line)) { try await hook.install() }
    #expect(try scratch.text("repository/.git/hooks/pre-commit") == "#!/bin/sh\n")
  }

  @Test func `a foreign hook is not removed`() async throws {
    try scratch.write("#!/bin/sh\n", "repository/.git/hooks/pre-commit")
    #expect(try await hook.uninstall() == .foreign(path: path))
    #expect(try scratch.text("repository/.git/hooks/pre-commit") == "#!/bin/sh\n")
  }

  @Test func `uninstalling removes our hook`() async throws {
    try await hook.install()
    #expect(try await hook.uninstall() == .installed(path: path))
    #expect(try await hook.status() == .absent)
  }

  @Test func `uninstalling nothing is no error`() async throws {
    #expect(try await hook.uninstall() == .absent)
  }

  @Test func `a folder outside of repositories is an error`() async throws {
    await #expect(throws: WorkspaceError.notARepository(folder: scratch.path("."))) {
      try await hook(in: ".").install()
    }
  }

  @Test func `a commit runs the binary on what is staged`() async throws {
    try await hook.install()
    let result = try commit()
    #expect(result.output.contains("called lint --staged"))
    #expect(result.exitCode == 0)
  }

  @Test(arguments: ["1", "2"])
  func `a failing binary stops the commit and says how to go on`(code: String) async throws {
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
    #expect(result.output.hasPrefix("ibt: commit stopped, the ibt binary") && result.output.count { $0 == "\n" } == 1)
  }

  @Test func `a binary on the search path takes the place of one that is gone`() async throws {
    try await hook.install()
    try FileManager.default.removeItem(atPath: scratch.path("ibt it's"))
    try installBinary("bin/ibt")
    let result = try commit(environment: ["PATH": scratch.path("bin") + ":/usr/bin:/bin"])
    #expect(result.output.contains("called lint --staged"))
  }
}
