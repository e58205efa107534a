import ArgumentParser
import IBWorkspace

/// `ibt hook`
struct HookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Lints staged documents before each commit of a git repository.",
    discussion: """
      The hook is a plain pre-commit script of the repository around the current folder. It checks what is staged, not \
      what lies in the folder, and stops the commit on findings. For the pre-commit framework use the hooks `ibt-lint` \
      and `ibt-lint-fix` of this repository instead.
      """,
    subcommands: [Install.self, Uninstall.self, Status.self])

  struct Install: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Writes the hook; a hook of someone else stays as it is.")

    func run() async throws {
      Terminal.print(
        "Installed \(try await HookCommand.hook().install()): staged documents are linted before each commit.")
    }
  }

  struct Uninstall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Removes the hook if it is ours.")

    func run() async throws {
      switch try await HookCommand.hook().uninstall() {
      case .absent: Terminal.print("There is no pre-commit hook.")
      case .installed(let path), .installedStale(let path): Terminal.print("Removed \(path).")
      case .foreign(let path): throw CommandFailure("\(path) is not ours and was left alone; remove it by hand")
      }
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Says whether the hook is installed.",
      discussion: "Exit codes: 0 installed, 1 not installed, out of date or of someone else, 2 no repository.")

    func run() async throws {
      switch try await HookCommand.hook().status() {
      case .installed(let path):
        return Terminal.print("Installed: \(path)")
      case .absent:
        Terminal.print("Not installed: run `ibt hook install`")
      case .installedStale(let path):
        Terminal.print("Out of date: \(path) is for another version or place of ibt; run `ibt hook install`")
      case .foreign(let path):
        Terminal.print("Not installed: \(path) is a hook of someone else; `ibt hook install` says what to add to it")
      }
      throw ExitStatus.findings
    }
  }

  private static func hook() throws -> GitHook {
    guard let binary = Executable.path else {
      throw CommandFailure("the system does not tell where this program lies, which the hook must know")
    }
    return GitHook(git: Git(), binary: binary)
  }
}
