/// Text in one or more fonts.
package struct StyledText: Sendable {
  /// A part in one font.
  package struct Run: Sendable {
    var text: String
    var font: Font
    /// Added to every advance, in points.
    var kerning: Double = 0
    var lines = LineSettings()

    package init(_ text: String, _ font: Font, kerning: Double = 0, lines: LineSettings = LineSettings()) {
      (self.text, self.font, self.kerning, self.lines) = (text, font, kerning, lines)
    }
  }

  /// A place between characters.
  package struct Position: Sendable {
    package var run: Int
    package var index: String.Index
  }

  var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs }

  init(_ text: String, _ font: Font) { self.init([Run(text, font)]) }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  package struct Line: Sendable {
    /// The place of the text in the line, with the white space at its end.
    package var start: Position
    package var end: Position
    /// In points, with the white space at its end only if the text is not broken.
    var width: Double
    /// The highest font in it, which determines the height of the line.
    var font: Font
    var settings: LineSettings
    package var endsParagraph: Bool

    /// In UIKit, in points.
    var height: Double { settings.height(of: font.lineHeight) }
    var gap: Double { settings.spacing + (endsParagraph ? settings.paragraphSpacing : 0) }
  }

  /// The text broken into lines.
  package struct Lines: Sendable {
    package var lines: [Line] = []

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
  package func lines(within width: Double?, limit: Int = 0) -> Lines {
    guard let first = runs.first else { return Lines() }
    var breaker = LineBreaker(width: width, at: Position(run: 0, index: first.text.startIndex))
    for (number, run) in runs.enumerated() { breaker.add(run, number) }
    return breaker.finished(limit: limit)
  }
}

/// Breaks text greedily into lines, for sizes and for pictures.
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
  private var start: StyledText.Position
  /// The start of the current word.
  private var wordStart: StyledText.Position
  private var here: StyledText.Position

  init(width: Double?, at start: StyledText.Position) {
    (self.start, wordStart, here) = (start, start, start)
    self.width = width.map { max(StyledText.breakingWidth($0), 1) } ?? .infinity
  }

  mutating func add(_ run: StyledText.Run, _ number: Int) {
    settings = run.lines
    let spacing = run.font.letterSpacing * run.font.size + run.kerning
    var previous: Unicode.Scalar?
    let scalars = run.text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      here = StyledText.Position(run: number, index: index)
      if scalar == "\n" || scalar == "\u{2028}" {
        endWord()
        let next = StyledText.Position(run: number, index: scalars.index(after: index))
        endLine(run.font, at: here, continuingAt: next, endsParagraph: scalar == "\n")
        last = run.font
        continue
      }
      last = nil
      if font == nil || run.font.lineHeight > (font?.lineHeight ?? 0) { font = run.font }
      let advance = run.font.advance(of: scalar, after: previous) * run.font.size + (scalar.isCombining ? 0 : spacing)
      previous = scalar
      add(scalar, advance, run.font)
    }
    here = StyledText.Position(run: number, index: run.text.endIndex)
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
        let next = rest == 0 ? here : wordStart
        endLine(current, at: next, continuingAt: next)
        word = rest
      }
      if word > 0, word + advance > width {
        endWord()
        endLine(current, at: here, continuingAt: here)
      }
      font = current
    }
    if word == 0 { wordStart = here }
    word += advance
    if scalar == "-" || scalar.isIdeographic { endWord() }
  }

  private mutating func endWord() {
    guard word > 0 else { return }
    line += space + word
    space = 0
    word = 0
  }

  private mutating func endLine(
    _ current: Font, at end: StyledText.Position, continuingAt next: StyledText.Position, endsParagraph: Bool = false
  ) {
    lines.append(
      StyledText.Line(
        start: start, end: end, width: line, font: font ?? current, settings: settings, endsParagraph: endsParagraph))
    start = next
    line = 0
    space = 0
    font = nil
  }

  mutating func finished(limit: Int) -> StyledText.Lines {
    // White space at the end of the text has a width; at the end of a broken line it has none.
    endWord()
    line += width.isFinite ? 0 : space
    if let font = font ?? last { endLine(font, at: here, continuingAt: here) }
    return StyledText.Lines(lines: limit > 0 ? Array(lines.prefix(limit)) : lines)
  }
}
