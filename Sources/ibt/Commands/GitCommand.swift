import ArgumentParser
import IBWorkspace

struct GitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git",
    abstract: "Make git merge and show documents with ibt.",
    discussion: """
      `ibt git install` sets a merge driver and a text conversion in the configuration of git, and writes lines for \
      storyboards and xibs into the attributes. A colleague without ibt, or whose git does not know the driver, gets \
      git's own merge.
      """,
    subcommands: [Install.self, Uninstall.self, Status.self])

  struct Scope: ParsableArguments {
    @Flag(
      name: .customLong("global"), help: "For all your repositories, not only the one around the current folder.")
    var isGlobal = false

    var drivers: GitDrivers {
      get throws {
        guard let binary = Executable.path else {
          throw CommandError("cannot determine the path of this program, which git requires")
        }
        return GitDrivers(git: Git(), binary: binary, scope: isGlobal ? .global : .repository)
      }
    }
  }

  struct Install: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "install", abstract: "Set up git. Other settings do not change.",
      discussion: "Commit `.gitattributes` so that it applies to your colleagues, who run `ibt git install` once, too.")

    @OptionGroup var scope: Scope

    func run() async throws {
      let drivers = try scope.drivers
      let foreign = try await drivers.install()
      let file = try await drivers.status().attributesFile
      for documents in foreign {
        Terminal.note(
          "\(file): note: the line for *.\(documents) has other drivers and was not changed; add `merge=ibt diff=ibt` to it"
        )
      }
      Terminal.print("Installed: git merges and shows the documents that \(file) names with ibt.")
    }
  }

  struct Uninstall: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "uninstall", abstract: "Remove what `ibt git install` wrote.")

    @OptionGroup var scope: Scope

    func run() async throws {
      try await scope.drivers.uninstall()
      Terminal.print("Removed.")
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Show whether git uses ibt.",
      discussion: "Exit codes: 0 it does, 1 something is missing, 2 git cannot be asked.")

    @OptionGroup var scope: Scope

    func run() async throws {
      let status = try await scope.drivers.status()
      if status.isComplete { return Terminal.print("Installed: \(status.attributesFile)") }
      if let name = status.foreignSetting {
        Terminal.print("Not installed: `\(name)` is set by another program")
      } else if !status.isConfigured {
        let state = status.isOutdated ? "Outdated: git's settings are for another program" : "Not installed"
        Terminal.print("\(state); run `ibt git install`")
      } else {
        Terminal.print(
          "Incomplete: \(status.attributesFile) does not name ibt for all documents; run `ibt git install`")
      }
      throw ExitStatus.findings
    }
  }
}
