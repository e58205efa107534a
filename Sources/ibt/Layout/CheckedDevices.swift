import IBLayout
import IBModel
import IBScene
import IBTemplates

extension Situation {
  /// A name for messages: `the canvas`, `iPhone 17 in landscape`.
  var title: String {
    guard let device else { return mode == .canvas ? "the canvas" : "run time" }
    guard device.idiom != .tv, let orientation else { return device.name }
    return "\(device.name) in \(orientation.rawValue)"
  }

  /// A full screen of a device, at run time.
  fileprivate init(_ device: Device, _ orientation: Orientation, _ content: Content) {
    self.init(mode: .runTime, content: content, device: device, orientation: orientation)
  }
}

/// The devices layouts are checked for, and where text and controls get their sizes from.
struct CheckedDevices {
  private let devices: [Device]
  private let content: Situation.Content

  /// - Parameter names: The devices; nil means those that matter on the platform.
  init(_ names: [String]?, on platform: Platform, content: Situation.Content) throws {
    devices = try names?.map(DeviceChoice.device) ?? Device.usual(on: platform)
    self.content = content
  }

  /// The canvas and every device. A template whose name contains an orientation is for that orientation only.
  func places(for template: Template) -> [Situation] {
    let names = (template.outletProperties + [template.name]).map { $0.lowercased() }
    let named = Orientation.allCases.filter { orientation in names.contains { $0.contains(orientation.rawValue) } }
    let orientations = named.count == 1 ? named : Orientation.allCases
    let held = devices.flatMap { device in
      (device.idiom == .tv ? [.landscape] : orientations).map { Situation(device, $0, content) }
    }
    return [Situation(content: content)] + held
  }
}
