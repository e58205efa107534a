import IBModel
import IBXML

extension ContentMeasure {
  /// The font of a `<fontDescription>` or `<font>`; nil when it says none that is known.
  func font(describedBy element: Element) -> Font? {
    if let style = element[.style] ?? element[.textStyle], let font = textStyleFont(style) { return font }
    if let name = element[.name] {
      return FontFamilies.font(named: name, size: element.number(.pointSize) ?? element.number("size") ?? 13)
    }
    if let name = element[.metaFont] { return metaFont(name, size: element.number("size")) }
    let size = element.number(.pointSize) ?? ContentMeasure.namedSize(element[.pointSize] ?? element["size"])
    guard let type = element[.type], let size else { return nil }
    let weight = element[.weight].flatMap(Font.Weight.init(name:))
    return systemFont(weight: type == "boldSystem" ? .bold : weight ?? .regular, size: size)
  }

  /// The system font. Before Xcode 7 large text was set in that of iOS 8, Helvetica Neue, and a little wider than
  /// today in Xcode 8; small text does not differ.
  func systemFont(weight: Font.Weight = .regular, size: Double) -> Font {
    var font = Font(weight: weight, size: size)
    guard platform == .iOS, size >= 20, toolsVersion < 13000 else { return font }
    font.family = toolsVersion < 8000 ? FontFamilies.helveticaNeue : toolsVersion < 10000 ? .system : .earlySystem
    return font
  }

  /// The font of a text style at the user's text size.
  private func textStyleFont(_ name: String) -> Font? {
    guard let style = TextStyle(documentName: name) else { return nil }
    if platform == .macOS { return style.macFont }
    return textStyle(style)
  }

  /// The font of a text style at the user's text size; Xcode before 8 drew its canvas at the size "medium".
  func textStyle(_ style: TextStyle) -> Font {
    let isOld = contentSizeCategory == .large && toolsVersion < 10200
    let size = style.size(in: isOld ? .medium : contentSizeCategory)
    var font = systemFont(weight: style.weight, size: size)
    font.leading = max(0, size + style.leading - font.lineHeight)
    return font
  }

  /// The font of AppKit with a name; without a size, in the one it comes in.
  private func metaFont(_ name: String, size: Double?) -> Font? {
    for (suffix, weight) in ContentMeasure.metaWeights where name.hasSuffix(suffix) && name != suffix {
      let base = String(name.dropLast(suffix.count))
      return Font(weight: weight, size: size ?? ContentMeasure.metaSizes[base] ?? 13)
    }
    return ContentMeasure.metaSizes[name].map {
      Font(weight: name == "titleBar" ? .bold : .regular, size: size ?? $0)
    }
  }

  private static let metaWeights: [(String, Font.Weight)] = [
    ("Bold", .bold), ("Semibold", .semibold), ("Medium", .medium), ("UltraLight", .ultraLight),
    ("Light", .light), ("Thin", .thin), ("Heavy", .heavy), ("Black", .black),
  ]

  /// Sizes of AppKit's fonts in points, seen where documents also store the frame of a line of text.
  private static let metaSizes: [String: Double] = [
    "system": 13, "smallSystem": 11, "miniSystem": 9, "label": 10, "message": 13, "menu": 13, "titleBar": 13,
    "cellTitle": 12, "controlContent": 12, "toolTip": 11, "palette": 11, "menuBar": 14, "user": 12, "userFixed": 10,
  ]

  /// Sizes that documents of old write by name.
  private static func namedSize(_ name: String?) -> Double? {
    switch name {
    case "system": 14
    case "smallSystem": 12
    case "label": 17
    case "button": 18
    default: nil
    }
  }
}

extension Font.Weight {
  /// A weight as documents spell it.
  init?(name: String) {
    switch name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }
}
