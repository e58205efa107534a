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
    if let last = runs.last, last.font == run.font, last.color == run.color, last.kerning == run.kerning {
      runs[runs.count - 1].text += text
    } else {
      var part = run
      part.text = String(text)
      runs.append(part)
    }
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

  /// Breaks lines greedily between words, and within words that are too wide.
  func lines(within width: Double) -> [BrokenLine] {
    paragraphs.flatMap { $0.broken(at: width) }
  }
}

extension BrokenLine {
  fileprivate func broken(at limit: Double) -> [BrokenLine] {
    if width <= limit { return [self] }
    var lines: [BrokenLine] = []
    var line = BrokenLine()
    var used = 0.0
    for run in runs {
      for word in run.text.words {
        let extent = run.width(of: word)
        let visible = run.width(of: word.trimmedEnd)
        if used > 0, used + visible > limit {
          lines.append(line)
          (line, used) = (BrokenLine(), 0)
        }
        if visible > limit {
          for piece in run.pieces(of: word, within: limit) {
            let extent = run.width(of: piece)
            if used > 0, used + extent > limit {
              lines.append(line)
              (line, used) = (BrokenLine(), 0)
            }
            line.append(piece, like: run)
            used += extent
          }
        } else {
          line.append(word, like: run)
          used += extent
        }
      }
    }
    line.endsParagraph = endsParagraph
    lines.append(line)
    return lines.map { line in
      var line = line
      line.trimEnd()
      return line
    }
  }
}

extension TextBlock.Run {
  fileprivate func width(of part: Substring) -> Double { width(of: String(part)) }

  fileprivate func pieces(of word: Substring, within limit: Double) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    var width = 0.0
    for index in word.indices {
      let extent = self.width(of: word[index...index])
      if width > 0, width + extent > limit {
        pieces.append(word[start..<index])
        (start, width) = (index, 0)
      }
      width += extent
    }
    pieces.append(word[start...])
    return pieces
  }
}

extension Character {
  /// Like `isWhitespace`, which looks up properties of letters, too.
  fileprivate var isBlank: Bool { asciiValue.map { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? isWhitespace }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var copy = self
    while copy.last?.isBlank == true { copy.removeLast() }
    return copy
  }
}

extension String {
  /// Words with the white space after them; Chinese and Japanese characters are words.
  fileprivate var words: [Substring] {
    var words: [Substring] = []
    var start = startIndex
    var wasBreak = false
    for index in indices {
      let character = self[index]
      let isIdeographic = character.unicodeScalars.first?.isIdeographic == true
      if index > start, wasBreak && !character.isBlank || isIdeographic {
        words.append(self[start..<index])
        start = index
      }
      wasBreak = character.isBlank || character == "-" || isIdeographic
    }
    if start < endIndex { words.append(self[start...]) }
    return words
  }
}
