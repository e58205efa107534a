import ArgumentParser

struct UninstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Uninstall views and constraints for size classes.",
    discussion: """
      Without --size-class they are uninstalled by default, for all size classes that say nothing else. The \
      result goes to standard output unless an option names another place. Exit codes: 0 done, 1 --check finds that a document would \
      change, 2 nothing could be changed.
      """)

  @OptionGroup var installation: InstallationOptions

  func run() async throws { try await installation.run(isInstalled: false) }
}
