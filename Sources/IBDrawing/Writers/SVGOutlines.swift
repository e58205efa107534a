/// Writes the outlines of text. Repeated pieces are written at their first place, and referred to from then on.
struct SVGOutlines {
  private let repetitions: GlyphRepetitions
  private var known: [GlyphPiece: (id: String, x: Int)] = [:]

  init(_ repetitions: GlyphRepetitions) { self.repetitions = repetitions }

  mutating func write(_ words: [(word: GlyphWord, x: Int)], to text: inout Markup, _ names: inout SVGNames) {
    var line = Elements()
    for (word, x) in words {
      if repetitions.isRepeated(word) {
        append(.word(word), at: x, to: &line, &names) { $0.appendParts(of: word, at: x, to: &$1, &$2) }
      } else {
        appendParts(of: word, at: x, to: &line, &names)
      }
    }
    line.write(to: &text)
  }

  private mutating func append(
    _ piece: GlyphPiece, at x: Int, to elements: inout Elements, _ names: inout SVGNames,
    _ contents: (inout SVGOutlines, inout Elements, inout SVGNames) -> Void
  ) {
    if let first = known[piece] { return elements.refer(to: first, at: x) }
    var group = Elements()
    contents(&self, &group, &names)
    let id = names.next()
    known[piece] = (id, x)
    group.write(withID: id, to: &elements.text)
  }

  private mutating func appendParts(
    of word: GlyphWord, at x: Int, to elements: inout Elements, _ names: inout SVGNames
  ) {
    var index = 0
    while index < word.glyphs.count {
      let glyph = word.glyphs[index]
      if let pair = word.pair(at: index), repetitions.isFrequent(pair) {
        append(pair, at: x + glyph.offset, to: &elements, &names) { outlines, group, names in
          for glyph in word.glyphs[index...(index + 1)] {
            outlines.append(glyph.scalar, word.weight, at: x + glyph.offset, to: &group, &names)
          }
        }
        index += 2
      } else {
        append(glyph.scalar, word.weight, at: x + glyph.offset, to: &elements, &names)
        index += 1
      }
    }
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ weight: GlyphWeight, at x: Int, to elements: inout Elements, _ names: inout SVGNames
  ) {
    let glyph = GlyphPiece.glyph(scalar, weight)
    if let first = known[glyph] { return elements.refer(to: first, at: x) }
    guard let outline = GlyphOutlines.outline(scalar, weight) else { return }
    if repetitions.isUnique(glyph) {
      elements.unique.append(outline, at: x)
    } else {
      let id = names.next()
      known[glyph] = (id, x)
      elements.text += "<path id=\""
      elements.text += id
      elements.text += "\" d=\""
      elements.text.append(outline, at: x)
      elements.text += "\"/>"
    }
  }

  /// The content of a group.
  private struct Elements {
    var text = Markup()
    /// The outlines that need no id, as one path.
    var unique = Markup()

    func write(to markup: inout Markup) {
      markup.append(text)
      if unique.isEmpty { return }
      markup += "<path d=\""
      markup.append(unique)
      markup += "\"/>"
    }

    func write(withID id: String, to markup: inout Markup) {
      if text.isEmpty {
        markup += "<path id=\"\(id)\" d=\""
        markup.append(unique)
        markup += "\"/>"
      } else {
        markup += "<g id=\"\(id)\">"
        write(to: &markup)
        markup += "</g>"
      }
    }

    // Most of a text is references; an interpolation would copy each of them.
    mutating func refer(to first: (id: String, x: Int), at x: Int) {
      text += "<use href=\"#"
      text += first.id
      if x != first.x {
        text += "\" x=\""
        text.append(x - first.x)
      }
      text += "\"/>"
    }
  }
}
