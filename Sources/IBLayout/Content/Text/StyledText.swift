import IBModel

/// Text in one or more fonts.
package struct StyledText: Sendable {
  /// A part in one font.
  struct Run: Sendable {
    var text: String
    var font: Font
    /// Added to every advance, in points.
    var kerning: Double = 0
    var lines = LineSettings()
  }

  var runs: [Run]

  init(_ runs: [Run]) { self.runs = runs }

  init(_ text: String, _ font: Font) { self.init([Run(text: text, font: font)]) }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// A line of the text.
  struct Line: Sendable {
    /// In points, with the white space at its end only if the text is not broken.
    var width: Double
    /// The highest font in it, which determines the height of the line.
    var font: Font
    var settings: LineSettings
    var endsParagraph: Bool

    /// In UIKit, in points.
    var height: Double { settings.height(of: font.lineHeight) }
    var gap: Double { settings.spacing + (endsParagraph ? settings.paragraphSpacing : 0) }
  }

  /// The text broken into lines.
  struct Lines: Sendable {
    var lines: [Line] = []

    var width: Double { lines.lazy.map(\.width).max() ?? 0 }
    var fonts: [Font] { lines.map(\.font) }

    var height: Double {
      lines.reduce(0) { $0 + $1.height } + lines.dropFirst().reduce(0) { $0 + $1.font.leading }
        + lines.dropLast().reduce(0) { $0 + $1.gap }
    }
  }

  /// The width at which lines within a width are broken, in points.
  ///
  /// Advances are estimates: a text that is too wide by half a percent, or by a point, still fits.
  package static func breakingWidth(_ width: Double) -> Double { width + max(1, width * 0.005) }

  /// Breaks the text between words, and words that are too long between characters.
  /// - Parameter width: nil breaks at line feeds only.
  func lines(within width: Double?, limit: Int = 0) -> Lines {
    var breaker = LineBreaker(width: width)
    for run in runs { breaker.add(run) }
    return breaker.finished(limit: limit)
  }
}

/// Breaks text greedily into lines.
private struct LineBreaker {
  private let width: Double
  private var lines: [StyledText.Line] = []
  /// The width of the line up to the last possible break, without the white space there.
  private var line = 0.0
  private var space = 0.0
  private var word = 0.0
  private var font: Font?
  /// The font of the empty line at the end of the text, if there is one.
  private var last: Font?
  private var settings = LineSettings()

  init(width: Double?) { self.width = width.map { max(StyledText.breakingWidth($0), 1) } ?? .infinity }

  mutating func add(_ run: StyledText.Run) {
    settings = run.lines
    let spacing = run.font.letterSpacing * run.font.size + run.kerning
    var previous: Unicode.Scalar?
    for scalar in run.text.unicodeScalars {
      if scalar == "\n" || scalar == "\u{2028}" {
        endWord()
        endLine(run.font, endsParagraph: scalar == "\n")
        last = run.font
        continue
      }
      last = nil
      if font == nil || run.font.lineHeight > (font?.lineHeight ?? 0) { font = run.font }
      let advance = run.font.advance(of: scalar, after: previous) * run.font.size + (scalar.isCombining ? 0 : spacing)
      previous = scalar
      add(scalar, advance, run.font)
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ advance: Double, _ current: Font) {
    if scalar == " " || scalar == "\t" {
      endWord()
      space += advance
      return
    }
    if line + space + word + advance > width {
      if line > 0 {
        let rest = word
        word = 0
        line = min(line + space, width)
        space = 0
        endLine(current)
        word = rest
      }
      if word > 0, word + advance > width {
        endWord()
        endLine(current)
      }
      font = current
    }
    word += advance
    if scalar == "-" || scalar.isIdeographic { endWord() }
  }

  private mutating func endWord() {
    guard word > 0 else { return }
    line += space + word
    space = 0
    word = 0
  }

  private mutating func endLine(_ current: Font, endsParagraph: Bool = false) {
    lines.append(
      StyledText.Line(width: line, font: font ?? current, settings: settings, endsParagraph: endsParagraph))
    line = 0
    space = 0
    font = nil
  }

  mutating func finished(limit: Int) -> StyledText.Lines {
    // White space at the end of the text has a width; at the end of a broken line it has none.
    endWord()
    line += width.isFinite ? 0 : space
    if let font { endLine(font) } else if let last { endLine(last) }
    return StyledText.Lines(lines: limit > 0 ? Array(lines.prefix(limit)) : lines)
  }
}
