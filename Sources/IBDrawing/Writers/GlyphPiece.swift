import IBModel

/// A part of a text that may occur again.
enum GlyphPiece: Hashable {
  case glyph(Unicode.Scalar, GlyphWeight)
  /// Two glyphs with their distance, in units of the font.
  case pair(Unicode.Scalar, Unicode.Scalar, Int, GlyphWeight)
  case word(GlyphWord)

  /// Hashes in one step, since looking up pieces takes most of the time for text.
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

/// Adjacent glyphs.
struct GlyphWord: Hashable {
  /// A glyph and its distance from the first one, in units of the font.
  struct Glyph: Hashable {
    var scalar: Unicode.Scalar
    var offset: Int
  }

  var weight: GlyphWeight
  var glyphs: [Glyph]

  /// Both ends distinguish almost all words.
  func hash(into hasher: inout Hasher) {
    guard let first = glyphs.first, let last = glyphs.last else { return }
    let ends = UInt64(first.scalar.value) << 42 | UInt64(last.scalar.value) << 21
    hasher.combine(ends ^ UInt64(truncatingIfNeeded: last.offset))
  }

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
  /// The starts of words, in units of the font.
  let words: [(word: GlyphWord, x: Int)]

  init(_ line: TextLine) {
    self.line = line
    setting = GlyphSetting(line)
    words = setting.words(line.weight)
  }
}

extension PictureNode {
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
        // Kerning of a document can move a glyph out of any picture.
        let x = place.magnitude < 1e9 ? Int(nearest: place) : 0
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

/// Counts the repeated parts of a picture's texts.
struct GlyphRepetitions {
  private var counts: [GlyphPiece: Int] = [:]

  /// From this number on, pairs take less room as references.
  private static let fewestPairs = 3

  /// Without lines no word or pair counts as repeated, but every glyph does.
  init(in lines: [SetLine]) {
    var words: [GlyphWord: Int] = [:]
    for line in lines { for (word, _) in line.words { words[word, default: 0] += 1 } }
    counts.reserveCapacity(4 * words.count)
    for (word, count) in words {
      if count > 1 { counts[.word(word)] = count }
      // Parts of a repeated word are written once.
      let count = isRepeated(word) ? 1 : count
      for (index, glyph) in word.glyphs.enumerated() {
        counts[.glyph(glyph.scalar, word.weight), default: 0] += count
        if let pair = word.pair(at: index) { counts[pair, default: 0] += count }
      }
    }
  }

  func isRepeated(_ word: GlyphWord) -> Bool { word.glyphs.count > 1 && counts[.word(word), default: 1] > 1 }

  func isFrequent(_ pair: GlyphPiece) -> Bool { counts[pair, default: 1] >= GlyphRepetitions.fewestPairs }

  func isUnique(_ glyph: GlyphPiece) -> Bool { counts[glyph] == 1 }
}
