import IBModel
import IBXML

/// A font pattern with or without a size: `system 17`, `system semibold`, `Avenir-Heavy`, `headline`.
struct FontPattern {
  private let words: [String]
  private let size: Double?

  init(_ text: String) throws(OperationError) {
    var words = text.split(separator: " ").map(String.init)
    size = words.last.flatMap { Double(finite: $0) }
    if size != nil { words.removeLast() }
    self.words = words
    guard (1...2).contains(words.count), words.count == 1 || FontValue.systemFonts.contains(words[0]) else {
      throw OperationError(
        "`\(text)` is not a font; write it as in `system 17`, `system semibold`, `Avenir-Heavy 15` or `headline`")
    }
    if let weight = words.dropFirst().first, !FontValue.weights.contains(weight) {
      let nearest = EditDistance.similar(to: weight, among: FontValue.weights).map { "; did you mean `\($0)`?" }
      throw OperationError("there is no weight `\(weight)`\(nearest ?? "")")
    }
  }

  func matches(_ element: Element) -> Bool {
    guard let font = FontDescription(element) else { return false }
    if let size, font.pointSize != size { return false }
    switch font.source {
    case .textStyle(let style): return words.count == 1 && FontPattern.style(style) == words[0]
    case .named(let name): return words == [name]
    case .system(let type):
      // Without type and meta font, it is not a named system font.
      if element[.type] == nil, element["metaFont"] == nil { return false }
      let type = type == "systemBold" ? "boldSystem" : type
      return words[0] == type && (words.dropFirst().first ?? "regular") == font.weight ?? "regular"
    }
  }

  /// The replacement for a font, with the old size unless the pattern has one.
  func element(replacing old: Element) throws(OperationError) -> NewElement {
    let isStyle = words.count == 1 && FontValue.style(words[0], isAppKit: true) != nil
    if isStyle, old.name == "font", old.parent?.name == "attributes" {
      throw OperationError("attributed strings have no text styles")
    }
    var text = words.joined(separator: " ")
    let key = old[.key].map { [NewAttribute(.key, $0)] } ?? []
    // AppKit system fonts have a default size.
    if old.name == "font", size == nil, FontDescription(old)?.pointSize == nil, let name = FontPattern.metaFonts[text] {
      return NewElement("font", key + [NewAttribute("metaFont", name)])
    }
    if !isStyle {
      guard let size = size ?? FontDescription(old)?.pointSize, let spelled = CanonicalNumber.spelled(size) else {
        throw OperationError("`\(text)` needs a size here, as in `\(text) 17`: the font that it replaces has none")
      }
      text += " " + spelled
    }
    var new = try FontValue.element(text, old.name, key: old[.key] ?? "", of: nil)
    new.attributes = key + new.attributes.filter { $0.name != .key }
    return new
  }

  private static let metaFonts = ["system": "system", "boldSystem": "systemBold"]

  /// The font as text without its size; nil if it has none.
  static func text(of element: Element) -> String? {
    guard let font = FontDescription(element), element["usesAppearanceFont"] == nil else { return nil }
    switch font.source {
    case .textStyle(let style): return FontPattern.style(style)
    case .named(let name): return name
    case .system(let type): return [type, font.weight].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Converts `UICTFontTextStyleBody` to `body`.
  private static func style(_ name: String) -> String? {
    FontValue.styleNames.first { FontValue.style($0, isAppKit: false) == name || $0 == name }
  }
}
