import ArgumentParser
import IBScene

/// What commands share that change constraints and keep the frames.
struct LayoutOperationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Change only what a selector, an id or a name selects.", valueName: "selector"))
  var only: String?

  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp(
      "Check the frames on this device instead of the usual ones. Repeat the option, or separate names by commas.",
      valueName: "name"), completion: .devices)
  var devices: [String] = []

  /// The devices given; nil for the usual ones.
  var chosenDevices: [Device]? {
    get throws {
      let names = DeviceChoice.names(in: devices)
      return names.isEmpty ? nil : try names.map(DeviceChoice.device)
    }
  }
}
