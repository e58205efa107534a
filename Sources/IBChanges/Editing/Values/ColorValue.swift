import IBModel
import IBXML

/// Colors as people write them: `#FF8800`, `#FF8800CC`, `red`, `labelColor`, `systemBlue`, `Brand` of an asset catalog,
/// `none`.
enum ColorValue {
  /// Creates the element of a color.
  ///
  /// A word, with or without `Color` at its end, is a color with fixed components or a system color if the platform has
  /// one of that name; otherwise it is a color of an asset catalog.
  /// - Throws: `OperationError` for invalid components.
  static func element(
    _ text: String, key: String, of object: Object?, in document: Document
  ) throws(OperationError) -> NewElement {
    let key = NewAttribute(.key, key)
    if text == "none" || text == "nil" { return NewElement("nil", [key]) }
    if text.hasPrefix("#") {
      guard let components = components(text.dropFirst()) else {
        throw OperationError("`\(text)` is not a color; write it as in `#FF8800` or `#FF8800CC`", object)
      }
      return NewElement("color", [key] + components)
    }
    if let color = fixed(text) { return NewElement("color", [key] + color) }
    let isMac = document.platform == .macOS
    for name in [text, text + "Color"] where hasSystemColor(name, isMac: isMac) {
      return isMac
        ? NewElement(
          "color",
          [key, NewAttribute(.name, name), NewAttribute("catalog", "System"), NewAttribute("colorSpace", "catalog")])
        : NewElement("color", [key, NewAttribute("systemColor", name)])
    }
    let name = text.hasPrefix("named:") ? String(text.dropFirst("named:".count)) : text
    return NewElement("color", [key, NewAttribute(.name, name)])
  }

  /// The attributes of `red`, `lightGrayColor` …, as Xcode writes them; nil for other names.
  private static func fixed(_ name: String) -> [NewAttribute]? {
    let name = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    if let row = colors[name] { return attributes(RGBColor(row.0, row.1, row.2)) }
    guard let level = name == "clear" ? 0 : grays[name] else { return nil }
    return [
      NewAttribute("white", CanonicalNumber.spelled(level) ?? "0.0"),
      NewAttribute("alpha", name == "clear" ? "0.0" : "1"),
      NewAttribute("colorSpace", "custom"), NewAttribute("customColorSpace", "genericGamma22GrayColorSpace"),
    ]
  }

  /// The documentation of `UIColor` and `NSColor` states the components.
  private static let colors: [String: (UInt8, UInt8, UInt8)] = [
    "red": (255, 0, 0), "green": (0, 255, 0), "blue": (0, 0, 255), "cyan": (0, 255, 255), "yellow": (255, 255, 0),
    "magenta": (255, 0, 255), "orange": (255, 128, 0), "purple": (128, 0, 128), "brown": (153, 102, 51),
  ]

  private static let grays = ["black": 0, "darkGray": 1.0 / 3, "gray": 0.5, "lightGray": 2.0 / 3, "white": 1]

  private static func hasSystemColor(_ name: String, isMac: Bool) -> Bool {
    guard name.hasSuffix("Color") else { return false }
    return isMac ? SystemColor.mac(name, .light) != nil : SystemColor.touch(name, .light, in: .v16_3) != nil
  }

  /// The sRGB attributes for `F80`, `FF8800` or `FF8800CC`.
  static func components(_ digits: Substring) -> [NewAttribute]? {
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
    let all = digits.count == 8 ? number : number << 8 | 0xFF
    let part = { (shift: UInt32) in UInt8(truncatingIfNeeded: all >> shift) }
    return attributes(RGBColor(part(24), part(16), part(8), Double(part(0)) / 255))
  }

  /// The attributes of an sRGB color as Xcode writes them.
  static func attributes(_ color: RGBColor) -> [NewAttribute] {
    let text = { (value: Double) in CanonicalNumber.spelled(value) ?? "0.0" }
    let level = { (part: UInt8) in text(Double(part) / 255) }
    return [
      NewAttribute("red", level(color.red)), NewAttribute("green", level(color.green)),
      NewAttribute("blue", level(color.blue)), NewAttribute("alpha", text(color.alpha)),
      NewAttribute("colorSpace", "custom"), NewAttribute("customColorSpace", "sRGB"),
    ]
  }
}

extension NewElement {
  /// Creates an sRGB color from `#FF8800` or `#FF8800CC`; nil for any other text.
  public init?(color text: String) {
    guard text.hasPrefix("#"), let components = ColorValue.components(text.dropFirst()) else { return nil }
    self.init("color", components)
  }
}
