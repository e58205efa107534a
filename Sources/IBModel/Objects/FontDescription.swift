import IBXML

/// A font in a document: a system font, a text style, or a font by its name.
public struct FontDescription: Sendable, Hashable {
  /// The `<fontDescription>` or `<font>` element.
  public let element: Element

  /// Creates the font of an element; nil if the element does not describe one.
  public init?(_ element: Element) {
    guard element.name == "fontDescription" || element.name == "font" else { return nil }
    self.element = element
  }

  /// The source of the font's size and weight.
  public enum Source: Sendable, Hashable {
    /// A system font: `system`, `boldSystem`, `italicSystem`; in AppKit also `smallSystem`, `label`, `menu` …
    case system(String)
    /// A text style: `UICTFontTextStyleBody`; in AppKit `body`.
    case textStyle(String)
    /// By PostScript name.
    case named(String)
  }

  /// The source of the font's size and weight.
  public var source: Source {
    if let style = element["textStyle"] ?? element["style"] { return .textStyle(style) }
    if let name = element[.name] { return .named(name) }
    return .system(element[.type] ?? element["metaFont"] ?? "system")
  }

  /// The size in points; nil where a text style or a system font determines it.
  public var pointSize: Double? { element.number("pointSize").value ?? element.number("size").value }

  /// The weight of a system font: `semibold`.
  public var weight: String? { element["weight"] }

  /// In a few words: `system semibold 17`, `Body`, `Avenir-Medium 14`.
  package var text: String {
    var words: [String]
    switch source {
    case .system(let name): words = [name]
    case .textStyle(let name): words = [name.replacing("UICTFontTextStyle", with: "")]
    case .named(let name): words = [name]
    }
    if let weight { words.append(weight) }
    if let pointSize { words.append(CanonicalNumber.spelled(pointSize) ?? "\(pointSize)") }
    return words.joined(separator: " ")
  }
}
