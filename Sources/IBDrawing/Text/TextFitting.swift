import IBLayout
import IBModel

/// Tolerated differences between text and its frame. Widths are estimates, and Xcode's frames are right.
private enum Tolerance {
  /// A line narrower by up to this factor is set to the width of its frame.
  static let narrower = 0.9
  /// A line wider by up to this factor is set to the width of its frame.
  static let wider = 1.18
  /// A text with one line too many is broken again at this width.
  static let secondTry = 1.04
}

extension TextBlock {
  func set(in frame: Rect) -> [TextLine] {
    guard !isEmpty, frame.width > 0, frame.height >= 0, frame.width.isFinite else { return [] }
    let lines = lineLimit == 1 ? [singleLine(in: frame.width)] : severalLines(in: frame)
    let height = lines.reduce(0) { $0 + $1.height } + lines.dropLast().reduce(0) { $0 + $1.gap }
    var y = anchor == .center ? frame.y + (frame.height - height) / 2 : frame.y
    var result: [TextLine] = []
    for line in lines.asRead {
      place(line, top: y, in: frame, into: &result)
      y += line.height + line.gap
    }
    return result
  }

  private func singleLine(in width: Double) -> BrokenLine {
    let paragraphs = paragraphs
    guard var line = paragraphs.first else { return BrokenLine() }
    let natural = line.width
    if natural <= width * (hugsFrame ? Tolerance.wider : 1) + 0.5, paragraphs.count == 1 { return line }
    if let leastScale, natural > width {
      line = line.shrunk(to: width, leastScale: leastScale)
      if line.width <= width * 1.02 { return line }
    }
    return line.width > width || paragraphs.count > 1 ? line.truncated(to: width, lineBreak) : line
  }

  private func severalLines(in frame: Rect) -> [BrokenLine] {
    let lines = self.lines(within: frame.width)
    let most = mostLines(of: lines, in: frame.height)
    guard lines.count > most else { return Array(lines) }
    let retried = self.lines(within: frame.width * Tolerance.secondTry)
    if retried.count <= most { return Array(retried) }
    var last = retried[most - 1]
    // Each line has a character at least, and the truncated one shows so many at its ends.
    let (rest, shown) = (retried[most...], BrokenLine.mostShown)
    for line in rest.count > 2 * shown ? Array(rest.prefix(shown)) + Array(rest.suffix(shown)) : Array(rest) {
      last.appendSpace(like: runs[0])
      for run in line.runs { last.append(run.text[...], like: run) }
    }
    let mode = lineBreak == .wrap ? LineBreak.truncateTail : lineBreak
    return retried[..<(most - 1)] + [last.truncated(to: frame.width, mode)]
  }

  /// The number of lines with room: two thirds of a line are enough to see it.
  private func mostLines(of lines: some Collection<BrokenLine>, in height: Double) -> Int {
    if overflows { return lines.count }
    var room = height
    var count = 0
    for line in lines {
      if count > 0, room < line.height * 2 / 3 { break }
      room -= line.height + line.gap
      count += 1
    }
    return max(1, lineLimit > 0 ? min(lineLimit, count) : count)
  }

  private func place(
    _ line: BrokenLine, top: Double, in frame: Rect, into result: inout [TextLine]
  ) {
    let natural = line.width
    guard natural > 0 else { return }
    let width = setWidth(natural, in: frame.width)
    let scale = width / natural
    var x = frame.x
    switch alignment {
    case .center: x += (frame.width - width) / 2
    case .right: x += frame.width - width
    case .left, .natural, .justified: break
    }
    let baseline = top + line.ascent
    for run in isReflected ? line.runs.reversed() : line.runs where !run.text.isEmpty {
      let extent = run.width * scale
      result.append(
        TextLine(
          run.text, x: x, baseline: baseline, width: extent, size: run.font.size, weight: run.font.weight,
          isItalic: run.font.isItalic, isRightToLeft: run.isRightToLeft, color: run.color))
      x += extent
    }
  }

  /// The width of a line: that of its frame if the text determined that, never more.
  private func setWidth(_ natural: Double, in width: Double) -> Double {
    if hugsFrame, natural >= width * Tolerance.narrower { return width }
    return overflows && lineBreak == .clip ? natural : min(natural, width)
  }
}

extension BrokenLine {
  /// Reduces the size until the line fits. Small text is set wider, so one step is not enough.
  func shrunk(to width: Double, leastScale: Double) -> BrokenLine {
    var line = self
    var scale = 1.0
    for _ in 0..<4 where line.width > width && scale > leastScale {
      scale = max(leastScale, scale * width / line.width)
      line.runs = runs.map { run in
        var run = run
        run.font = run.font.scaled(scale)
        return run
      }
    }
    return line
  }

  /// The characters at either end of a line that a picture has room for.
  fileprivate static let mostShown = 5000

  /// Adds an ellipsis for missing characters.
  func truncated(to width: Double, _ mode: LineBreak) -> BrokenLine {
    guard let first = runs.first else { return self }
    let all = runs.lazy.flatMap { run in run.text.lazy.map { (character: $0, run: run) } }
    let isLong = runs.reduce(0) { $0 + $1.text.count } > 2 * BrokenLine.mostShown
    let characters =
      isLong ? Array(all.prefix(BrokenLine.mostShown)) + all.suffix(BrokenLine.mostShown) : Array(all)
    let kept = { (count: Int) -> BrokenLine in
      var line = BrokenLine()
      let (head, tail) = mode.kept(count)
      for (character, run) in characters.prefix(head) { line.append(String(character)[...], like: run) }
      if mode != .clip { line.append("…", like: line.runs.last ?? first) }
      for (character, run) in characters.suffix(tail) { line.append(String(character)[...], like: run) }
      return line
    }
    var (least, most) = (0, characters.count)
    while least < most {
      let middle = (least + most + 1) / 2
      if kept(middle).width <= width { least = middle } else { most = middle - 1 }
    }
    return kept(least)
  }
}

extension LineBreak {
  /// The numbers of characters to keep at the beginning and at the end.
  fileprivate func kept(_ count: Int) -> (head: Int, tail: Int) {
    switch self {
    case .wrap, .clip, .truncateTail: (count, 0)
    case .truncateHead: (0, count)
    case .truncateMiddle: ((count + 1) / 2, count / 2)
    }
  }
}
