import ArgumentParser
import IBEditing

/// `ibt use-standard-spacing`
struct StandardSpacingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "use-standard-spacing",
    abstract: "Turn constants of constraints into standard spacing where both are equal.",
    discussion: """
      Standard spacing is 8 points between views of UIKit and 20 to the edges of a superview; in AppKit it is 8 beside \
      labels and 12 between push buttons. Constraints whose standard spacing is not known or depends on the system, such as \
      those to safe areas and margins, are not changed. No frame changes. The result goes to standard output unless an \
      option names another place. Exit codes: 0 done, 1 --check finds that a document would change, 2 nothing could be \
      changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Documents and folders, or `-` for standard input. (default: the current folder)", valueName: "path"),
    completion: .documents)
  private var parsedPaths: [String] = []

  private var paths: [String] { parsedPaths + LongArguments.remainingPaths }

  @OptionGroup var layout: LayoutOperationOptions

  @OptionGroup var options: OperationOptions

  func run() async throws {
    let devices = try layout.chosenDevices
    try await options.run(at: paths, only: layout.only) {
      StandardSpacingOperation($0, in: $1, on: devices)
    }
  }
}
