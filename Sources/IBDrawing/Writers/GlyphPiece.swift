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

extension GlyphSetting {
  /// The words of the line and where they begin, in units of the font.
  func words(_ weight: GlyphWeight) -> [(word: GlyphWord, x: Int)] {
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

  /// Nothing is known: no word and pair counts as repeated, every glyph does.
  init() {}

  /// Those of groups with what is in them.
  init(in nodes: [PictureNode]) {
    var words: [GlyphWord: Int] = [:]
    for node in nodes { GlyphRepetitions.count(in: node, &words) }
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

  private static func count(in node: PictureNode, _ words: inout [GlyphWord: Int]) {
    for content in node.contents {
      switch content {
      case .text(let line): for (word, _) in GlyphSetting(line).words(line.weight) { words[word, default: 0] += 1 }
      case .group(let node): count(in: node, &words)
      case .shape, .image: break
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
