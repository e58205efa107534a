import IBLayout
import IBModel

/// The colors of a document in a color scheme.
struct Palette: Sendable {
  let scheme: ColorScheme
  private let platform: Platform
  private let stored: ColorTable
  private let resources: PictureResources
  private let version: XcodeVersion

  init(_ environment: SceneEnvironment, _ scheme: ColorScheme, _ resources: PictureResources) {
    self.scheme = scheme
    self.resources = resources
    platform = environment.platform
    version = environment.xcodeVersion
    stored = ColorTable(environment.document)
  }

  var isDark: Bool { scheme == .dark }
  var isNewDesign: Bool { version >= .v26 }

  func color(_ settings: ColorSettings) -> RGBColor? {
    switch settings.source {
    case .components(let red, let green, let blue):
      return RGBColor(UInt8(level: red), UInt8(level: green), UInt8(level: blue), settings.alpha)
    case .system(let name): return system(name).map { $0.faded(settings.alpha) }
    case .catalog(let name): return known(name).map { $0.faded(settings.alpha) }
    case .named(let name):
      let color = resources.color(name, scheme) ?? stored.color(named: name).flatMap { components($0) }
      return color?.faded(settings.alpha)
    }
  }

  func color(_ settings: ColorSettings?, or other: RGBColor) -> RGBColor {
    settings.flatMap { color($0) } ?? other
  }

  func role(_ name: String) -> RGBColor { known(name) ?? .clear }

  /// In light appearance stored colors take precedence: Xcode 26 still stores colors of earlier systems.
  private func system(_ name: String) -> RGBColor? {
    if scheme == .light, let color = stored.systemColor(name).flatMap({ components($0) }) { return color }
    return touch(name) ?? stored.systemColor(name).flatMap { components($0) }
  }

  private func known(_ name: String) -> RGBColor? {
    platform == .macOS ? SystemColor.mac(name, scheme) : touch(name)
  }

  private func touch(_ name: String) -> RGBColor? { SystemColor.touch(name, scheme, in: version) }

  private func components(_ settings: ColorSettings) -> RGBColor? {
    guard case .components(let red, let green, let blue) = settings.source else { return nil }
    return RGBColor(UInt8(level: red), UInt8(level: green), UInt8(level: blue), settings.alpha)
  }
}
