import ArgumentParser
import IBLayout
import IBModel
import IBScene

/// Which devices layouts are checked for: options shared by the commands about templates.
struct CheckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Devices to check layouts on, separated by commas. (default: small, common and large ones)", valueName: "names"))
  var devices: String?

  @Option(help: "stored: text and controls have the sizes Xcode measured. measured: they are measured here.")
  var content = Situation.Content.stored

  func devices(on platform: Platform) throws -> CheckedDevices {
    let names = devices?.split(separator: ",").map(String.init)
    return try CheckedDevices(names, on: platform, content: content)
  }
}
