extension [BrokenLine] {
  /// The lines with their parts from left to right, each in one direction. Where lines end does not depend on that.
  var asRead: [BrokenLine] {
    guard contains(where: { $0.runs.contains { $0.text.isBidirectional } }) else { return self }
    var lines: [BrokenLine] = []
    while lines.count < count {
      let rest = self[lines.count...]
      let paragraph = rest[...(rest.firstIndex(where: \.endsParagraph) ?? count - 1)]
      let level = BidirectionalText.baseLevel(of: paragraph.flatMap(\.runs).flatMap(\.text.unicodeScalars))
      lines += paragraph.map { $0.asRead(level) }
    }
    return lines
  }
}

extension BrokenLine {
  fileprivate func asRead(_ baseLevel: Int) -> BrokenLine {
    var levels = BidirectionalText(runs.flatMap(\.text.unicodeScalars), baseLevel: baseLevel).levels[...]
    var parts: [(run: TextBlock.Run, level: Int)] = []
    for run in runs {
      var last: Int?
      for scalar in run.text.unicodeScalars {
        let level = levels.removeFirst()
        if level != last {
          parts.append((run, level))
          (parts[parts.count - 1].run.text, parts[parts.count - 1].run.isRightToLeft) = ("", level % 2 == 1)
        }
        last = level
        // Joiners decide the shapes of letters; controls have done what they are for.
        if !scalar.properties.isBidiControl { parts[parts.count - 1].run.text.unicodeScalars.append(scalar) }
      }
    }
    var line = self
    line.runs = BidirectionalText.order(parts.map(\.level)).map { parts[$0].run }
    return line
  }
}

extension String {
  /// Whether a character may be read from right to left; those before Hebrew begin with smaller bytes.
  fileprivate var isBidirectional: Bool {
    utf8.contains { $0 >= 0xD6 }
      && unicodeScalars.contains { [.r, .al, .an, .rle, .rlo, .rli].contains(BidirectionalClass($0)) }
  }
}
