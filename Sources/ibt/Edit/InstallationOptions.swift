import ArgumentParser
import IBChanges
import IBModel

/// The arguments of `ibt install` and `ibt uninstall`: objects and size classes.
struct InstallationOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("What is changed: a selector, an id, or a name.", valueName: "selector"))
  var selector: String

  @Option(
    help: ArgumentHelp("Size classes such as hC, w:compact, or 'wC hR'.", valueName: "classes"),
    transform: SizeClasses.parsed)
  var sizeClass: SizeClasses = .any

  @OptionGroup var input: EditedDocuments

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run(isInstalled: Bool) async throws {
    try await options.run(at: input.paths) { documents in
      [InstallOperation(try target.targets(selector, in: documents), under: sizeClass, isInstalled: isInstalled)]
    }
  }
}
