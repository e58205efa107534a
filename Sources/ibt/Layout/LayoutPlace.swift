import IBLayout
import IBModel
import IBScene
import IBTemplates

/// A situation with what people call it: `the canvas`, `iPhone 17 in landscape`.
struct LayoutPlace {
  var name: String
  var situation: Situation

  /// The canvas a document was saved on.
  static func canvas(_ content: Situation.Content) -> LayoutPlace {
    LayoutPlace(name: "the canvas", situation: Situation(content: content))
  }

  /// A full screen of a device.
  init(_ device: Device, _ orientation: Orientation, _ content: Situation.Content) {
    name = device.idiom == .tv ? device.name : "\(device.name) in \(orientation.rawValue)"
    situation = Situation(mode: .runTime, content: content, device: device, orientation: orientation)
  }

  private init(name: String, situation: Situation) {
    self.name = name
    self.situation = situation
  }
}

/// The devices layouts are checked for, and where text and controls get their sizes from.
struct CheckedDevices {
  private let devices: [Device]
  private let content: Situation.Content

  /// The smallest, the most common and the largest screens.
  private static let phonesAndPads = [
    "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 17", "iPhone 17 Pro Max", "iPad mini (A17 Pro)",
    "iPad Pro 13-inch (M5)",
  ]

  /// - Parameter names: The devices; nil stands for those that matter on the platform.
  init(_ names: [String]?, on platform: Platform, content: Situation.Content) throws {
    let usual: [String] =
      switch platform {
      case .iOS: CheckedDevices.phonesAndPads
      case .tvOS: ["Apple TV"]
      case .macOS, .watchOS: []
      }
    devices = try (names ?? usual).map(DeviceChoice.device)
    self.content = content
  }

  /// The canvas and every device. A template whose name says how the device is held is meant for that alone.
  func places(for template: Template) -> [LayoutPlace] {
    let names = (template.outletProperties + [template.name]).map { $0.lowercased() }
    let named = Orientation.allCases.filter { orientation in names.contains { $0.contains(orientation.rawValue) } }
    let orientations = named.count == 1 ? named : Orientation.allCases
    let held = devices.flatMap { device in
      (device.idiom == .tv ? [.landscape] : orientations).map { LayoutPlace(device, $0, content) }
    }
    return [.canvas(content)] + held
  }
}
