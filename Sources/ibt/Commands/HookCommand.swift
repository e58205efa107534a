import ArgumentParser
import IBWorkspace

struct HookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: "Check staged documents before each commit of a git repository.",
    discussion: """
      The hook is a pre-commit script in the repository that contains the current folder. It checks the staged \
      contents, not the files of the folder, and stops the commit if there are findings. Where \
      pre-commit, lefthook or husky writes the hook, `ibt hook install` prints what to add to its configuration.
      """,
    subcommands: [Install.self, Uninstall.self, Status.self])

  struct Install: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "install", abstract: "Write the hook. Another hook is not changed.",
      discussion: "Installing it again, with --new-only or without, replaces the hook that ibt wrote.")

    @Flag(
      name: .customLong("new-only"),
      help: "Report only what a commit adds: findings in lines that it changes, and findings that were not there.")
    var newOnly = false

    func run() async throws {
      let path = try await HookCommand.hook().install(newOnly ? .new : .all)
      let subject = newOnly ? "changes to staged documents" : "staged documents"
      Terminal.print("Installed \(path), which checks \(subject) before each commit.")
    }
  }

  struct Uninstall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "uninstall", abstract: "Remove the hook, unless it contains other commands.")

    func run() async throws {
      switch try await HookCommand.hook().uninstall() {
      case .absent: Terminal.print("There is no pre-commit hook.")
      case .installed(let path), .installedStale(let path): Terminal.print("Removed \(path).")
      case .danglingLink(let path):
        throw CommandError("`\(path)` is a symbolic link that ibt did not create; remove it manually")
      case .foreign(let path, runsIBT: false):
        throw CommandError("`\(path)` is another hook, which ibt does not remove")
      case .foreign(let path, runsIBT: true):
        throw CommandError("`\(path)` contains other commands; remove the one that runs ibt manually")
      }
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show whether the hook is installed.",
      discussion: """
        Exit codes: 0 a hook that runs ibt is installed, 1 there is none or it is out of date, 2 there is no \
        repository or git cannot run hooks in it.
        """)

    func run() async throws {
      switch try await HookCommand.hook().status() {
      case .installed(let path), .foreign(let path, runsIBT: true):
        return Terminal.print("Installed: \(path)")
      case .absent:
        Terminal.print("Not installed: run `ibt hook install`")
      case .installedStale(let path):
        Terminal.print("Out of date: \(path) is for another version or location of ibt; run `ibt hook install`")
      case .foreign(let path, runsIBT: false):
        Terminal.print("Not installed: \(path) is another hook; `ibt hook install` shows what to add")
      case .danglingLink(let path):
        Terminal.print("Not installed: \(path) is a symbolic link to a file that does not exist")
      }
      throw ExitStatus.findings
    }
  }

  private static func hook() throws -> GitHook {
    guard let binary = Executable.path else {
      throw CommandError("cannot determine the path of this program, which the hook requires")
    }
    return GitHook(git: Git(), binary: binary)
  }
}
