import IBModel
import IBXML

/// The identity of a color, regardless of notation.
enum ColorKey: Hashable {
  /// Components in sRGB, from 0 to 255. Gray, calibrated and device colors count as sRGB.
  case components([Int])
  case system(String)
  case catalog(String)
  case named(String)

  /// The key of a `<color>`; nil for an unknown notation. Components beside a system color are for old systems.
  init?(_ element: NewElement) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else if let name = element[.name] {
      self = element["catalog"] == "System" ? .catalog(name) : .named(name)
    } else if let components = ColorKey.components(of: element) {
      self = .components(components)
    } else {
      return nil
    }
  }

  private static func components(of element: NewElement) -> [Int]? {
    // The same components are another color in Display P3.
    if element["customColorSpace"] == "displayP3" { return nil }
    let part = { (name: Name) -> Int? in
      element[name].flatMap { Double(finite: $0) }.map { Int(UInt8(level: $0)) }
    }
    let alpha = part("alpha") ?? 255
    if let white = part("white") { return [white, white, white, alpha] }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return [red, green, blue, alpha]
  }
}
