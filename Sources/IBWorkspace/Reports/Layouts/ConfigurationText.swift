import IBLayout
import IBModel

/// The situation of a layout: device, orientation, size, and rules.
struct ConfigurationText: Encodable {
  /// `canvas, iPhone 15 Pro in portrait, 393×852, stored content`
  let text: String
  private let mode, content: String
  private let device, orientation, ios, sizeClasses: String?
  /// The short name of the text size, unless it is the default.
  private let textSize: String?
  /// nil for the default.
  private let layoutDirection: String?
  private let size: [Double]?

  private enum CodingKeys: CodingKey {
    case mode, content, device, orientation, ios, sizeClasses, textSize, layoutDirection, size
  }

  init(_ environment: SceneEnvironment) {
    let situation = environment.situation
    mode = environment.mode == .canvas ? "canvas" : "run-time"
    content = environment.contentSource.rawValue
    (device, ios) = (environment.device?.name, situation.system?.rawValue)
    orientation = environment.device == nil ? nil : environment.orientation.rawValue
    sizeClasses = situation.sizeClasses?.variationKey
    textSize = situation.textSize == .large ? nil : situation.textSize.name
    layoutDirection = situation.layoutDirection == .rightToLeft ? situation.layoutDirection.rawValue : nil
    let extent = situation.size ?? environment.screen
    size = extent.map { [$0.width, $0.height] }
    let place = environment.device.map { device in
      device.idiom == .tv ? device.name : "\(device.name) in \(environment.orientation.rawValue)"
    }
    text = [
      mode, place, ios.map { "iOS \($0)" }, situation.sizeClasses?.title,
      extent.map { "\($0.width.short)×\($0.height.short)" }, "\(content) content",
      textSize.map { "text size \($0)" }, layoutDirection.map { _ in "right to left" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
