import ArgumentParser

struct InstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install views and constraints for size classes.",
    discussion: """
      Without --size-class they are installed by default, for all size classes that say nothing else. \
      \(OperationOptions.outcome)
      """)

  @OptionGroup var installation: InstallationOptions

  func run() async throws { try await installation.run(isInstalled: true) }
}
