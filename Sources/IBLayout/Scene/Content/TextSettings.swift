import IBBase
import IBModel
import IBXML

/// A text, in one font or in several.
package enum TextContent: Sendable, Hashable {
  case plain(String)
  case attributed([TextRun])

  package static let empty = TextContent.plain("")

  package var firstFont: FontSettings? {
    guard case .attributed(let runs) = self else { return nil }
    return runs.lazy.compactMap(\.font).first
  }
}

/// A part of an attributed text.
package struct TextRun: Sendable, Hashable {
  package var text: String
  /// Nil for the view's font.
  package var font: FontSettings? = nil
  /// Added after every character, in points.
  package var kerning: Double = 0
  /// Nil for the view's color.
  package var color: ColorSettings? = nil
  /// The alignment of the paragraph; nil for the view's.
  package var alignment: TextAlignment? = nil
  package var lines: LineSettings = LineSettings()
}

/// The line settings of a paragraph style, in points; those it omits are 0.
package struct LineSettings: Sendable, Hashable {
  package var spacing = 0.0
  package var paragraphSpacing = 0.0
  /// The factor of the font's height; 0 means 1.
  package var heightMultiple = 0.0
  package var minimumHeight = 0.0
  /// The greatest height of a line; 0 means no limit.
  package var maximumHeight = 0.0

  package init() {}

  package func height(of height: Double) -> Double {
    let wanted = max(heightMultiple > 0 ? height * heightMultiple : height, minimumHeight)
    return maximumHeight > 0 ? min(wanted, maximumHeight) : wanted
  }
}

extension AttributeReader {
  /// Reads an attribute or, for text that is long or has line feeds, a child. A text beyond the limit is cut.
  mutating func string(_ name: Name, of element: Element) -> String? {
    guard let text = wholeString(name, of: element) else { return nil }
    defer { textRoom = max(0, textRoom - text.utf8.count) }
    if text.utf8.count <= textRoom { return text }
    let clause = "texts are not laid out from here on; at most \(Limit.laidOutText / 1000) kB of a document are"
    if textRoom > 0 { problems.add(.tooLarge(clause), at: element, name) }
    return String(text.prefix(textRoom))
  }

  private func wholeString(_ name: Name, of element: Element) -> String? {
    if let text = text(name, of: element) { return text }
    let key = name.text
    for child in element.children where child.name == .string || child.name == .mutableString {
      guard child[.key] == key else { continue }
      return child[.base64] == "YES" ? Base64.text(child.text) : child.text
    }
    return nil
  }

  mutating func styledText(_ name: Name, attributed key: String, of element: Element) -> TextContent {
    for child in element.children(.attributedString) where child[.key] == key { return attributedText(child) }
    return .plain(string(name, of: element) ?? "")
  }

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

  func alignment(_ name: Name, of element: Element) -> TextAlignment {
    text(name, of: element).flatMap { TextAlignment(rawValue: $0) } ?? .natural
  }
}

/// The position of a text in its frame.
enum TextSide { case start, middle, end, unknown }

extension ResolvedView {
  var textAlignment: TextSide {
    switch object.element["textAlignment"] ?? object.element.child("textFieldCell")?["alignment"] {
    case "center": .middle
    case "right": .end
    case nil, "left", "natural": .start
    default: .unknown
    }
  }
}
