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
      A device to check layouts on; may be repeated, or contain several names separated by commas. (default: the \
      configured ones, or small, common and large ones)
      """, valueName: "name"), completion: .devices)
  var devices: [String] = []

  @Option(help: "stored: text and controls have the sizes that Xcode measured. measured: ibt measures them.")
  var content = Situation.Content.stored

  /// The devices for a document: from the command line, else from the configuration, else the usual ones.
  func devices(for loaded: LoadedDocument) throws -> [Device] {
    let names = DeviceChoice.names(in: devices)
    return names.isEmpty
      ? Device.checked(on: loaded.document.platform, configured: loaded.project.devices)
      : try names.map(DeviceChoice.device)
  }
}
