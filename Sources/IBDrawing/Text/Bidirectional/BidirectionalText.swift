/// A line of text with the level of each character: the Unicode Bidirectional Algorithm, UAX #9. Characters of even
/// levels are read from left to right.
struct BidirectionalText {
  private(set) var levels: [Int]

  /// The level of a paragraph by its first letter.
  static func baseLevel(of paragraph: [Unicode.Scalar]) -> Int {
    IsolatePairs(paragraph).isRightToLeft(in: paragraph.indices) ? 1 : 0
  }

  init(_ scalars: [Unicode.Scalar], baseLevel: Int) {
    let isolates = IsolatePairs(scalars)
    let explicit = ExplicitLevels(isolates, base: baseLevel)
    levels = explicit.levels
    for (places, run) in explicit.isolatingRuns(isolates, base: baseLevel) {
      let brackets = places.map { BidirectionalTable.unicode.brackets[scalars[$0].value] }
      for (place, level) in zip(places, run.levels(brackets)) { levels[place] = level }
    }
    resetSpaces(isolates.classes, baseLevel)
  }

  /// L1: separators, and spaces before them and at the end, have the level of the paragraph. A removed character
  /// has the level of the character before it.
  private mutating func resetSpaces(_ classes: [BidirectionalClass], _ baseLevel: Int) {
    var isAtEnd = true
    for index in classes.indices.reversed() where !classes[index].isRemoved {
      switch classes[index] {
      case .s, .b: isAtEnd = true
      case .ws, .lri, .rli, .fsi, .pdi: break
      default: isAtEnd = false
      }
      if isAtEnd { levels[index] = baseLevel }
    }
    for index in classes.indices where classes[index].isRemoved {
      levels[index] = index == 0 ? baseLevel : levels[index - 1]
    }
  }

  /// L2: the places of characters or parts with these levels, from left to right.
  static func order(_ levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        let end = levels[start...].firstIndex { $0 < level } ?? levels.count
        order[start..<end].reverse()
        start = end + 1
      }
    }
    return order
  }
}

extension ExplicitLevels {
  /// X10: runs of one level with their places; runs that only an isolate separates are one.
  fileprivate func isolatingRuns(_ isolates: IsolatePairs, base: Int) -> [(places: [Int], run: IsolatingRun)] {
    let places = levels.indices.filter { !isolates.classes[$0].isRemoved }
    var runs: [(first: Int, last: Int, places: [Int])] = []
    var continued: [Int: Int] = [:]
    var start = 0
    while start < places.count {
      let end = places[start...].firstIndex { levels[$0] != levels[places[start]] } ?? places.count
      let number = continued[places[start]] ?? runs.count
      if number == runs.count { runs.append((start, start, [])) }
      runs[number].last = end - 1
      runs[number].places += places[start..<end]
      if let closing = isolates.ends[places[end - 1]] { continued[closing] = number }
      start = end
    }
    return runs.map { first, last, members in
      let isOpen = isolates.classes[places[last]].opensIsolate
      let before = first == 0 ? base : levels[places[first - 1]]
      let after = isOpen || last + 1 == places.count ? base : levels[places[last + 1]]
      let run = IsolatingRun(members.map { classes[$0] }, level: levels[members[0]], between: before, after)
      return (members, run)
    }
  }
}
