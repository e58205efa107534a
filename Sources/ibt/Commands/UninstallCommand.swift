import ArgumentParser
import IBEditing
import IBModel
import IBSelector

/// `ibt uninstall`
struct UninstallCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Uninstall views and constraints for size classes.",
    discussion: """
      Without --size-class they are uninstalled by default, for all size classes that say nothing else. The \
      result goes to standard output unless an option names another place. Exit codes: 0 done, 1 --check finds that a document would \
      change, 2 nothing could be changed.
      """)

  @Argument(
    help: ArgumentHelp("What is changed: a selector, an id, or a name.", valueName: "selector"), completion: .object)
  var selector: String

  @Option(
    help: ArgumentHelp("Size classes such as hC, w:compact, or 'wC hR'.", valueName: "classes"),
    transform: SizeClasses.parsed)
  var sizeClass: SizeClasses = .any

  @Argument(
    help: ArgumentHelp(
      "Documents and folders, or `-` for standard input. (default: the current folder)", valueName: "path"),
    completion: .documents)
  private var parsedPaths: [String] = []

  private var paths: [String] { parsedPaths + LongArguments.remainingPaths }

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run() async throws {
    try await options.run(at: paths) { documents in
      [InstallOperation(try target.targets(selector, in: documents), under: sizeClass, isInstalled: false)]
    }
  }
}
