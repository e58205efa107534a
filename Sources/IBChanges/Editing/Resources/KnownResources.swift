import IBModel
import IBXML

/// The images and colors of the app, for the resource list of a document, where Xcode keeps copies of them.
public struct KnownResources: Sendable {
  /// Sizes of images in points by name.
  public var imageSizes: [String: Size]
  /// The `<color>` elements of named colors, without a key.
  public var colors: [String: NewElement]

  /// Creates a value, by default without any resource.
  public init(imageSizes: [String: Size] = [:], colors: [String: NewElement] = [:]) {
    (self.imageSizes, self.colors) = (imageSizes, colors)
  }

  /// The entry for a resource; nil if its value is unknown.
  func entry(for listed: ListedName) -> NewElement? {
    let name = NewAttribute(.name, listed.name)
    switch listed.kind.text {
    case "image":
      guard let size = imageSizes[listed.name], let width = CanonicalNumber.spelled(size.width),
        let height = CanonicalNumber.spelled(size.height)
      else { return nil }
      return NewElement(listed.kind, [name, NewAttribute("width", width), NewAttribute("height", height)])
    case "systemColor":
      return SystemColor.touch(listed.name, .light, in: .v16_3).map { color in
        NewElement(listed.kind, [name], children: [NewElement("color", ColorValue.listed(color))])
      }
    default: return colors[listed.name].map { NewElement(listed.kind, [name], children: [$0]) }
    }
  }
}

extension ColorValue {
  /// The attributes of a color in a resource list, where black and white have one component.
  static func listed(_ color: RGBColor) -> [NewAttribute] {
    guard color.red == color.green, color.green == color.blue, color.red == 0 || color.red == 255 else {
      return attributes(color)
    }
    return [
      NewAttribute("white", color.red == 0 ? "0.0" : "1"),
      NewAttribute("alpha", CanonicalNumber.spelled(color.alpha) ?? "1"), NewAttribute("colorSpace", "custom"),
      NewAttribute("customColorSpace", "genericGamma22GrayColorSpace"),
    ]
  }
}
