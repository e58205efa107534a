import ArgumentParser

struct UninstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Uninstall views and constraints for size classes.",
    discussion: """
      Without --size-class they are uninstalled by default, for all size classes that say nothing else. \
      \(OperationOptions.outcome)
      """)

  @OptionGroup var installation: InstallationOptions

  func run() async throws { try await installation.run(isInstalled: false) }
}
