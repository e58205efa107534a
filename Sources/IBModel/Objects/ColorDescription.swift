import IBXML

/// A color in a document: components, a system color, or a color by its name.
public struct ColorDescription: Sendable, Hashable {
  /// The `<color>` element.
  public let element: Element

  /// Creates the color of an element; nil if the element is not a `<color>`.
  public init?(_ element: Element) {
    guard element.name == "color" else { return nil }
    self.element = element
  }

  /// The source of a color.
  public enum Source: Sendable, Hashable {
    /// Red, green and blue from 0 to 1, in the color space of the element.
    case rgb(red: Double, green: Double, blue: Double)
    case white(Double)
    /// A color of UIKit by the name of its property: `systemBackgroundColor`.
    case system(String)
    /// A color of AppKit's system catalog: `textColor`.
    case catalog(String)
    /// A color of the app's asset catalog.
    case named(String)
  }

  /// The source of the color; nil if it is unknown. A system color takes precedence over the components that are
  /// written with it for old systems.
  public var source: Source? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return .system(name) }
    if let name = element[.name] { return element["catalog"] == "System" ? .catalog(name) : .named(name) }
    if let white = element.number("white").value { return .white(white) }
    guard let red = element.number("red").value, let green = element.number("green").value,
      let blue = element.number("blue").value
    else { return nil }
    return .rgb(red: red, green: green, blue: blue)
  }

  /// The opacity from 0 to 1.
  public var alpha: Double { element.number("alpha").value ?? 1 }

  /// In a few words: `labelColor`, `#FF9500`, `#000000 at 50 %`.
  package var text: String { alpha == 1 ? name : "\(name) at \((alpha * 100).rounded().short) %" }

  /// Without opacity: a name, or `#FF9500`.
  package var name: String {
    switch source {
    case .system(let name), .catalog(let name), .named(let name): name
    case .white(let white): ColorDescription.hexadecimal(white, white, white)
    case .rgb(let red, let green, let blue): ColorDescription.hexadecimal(red, green, blue)
    case nil: element.attributes.filter { $0.name != .key }.map(\.value).joined(separator: " ")
    }
  }

  package static func hexadecimal(_ components: Double...) -> String {
    components.reduce(into: "#") { digits, component in
      let level = UInt8(level: component)
      digits += (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
  }
}
