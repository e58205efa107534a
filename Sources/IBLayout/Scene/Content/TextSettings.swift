import IBModel
import IBXML

/// A text, in one font or in several.
package enum TextContent: Sendable, Hashable {
  /// In the font of the view.
  case plain(String)
  /// In parts with fonts of their own.
  case attributed([TextRun])

  /// No text.
  package static let empty = TextContent.plain("")

  /// The font of its first part that has one; nil where all of it is in the view's.
  package var firstFont: FontSettings? {
    guard case .attributed(let runs) = self else { return nil }
    return runs.lazy.compactMap(\.font).first
  }
}

/// A part of an attributed text.
package struct TextRun: Sendable, Hashable {
  /// The characters.
  package var text: String
  /// The font; nil is the view's.
  package var font: FontSettings?
  /// Added after every character, in points.
  package var kerning: Double
  /// The color; nil is the view's.
  package var color: ColorSettings?
  /// Where its paragraph is; nil is as the view says.
  package var alignment: TextAlignment?
  /// How its lines are set.
  package var lines: LineSettings

  /// A part of a text.
  package init(
    text: String, font: FontSettings? = nil, kerning: Double = 0, color: ColorSettings? = nil,
    alignment: TextAlignment? = nil, lines: LineSettings = LineSettings()
  ) {
    self.text = text
    self.font = font
    self.kerning = kerning
    self.color = color
    self.alignment = alignment
    self.lines = lines
  }
}

/// How a paragraph style sets lines, in points; what it leaves out is 0.
package struct LineSettings: Sendable, Hashable {
  /// Between lines.
  package var spacing = 0.0
  /// Between paragraphs, besides.
  package var paragraphSpacing = 0.0
  /// Times the height of the font; 0 is 1.
  package var heightMultiple = 0.0
  /// What a line is at least high.
  package var minimumHeight = 0.0
  /// What a line is at most high; 0 is without limit.
  package var maximumHeight = 0.0

  /// Lines as high as their fonts, without anything between them.
  package init() {}

  /// The height of a line in a font, in points.
  /// - Parameter height: of a line of the font.
  package func height(of height: Double) -> Double {
    let wanted = max(heightMultiple > 0 ? height * heightMultiple : height, minimumHeight)
    return maximumHeight > 0 ? min(wanted, maximumHeight) : wanted
  }
}

extension AttributeReader {
  /// The text under a key: an attribute or, when it is long or has line feeds, a child.
  func string(_ name: Name, of element: Element) -> String? {
    if let text = text(name, of: element) { return text }
    let key = name.text
    for child in element.children where child.name == .string || child.name == .mutableString {
      guard child[.key] == key else { continue }
      return child[.base64] == "YES" ? Base64.text(child.text) : child.text
    }
    return nil
  }

  /// The text under a key, attributed or plain.
  mutating func styledText(_ name: Name, attributed key: String, of element: Element) -> TextContent {
    for child in element.children(.attributedString) where child[.key] == key { return attributedText(child) }
    return .plain(string(name, of: element) ?? "")
  }

  /// The text of an `<attributedString>`.
  mutating func attributedText(_ element: Element) -> TextContent {
    var runs: [TextRun] = []
    for fragment in element.children(.fragment) {
      var run = TextRun(text: string(.contentText, of: fragment) ?? "")
      for child in fragment.child(.attributes)?.children.map({ $0 }) ?? [] {
        switch child[.key] {
        case "NSFont": run.font = font(child)
        case "NSKern": run.kerning = measure(.value, of: child) ?? 0
        case "NSColor": run.color = ColorSettings(child)
        case "NSParagraphStyle":
          run.alignment = child[.alignment].flatMap { TextAlignment(rawValue: $0) }
          run.lines = lines(child)
        default: break
        }
      }
      runs.append(run)
    }
    return .attributed(runs)
  }

  private mutating func lines(_ style: Element) -> LineSettings {
    var lines = LineSettings()
    lines.spacing = max(0, measure(.lineSpacing, of: style) ?? 0)
    lines.paragraphSpacing =
      max(0, measure(.paragraphSpacing, of: style) ?? 0) + max(0, measure(.paragraphSpacingBefore, of: style) ?? 0)
    lines.heightMultiple = max(0, measure(.lineHeightMultiple, of: style) ?? 0)
    lines.minimumHeight = max(0, measure(.minimumLineHeight, of: style) ?? 0)
    lines.maximumHeight = max(0, measure(.maximumLineHeight, of: style) ?? 0)
    return lines
  }

  /// Where a text is in its line.
  func alignment(_ name: Name, of element: Element) -> TextAlignment {
    text(name, of: element).flatMap { TextAlignment(rawValue: $0) } ?? .natural
  }
}
