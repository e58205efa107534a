import ArgumentParser
import IBChanges
import IBLayout

struct PinCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Add the constraints that ambiguous views lack, as Interface Builder's Add Missing Constraints.",
    discussion: """
      Views that are ambiguous, or have no constraints at all, are held where they are: by the nearest view, by the edges of \
      the safe area or the superview, by their middle where they are centered, and by a size only where the content does not \
      give it. The result has the frames of today on the canvas, and nothing is ambiguous, in conflict or moved on iPhone SE \
      (1st generation), iPhone 17 and iPad Pro 13-inch, or the devices given. A view for which that cannot be reached is not \
      changed; a note says why. \(OperationOptions.outcome)
      """)

  @OptionGroup var input: EditedDocuments

  @Option(
    help: ArgumentHelp("Change only what a selector, an id or a name selects.", valueName: "selector"))
  var only: String?

  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp(
      "Check the frames on this device instead of the usual ones. Repeat the option, or separate names by commas.",
      valueName: "name"), completion: .devices)
  var devices: [String] = []

  @OptionGroup var options: OperationOptions

  func run() async throws {
    let names = DeviceChoice.names(in: devices)
    let devices = names.isEmpty ? nil : try names.map(DeviceChoice.device)
    try await options.run(at: input.paths, only: only) { PinOperation($0, in: $1, on: devices) }
  }
}
