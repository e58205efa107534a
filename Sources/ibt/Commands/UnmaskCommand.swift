import ArgumentParser
import IBEditing

/// `ibt use-constraints`
struct UnmaskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "use-constraints",
    abstract: "Give views that follow autoresizing masks constraints that say the same.",
    discussion: """
      Frames do not change on the canvas, on every device of `ibt devices` held both ways, and at other sizes of the root \
      view. Where parts of a view share the room in proportion, constraints have multipliers. Views in scroll views keep \
      their masks, because constraints would decide what is scrolled; so does a view whose frame would change. A note says \
      why. Documents without Auto Layout are left alone unless --auto-layout is given. The result goes to standard output \
      unless an option names another place. Exit codes: 0 done, 1 --check finds that a document would change, 2 nothing \
      could be changed.
      """)

  @Flag(name: .customLong("auto-layout"), help: "Switch Auto Layout on in documents that do not use it.")
  var turnsOnAutoLayout = false

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
      UnmaskOperation($0, turnsOnAutoLayout: turnsOnAutoLayout, in: $1, on: devices)
    }
  }
}
