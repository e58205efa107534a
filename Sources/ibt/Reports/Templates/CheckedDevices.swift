import IBLayout
import IBLint
import IBModel
import IBTemplates

extension Situation {
  fileprivate init(_ device: Device, _ orientation: Orientation, _ content: Content) {
    self.init(mode: .runTime, content: content, device: device, orientation: orientation)
  }
}

/// The devices that layouts are checked for, and the source of the sizes of text and controls.
package struct CheckedDevices {
  private let devices: [Device]
  private let content: Situation.Content

  /// - Parameter devices: The devices; nil for those that matter on the platform.
  package init(_ devices: [Device]?, on platform: Platform, content: Situation.Content) {
    self.devices = devices ?? Device.usual(on: platform)
    self.content = content
  }

  /// The canvas and every device. A template whose name contains an orientation is for that orientation only.
  package func places(for template: any Template) -> [Situation] {
    let held = devices.flatMap { device in
      template.orientations(on: device).map { Situation(device, $0, content) }
    }
    return [Situation(content: content, sizeClasses: template.traits.sizeClasses)] + held
  }
}
