import ArgumentParser
import IBLayout
import IBModel
import IBWorkspace
import IBXML

/// Options for the situation of a layout, shared by the commands that compute frames.
struct SituationOptions: ParsableArguments {
  @Option(
    help: """
      canvas: as Xcode shows the document, including placeholder constraints. run-time: as the app does, with the safe \
      area of the device. (default: canvas, or run-time with --device)
      """)
  var mode: Mode?

  @Option(
    help: """
      stored: text and controls have the sizes that Xcode measured. measured: ibt measures them. (default: stored on \
      the canvas, measured at run time)
      """)
  var content: Situation.Content?

  @Option(
    help: """
      The text size the user has chosen, which text styles follow on iOS; content is measured.
      """)
  var textSize: TextSize?

  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp(
      """
      The device, by its name; `ibt devices` lists them. `ibt layout` takes several: repeat the option, or separate names by \
      commas.
      """, valueName: "name"), completion: .devices)
  var devices: [String] = []

  @Option(
    name: .customLong("ios"),
    help: ArgumentHelp(
      """
      The version of iOS whose safe areas and bars the app has: 26 and later, or 18 and before. (default: 26, or 18 on \
      devices that do not run it)
      """, valueName: "version"))
  var system: SystemRelease?

  @Option(help: "The orientation of the device. (default: the document's)")
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp("Size of root views in points, such as 400x300, instead of the device's.", valueName: "size"),
    transform: Size.parsed)
  var size: Size?

  @Flag(help: "Lay out for a language that is read from right to left: leading edges are at the right.")
  var rightToLeft = false

  /// The rules for a layout, as people type them.
  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case canvas
    case runTime = "run-time"

    var rules: Situation.Mode { self == .canvas ? .canvas : .runTime }
  }

  var deviceNames: [String] { DeviceChoice.names(in: devices) }

  func situation() throws -> Situation {
    guard deviceNames.count <= 1 else { throw ValidationError("specify one device only") }
    return try situation(on: deviceNames.first)
  }

  /// The requested situation on each device; the only one if no device is named.
  func situations() throws -> [Situation] {
    deviceNames.isEmpty ? [try situation(on: nil)] : try deviceNames.map(situation)
  }

  private func situation(on device: String?) throws -> Situation {
    if textSize != nil, content == .stored {
      throw CommandError("stored content has the sizes of Xcode's canvas: use --text-size with --content measured")
    }
    let device = try device.map(DeviceChoice.device)
    if let system, let device, device.idiom != .tv, !device.systems.contains(system) {
      throw CommandError("\(device.name) does not run iOS \(system.rawValue)")
    }
    let rules = mode?.rules ?? (device == nil ? .canvas : .runTime)
    if system != nil, rules == .canvas {
      throw CommandError("the canvas shows no version of iOS: use --ios with --device or --mode run-time")
    }
    var situation = Situation(
      mode: rules, content: textSize == nil ? content : .measured, device: device,
      orientation: orientation, size: size, textSize: textSize ?? .large,
      layoutDirection: .init(isRightToLeft: rightToLeft))
    situation.system = system
    return situation
  }
}

/// Finds a device by its name.
enum DeviceChoice {
  /// The names in the values of a repeatable option; a value may list several, separated by commas.
  static func names(in values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }.map { String($0.trimmingPrefix(while: \.isWhitespace)) }
  }

  static func device(_ name: String) throws -> Device {
    do throws(ExplainedError) { return try Device.named(name) } catch { throw CommandError(error.description) }
  }
}

extension Situation.Content: ExpressibleByArgument {}

extension SystemRelease: ExpressibleByArgument {}

extension TextSize: ExpressibleByArgument {
  /// The size with a short name.
  public init?(argument: String) { self.init(name: argument) }

  /// The short names, from the smallest size to the largest.
  public static var allValueStrings: [String] { allCases.map(\.name) }

  /// None: the help lists the names in one line.
  public static var allValueDescriptions: [String: String] { [:] }
}

extension Orientation: ExpressibleByArgument {}

extension Size {
  /// The largest extent in points that is accepted; no screen is larger.
  private static let largest = 100_000.0

  /// Two numbers with an x between them: `400x300`.
  static func parsed(_ text: String) throws -> Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 > 0 && $0 <= largest }) else {
      throw ValidationError("specify a width and a height in points, such as 400x300")
    }
    return Size(width: parts[0], height: parts[1])
  }
}
