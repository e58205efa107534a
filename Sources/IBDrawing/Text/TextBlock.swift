import IBLayout
import IBModel

/// Text in its fonts and colors, before it is broken into lines.
struct TextBlock: Sendable {
  /// A part in one font and color.
  struct Run: Sendable {
    var text: String
    var font: TextFont
    var color: RGBColor
    /// Added after every character, in points.
    var kerning = 0.0
    var lines = LineSettings()
    /// Whether its first character is the rightmost one; lines that are not broken do not know it yet.
    var isRightToLeft = false
  }

  /// The vertical place of the lines.
  enum Anchor: Sendable { case top, center }

  var runs: [Run]
  var alignment = TextAlignment.natural
  var lineBreak = LineBreak.truncateTail
  /// 0 means as many lines as there is room for.
  var lineLimit = 1
  /// The least scale of a text that is too long; nil when it keeps its size.
  var leastScale: Double?
  var anchor = Anchor.center
  /// Whether a line that almost fits is set to the width of its frame, which the text determined.
  var hugsFrame = false
  /// Whether all lines are drawn, even below the frame.
  var overflows = false
  /// Whether the drawing is reflected later.
  var isReflected = false

  init(_ text: String, _ font: TextFont, _ color: RGBColor, _ alignment: TextAlignment = .natural) {
    runs = [Run(text: text, font: font, color: color)]
    self.alignment = alignment
  }

  init(runs: [Run]) { self.runs = runs }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  var naturalWidth: Double { runs.reduce(0) { $0 + $1.width } }
}

extension TextBlock.Run {
  var width: Double { width(of: text) }

  func width(of part: String) -> Double {
    // Counting characters takes as long as measuring them.
    font.width(of: part) + (kerning == 0 ? 0 : kerning * Double(part.count))
  }
}

/// A font for drawing text: its measures, and whether it is slanted.
struct TextFont: Sendable, Hashable {
  var font: Font
  var isItalic = false
  /// Whether lines are whole points high, as in AppKit.
  var hasWholeLines = false

  var size: Double { font.size }

  /// The distance between baselines, in points.
  var lineHeight: Double {
    let height = font.lineHeight + font.leading
    return hasWholeLines ? font.lineHeight.rounded(.up) : height
  }

  var ascent: Double { font.ascent }

  var weight: GlyphWeight {
    switch font.weight {
    case .ultraLight, .thin, .light, .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold, .heavy, .black: .bold
    }
  }

  func width(of text: String) -> Double { font.width(of: text) }

  func scaled(_ factor: Double) -> TextFont {
    var copy = self
    copy.font.size *= factor
    copy.font.leading *= factor
    return copy
  }
}
