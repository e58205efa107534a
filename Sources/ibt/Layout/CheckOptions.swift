import ArgumentParser
import IBLayout
import IBModel
import IBScene

/// Which devices layouts are checked for: options shared by the commands about templates.
struct CheckOptions: ParsableArguments {
  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp(
      """
      A device to check layouts on; may be repeated, or contain several names separated by commas. (default: small, \
      common and large ones)
      """, valueName: "name"), completion: .devices)
  var devices: [String] = []

  @Option(help: "stored: text and controls have the sizes that Xcode measured. measured: ibt measures them.")
  var content = Situation.Content.stored

  func devices(on platform: Platform) throws -> CheckedDevices {
    let names = devices.flatMap { $0.split(separator: ",").map(String.init) }
    return try CheckedDevices(names.isEmpty ? nil : names, on: platform, content: content)
  }
}
