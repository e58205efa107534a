/// A part of a text that may be there again.
enum GlyphPiece: Hashable {
  case glyph(Unicode.Scalar, GlyphWeight)
  /// Two glyphs, and how far the second one is from the first, in units of the font.
  case pair(Unicode.Scalar, Unicode.Scalar, Int, GlyphWeight)
  case word(GlyphWord)

  /// In one step: most of the time that text takes is for looking up pieces.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .glyph(let scalar, let weight): hasher.combine(UInt64(scalar.value) << 2 | UInt64(weight.rawValue))
    case .pair(let first, let second, let distance, let weight):
      let glyphs = UInt64(first.value) << 42 | UInt64(second.value) << 21
      hasher.combine(glyphs ^ UInt64(truncatingIfNeeded: distance) << 2 ^ UInt64(weight.rawValue))
    case .word(let word): word.hash(into: &hasher)
    }
  }
}

/// Glyphs with nothing between them.
struct GlyphWord: Hashable {
  /// A glyph and how far it is from the first one, in units of the font.
  struct Glyph: Hashable {
    var scalar: Unicode.Scalar
    var offset: Int
  }

  var weight: GlyphWeight
  var glyphs: [Glyph]

  /// Both ends tell almost all words apart.
  func hash(into hasher: inout Hasher) {
    guard let first = glyphs.first, let last = glyphs.last else { return }
    let ends = UInt64(first.scalar.value) << 42 | UInt64(last.scalar.value) << 21
    hasher.combine(ends ^ UInt64(truncatingIfNeeded: last.offset))
  }

  /// The pair that begins at a glyph; nil at the last one.
  func pair(at index: Int) -> GlyphPiece? {
    guard index + 1 < glyphs.count else { return nil }
    let (first, second) = (glyphs[index], glyphs[index + 1])
    return .pair(first.scalar, second.scalar, second.offset - first.offset, weight)
  }
}

/// A line of text with its glyphs.
struct SetLine {
  let line: TextLine
  let setting: GlyphSetting
  /// Where words begin, in units of the font.
  let words: [(word: GlyphWord, x: Int)]

  init(_ line: TextLine) {
    self.line = line
    setting = GlyphSetting(line)
    words = setting.words(line.weight)
  }
}

extension PictureNode {
  /// Adds the lines in it, in the order in which they are drawn.
  func collectLines(_ lines: inout [SetLine]) {
    for content in contents {
      switch content {
      case .text(let line): lines.append(SetLine(line))
      case .group(let node): node.collectLines(&lines)
      case .shape, .image: break
      }
    }
  }
}

extension GlyphSetting {
  fileprivate func words(_ weight: GlyphWeight) -> [(word: GlyphWord, x: Int)] {
    var words: [(word: GlyphWord, x: Int)] = []
    var (glyphs, start): ([GlyphWord.Glyph], Int) = ([], 0)
    for part in parts + [.space] {
      if case .glyph(let scalar, let place) = part {
        let x = Int(place.rounded())
        if glyphs.isEmpty { start = x }
        glyphs.append(GlyphWord.Glyph(scalar: scalar, offset: x - start))
      } else if !glyphs.isEmpty {
        words.append((GlyphWord(weight: weight, glyphs: glyphs), start))
        glyphs = []
      }
    }
    return words
  }
}

/// Which parts of its texts a picture has more than once.
struct GlyphRepetitions {
  private var counts: [GlyphPiece: Int] = [:]

  /// So many pairs take less room as references.
  private static let fewestPairs = 3

  /// Those of lines; without lines no word and pair counts as repeated, every glyph does.
  init(in lines: [SetLine]) {
    var words: [GlyphWord: Int] = [:]
    for line in lines { for (word, _) in line.words { words[word, default: 0] += 1 } }
    counts.reserveCapacity(4 * words.count)
    for (word, count) in words {
      if count > 1 { counts[.word(word)] = count }
      // What is in a word that is repeated is written once.
      let count = isRepeated(word) ? 1 : count
      for (index, glyph) in word.glyphs.enumerated() {
        counts[.glyph(glyph.scalar, word.weight), default: 0] += count
        if let pair = word.pair(at: index) { counts[pair, default: 0] += count }
      }
    }
  }

  /// Whether a word of several glyphs is there again.
  func isRepeated(_ word: GlyphWord) -> Bool { word.glyphs.count > 1 && counts[.word(word), default: 1] > 1 }

  /// Whether a pair is there often.
  func isFrequent(_ pair: GlyphPiece) -> Bool { counts[pair, default: 1] >= GlyphRepetitions.fewestPairs }

  /// Whether a single glyph is known to be there only once.
  func isUnique(_ glyph: GlyphPiece) -> Bool { counts[glyph] == 1 }
}
