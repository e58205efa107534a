import IBLayout

/// A line of a text block: parts in one font each.
struct BrokenLine: Sendable {
  var runs: [TextBlock.Run] = []
  var endsParagraph = false

  var width: Double { runs.reduce(0) { $0 + $1.width } }

  /// The height of its highest font as the paragraph sets it, in points.
  var height: Double { runs.lazy.map { $0.lines.height(of: $0.font.lineHeight) }.max() ?? 0 }
  /// The distance from its top to its baseline, in points: additions of a paragraph to lines are above their text.
  var ascent: Double {
    (runs.lazy.map(\.font.ascent).max() ?? 0) + height - (runs.lazy.map(\.font.lineHeight).max() ?? 0)
  }
  var gap: Double {
    runs.lazy.map { $0.lines.spacing + (endsParagraph ? $0.lines.paragraphSpacing : 0) }.max() ?? 0
  }

  mutating func append(_ text: Substring, like run: TextBlock.Run) {
    // A copy of the last part would make each addition copy its text.
    if let last = runs.indices.last, runs[last].font == run.font, runs[last].color == run.color,
      runs[last].kerning == run.kerning
    {
      runs[last].text += text
    } else {
      var part = run
      part.text = String(text)
      runs.append(part)
    }
  }

  /// Adds a space in the font of its end; in that of a run if it is empty.
  mutating func appendSpace(like run: TextBlock.Run) {
    if runs.isEmpty { append(" ", like: run) } else { runs[runs.count - 1].text += " " }
  }

  mutating func trimEnd() {
    guard var last = runs.popLast() else { return }
    while last.text.last?.isWhitespace == true { last.text.removeLast() }
    if !last.text.isEmpty || runs.isEmpty { runs.append(last) } else { trimEnd() }
  }
}

extension TextBlock {
  /// The block as lines that are broken at line feeds and separators only.
  var paragraphs: [BrokenLine] {
    var lines = [BrokenLine()]
    for run in runs {
      // Most texts have no line feed, and looking at bytes is much faster than at characters.
      let isLine = run.text.utf8.allSatisfy { (0x20..<0x80).contains($0) }
      var start = run.text.startIndex
      for index in isLine ? "".indices : run.text.indices where run.text[index].isNewline {
        lines[lines.count - 1].append(run.text[start..<index], like: run)
        lines[lines.count - 1].endsParagraph = run.text[index] != "\u{2028}"
        lines.append(BrokenLine())
        start = run.text.index(after: index)
      }
      lines[lines.count - 1].append(run.text[start...], like: run)
    }
    lines[lines.count - 1].endsParagraph = true
    return lines
  }

  /// The block as lines that are broken as sizes are computed, at least one. Each is made when it is requested.
  func lines(within width: Double) -> LazyMapCollection<[StyledText.Line?], BrokenLine> {
    let text = StyledText(
      runs.map { StyledText.Run($0.text, $0.font.font, kerning: $0.kerning, lines: $0.lines) })
    let lines: [StyledText.Line?] = text.lines(within: width).lines
    return (lines.isEmpty ? [nil] : lines).lazy.map { $0.map(line) ?? BrokenLine() }
  }

  private func line(_ line: StyledText.Line) -> BrokenLine {
    var broken = BrokenLine()
    for number in line.start.run...line.end.run {
      let text = runs[number].text
      let start = number == line.start.run ? line.start.index : text.startIndex
      let end = number == line.end.run ? line.end.index : text.endIndex
      broken.append(text[start..<end], like: runs[number])
    }
    broken.endsParagraph = line.endsParagraph
    broken.trimEnd()
    return broken
  }
}
