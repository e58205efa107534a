import ArgumentParser
import IBChanges
import IBModel

/// The arguments of `ibt install` and `ibt uninstall`: objects and size classes.
struct InstallationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Size classes such as hC, w:compact, or 'wC hR'.", valueName: "classes"),
    transform: SizeClasses.parsed)
  var sizeClass: SizeClasses = .any

  @OptionGroup var change: ObjectChange

  func run(isInstalled: Bool) async throws {
    try await change.run { InstallOperation($0, under: sizeClass, isInstalled: isInstalled) }
  }
}
