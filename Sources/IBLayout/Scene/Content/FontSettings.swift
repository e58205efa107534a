import IBModel
import IBXML

/// A font for a text.
package enum FontSettings: Sendable, Hashable {
  case style(TextStyle)
  /// A font by its PostScript name; the size is in points.
  case named(String, size: Double)
  /// A font AppKit has for a purpose; nil for the purpose's own size.
  case role(FontRole, FontWeight, size: Double?)
  case system(FontWeight, size: Double)

  package var pointSize: Double? {
    switch self {
    case .style: nil
    case .named(_, let size), .system(_, let size): size
    case .role(let role, _, let size): size ?? role.pointSize
    }
  }
}

/// A weight of the strokes of a font.
package enum FontWeight: Int, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// A weight by its name in documents, which is the name of the case.
  init?(_ text: String) {
    guard let weight = FontWeight.named[text] else { return nil }
    self = weight
  }
}

/// A purpose for which AppKit has a font.
package enum FontRole: String, Sendable, CaseIterable {
  case system, smallSystem, miniSystem, label, message, menu, titleBar, cellTitle, controlContent, toolTip, palette
  case menuBar, user, userFixed, fixedUser, userFixedPitch

  /// The size in points.
  ///
  /// Source: Apple's documentation of `NSFont.systemFontSize`, `smallSystemFontSize` and `labelFontSize`; for the other
  /// roles, documents that also store the frame of a line of text.
  package var pointSize: Double {
    switch self {
    case .system, .message, .menu, .titleBar: 13
    case .cellTitle, .controlContent, .user: 12
    case .smallSystem, .toolTip, .palette: 11
    case .label, .userFixed, .fixedUser, .userFixedPitch: 10
    case .miniSystem: 9
    case .menuBar: 14
    }
  }

  /// The role and the weight of a `metaFont`, such as `systemBold`.
  static func read(_ text: String) -> (role: FontRole, weight: FontWeight)? {
    if let role = FontRole(rawValue: text) { return (role, role == .titleBar ? .bold : .regular) }
    for (suffix, weight) in weights where text.hasSuffix(suffix) {
      if let role = FontRole(rawValue: String(text.dropLast(suffix.count))) { return (role, weight) }
    }
    return nil
  }

  private static let weights: [(String, FontWeight)] = [
    ("Bold", .bold), ("Semibold", .semibold), ("Medium", .medium), ("UltraLight", .ultraLight), ("Light", .light),
    ("Thin", .thin), ("Heavy", .heavy), ("Black", .black),
  ]
}

/// A text style, which gives text its meaning and leaves the size to the user.
package enum TextStyle: Int, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) } + [("title0", .largeTitle), ("subhead", .subheadline)])

  /// A style by its name in documents: `UICTFontTextStyleBody` on iOS, `body` on macOS.
  init?(_ text: String) {
    let prefix = "UICTFontTextStyle"
    let name = text.hasPrefix(prefix) ? text.dropFirst(prefix.count).prefix(1).lowercased() : ""
    guard let style = TextStyle.named[name.isEmpty ? text : name + text.dropFirst(prefix.count + 1)] else { return nil }
    self = style
  }
}

extension AttributeReader {
  /// Reads a `<fontDescription>` or `<font>`; nil when it names none.
  mutating func font(_ element: Element) -> FontSettings? {
    if let style = textStyle(.style, of: element) ?? textStyle(.textStyle, of: element) { return .style(style) }
    if let name = element[.name] {
      return .named(name, size: fontSize(.pointSize, of: element) ?? fontSize(.size, of: element) ?? 13)
    }
    if let role = element[.metaFont] { return fontRole(role, of: element) }
    guard let type = element[.type],
      let size = fontSize(.pointSize, of: element) ?? fontSize(.size, of: element)
    else { return nil }
    return .system(type == "boldSystem" ? .bold : weight(of: element) ?? .regular, size: size)
  }

  mutating func font(_ key: String, of element: Element) -> FontSettings? {
    variations.child(withKey: key, of: element).flatMap { font($0) }
  }

  private mutating func textStyle(_ name: Name, of element: Element) -> TextStyle? {
    guard let text = element[name] else { return nil }
    if let style = TextStyle(text) { return style }
    problems.add(.unknownValue(name, text), at: element, name)
    return nil
  }

  private mutating func fontRole(_ text: String, of element: Element) -> FontSettings? {
    guard let (role, weight) = FontRole.read(text) else {
      problems.add(.unknownValue(.metaFont, text), at: element, .metaFont)
      return nil
    }
    return .role(role, weight, size: fontSize(.size, of: element))
  }

  mutating func weight(of element: Element) -> FontWeight? {
    guard let text = element[.weight] else { return nil }
    if let weight = FontWeight(text) { return weight }
    problems.add(.unknownValue(.weight, text), at: element, .weight)
    return nil
  }

  /// A size in points; documents from before Xcode 8 have names for some.
  private mutating func fontSize(_ name: Name, of element: Element) -> Double? {
    switch element[name] {
    case nil: nil
    case "system": 14
    case "smallSystem": 12
    case "label": 17
    case "button": 18
    default: measure(name, of: element)
    }
  }
}
