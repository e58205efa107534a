import ArgumentParser
import IBLayout
import IBModel
import IBProject
import IBWorkspace

/// Options for the devices that layouts are checked for, shared by the commands about templates.
struct CheckOptions: ParsableArguments {
  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp(
      """
      A device to check layouts on; may be repeated, or contain several names separated by commas. (default: what is \
      configured, or small, common and large ones)
      """, valueName: "name"), completion: .devices)
  var devices: [String] = []

  @Option(help: "stored: text and controls have the sizes that Xcode measured. measured: ibt measures them.")
  var content = Situation.Content.stored

  /// The devices for a document: those of the command line, else those that are configured, else the usual ones.
  func devices(for loaded: LoadedDocument) throws -> CheckedDevices {
    let platform = loaded.document.platform
    let names = DeviceChoice.names(in: devices)
    let configured = (loaded.project.devices ?? []).filter { $0.idiom.runs(platform) }.map(\.name)
    let chosen = names.isEmpty ? configured : names
    return CheckedDevices(
      chosen.isEmpty ? nil : try chosen.map(DeviceChoice.device), on: platform, content: content)
  }
}

extension Device.Idiom {
  fileprivate func runs(_ platform: Platform) -> Bool {
    switch self {
    case .phone, .pad: platform == .iOS
    case .tv: platform == .tvOS
    case .watch: platform == .watchOS
    case .mac: platform == .macOS
    }
  }
}
