import IBLayout
import IBModel

/// The situation of a layout: device, orientation, size, and rules.
struct ConfigurationText: JSONValue {
  let environment: SceneEnvironment

  /// `canvas, iPhone 15 Pro in portrait, 393×852, stored content`
  package var text: String {
    let content = "\(environment.contentSource.rawValue) content"
    let extent = size.map { "\($0.width.short)×\($0.height.short)" }
    let classes = environment.situation.sizeClasses?.title
    let direction = isRightToLeft ? "right to left" : nil
    return [
      mode,
      environment.device.map { $0.idiom == .tv ? $0.name : "\($0.name) in \(environment.orientation.rawValue)" },
      system.map { "iOS \($0)" }, classes, extent, content, textSize.map { "text size \($0)" }, direction,
    ].compactMap { $0 }
      .joined(separator: ", ")
  }

  package func write(to json: inout JSONWriter) {
    json.object {
      $0.member("mode", mode)
      $0.member("content", environment.contentSource.rawValue)
      if let device = environment.device {
        $0.member("device", device.name)
        $0.member("orientation", environment.orientation.rawValue)
      }
      $0.member("ios", ifPresent: system)
      $0.member("sizeClasses", ifPresent: environment.situation.sizeClasses?.variationKey)
      $0.member("textSize", ifPresent: textSize)
      if isRightToLeft { $0.member("layoutDirection", environment.situation.layoutDirection.rawValue) }
      if let size { $0.member("size", [size.width, size.height]) }
    }
  }

  private var mode: String { environment.mode == .canvas ? "canvas" : "run-time" }

  private var system: String? { environment.situation.system?.rawValue }

  /// The short name of the text size, unless it is the default.
  private var textSize: String? {
    let textSize = environment.situation.textSize
    return textSize == .large ? nil : textSize.name
  }

  private var isRightToLeft: Bool { environment.situation.layoutDirection == .rightToLeft }

  private var size: Size? { environment.situation.size ?? environment.screen }
}
