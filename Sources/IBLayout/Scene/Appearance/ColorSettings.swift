import IBModel
import IBXML

/// A color as a document describes it.
package struct ColorSettings: Sendable, Hashable {
  /// The origin of a color.
  package enum Source: Sendable, Hashable {
    /// Red, green and blue from 0 to 1.
    case components(red: Double, green: Double, blue: Double)
    /// A color of UIKit: `systemBackgroundColor`.
    case system(String)
    /// A color of AppKit: `textColor`.
    case catalog(String)
    case named(String)
  }

  package var source: Source
  package var alpha: Double

  package init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// Reads a `<color>`; nil when its color is not in a known form.
  ///
  /// Wide and generic color spaces count as sRGB: pictures have no others.
  init?(_ element: Element) {
    guard element.name == "color", let source = Source(element) else { return nil }
    self.init(source, alpha: min(max(element.number("alpha").value ?? 1, 0), 1))
  }
}

extension ColorSettings.Source {
  /// A system color takes precedence over the components beside it, which are for old systems. The names from before
  /// iOS 13 mean fixed colors, which the components give exactly.
  fileprivate init?(_ element: Element) {
    if let name = element["systemColor"] {
      self = .system(name)
    } else if let name = element[.name] {
      self = element[.catalog] == "System" ? .catalog(name) : .named(name)
    } else if let components = ColorSettings.Source(componentsOf: element) {
      self = components
    } else if let name = element["cocoaTouchSystemColor"] {
      self = .system(name)
    } else {
      return nil
    }
  }

  private init?(componentsOf element: Element) {
    let part = { (name: Name) in element.number(name).value.map { min(max($0, 0), 1) } }
    if let white = part("white") {
      self = .components(red: white, green: white, blue: white)
    } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
      self = .components(red: red, green: green, blue: blue)
    } else if let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow"),
      let black = part("black")
    {
      let light = { (ink: Double) in (1 - ink) * (1 - black) }
      self = .components(red: light(cyan), green: light(magenta), blue: light(yellow))
    } else {
      return nil
    }
  }
}

/// The colors that a document lists in `<resources>`, as Xcode saw them in light appearance.
package struct ColorTable: Sendable, Hashable {
  private var named: [String: ColorSettings] = [:]
  private var system: [String: ColorSettings] = [:]

  package init(_ document: Document) {
    for resource in document.resources {
      guard let color = resource.element.child("color").flatMap({ ColorSettings($0) }) else { continue }
      switch resource.kind.text {
      case "namedColor": named[resource.name] = color
      case "systemColor": system[resource.name] = color
      default: break
      }
    }
  }

  package func color(named name: String) -> ColorSettings? { named[name] }

  package func systemColor(_ name: String) -> ColorSettings? { system[name] }

  package var systemNames: [String] { system.keys.sorted() }
}

extension AttributeReader {
  func color(_ key: String, of element: Element) -> ColorSettings? {
    variations.child(withKey: key, of: element).flatMap { ColorSettings($0) }
  }
}
