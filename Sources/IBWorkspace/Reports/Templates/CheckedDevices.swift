import IBLayout
import IBLint
import IBModel
import IBTemplates

/// The devices layouts are checked for, and where text and controls get their sizes from.
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
    [Situation(content: content, sizeClasses: template.traits.sizeClasses)]
      + template.screens(of: devices, content: content)
  }
}
