import ArgumentParser
import IBLayout
import IBModel
import IBScene

/// Where scenes are laid out: options shared by the commands that ask for frames.
struct SituationOptions: ParsableArguments {
  @Option(
    help: """
      canvas: as Xcode shows it, placeholder constraints included. run-time: as the app does, with the safe area of \
      the device. (default: canvas, or run-time for a --device)
      """)
  var mode: Mode?

  @Option(
    help: """
      stored: text and controls have the sizes Xcode measured. measured: they are measured here. (default: stored on \
      the canvas, measured at run time)
      """)
  var content: Situation.Content?

  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp("The device, by its name; `ibt devices` lists them.", valueName: "name"), completion: .device)
  var device: String?

  @Option(help: "How the device is held. (default: as the document was saved)")
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp("Size of root views in points, as 400x300, instead of the device's.", valueName: "size"),
    transform: Size.parsed)
  var size: Size?

  /// Whose rules hold, as people type it.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case canvas
    case runTime = "run-time"

    var rules: Situation.Mode { self == .canvas ? .canvas : .runTime }
  }

  /// The situation asked for.
  func situation() throws -> Situation {
    let device = try device.map(DeviceChoice.device)
    let usual: Situation.Mode = device == nil ? .canvas : .runTime
    return Situation(
      mode: mode?.rules ?? usual, content: content, device: device, orientation: orientation, size: size)
  }
}

/// Finds the device a command is about.
enum DeviceChoice {
  static func device(_ name: String) throws -> Device {
    do throws(UnknownDevice) { return try Device.named(name) } catch { throw CommandFailure(error.description) }
  }
}

extension Situation.Content: ExpressibleByArgument {}

extension Orientation: ExpressibleByArgument {}

extension Size {
  /// Largest extent that is asked for, in points: no screen has more.
  private static let largest = 100_000.0

  /// Two numbers with an x between them: `400x300`.
  fileprivate static func parsed(_ text: String) throws -> Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= largest }) else {
      throw ValidationError("give a width and a height in points, as 400x300")
    }
    return Size(width: parts[0], height: parts[1])
  }
}
