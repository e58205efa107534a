/// Characters of one level that follow each other when isolates are skipped: the rules W1 to I2 of UAX #9.
struct IsolatingRun {
  private let level: Int
  /// The directions before and after it.
  private let (start, end): (BidirectionalClass, BidirectionalClass)
  private var classes: [BidirectionalClass]
  private let original: [BidirectionalClass]

  private static let mostOpenBrackets = 63

  init(_ classes: [BidirectionalClass], level: Int, between before: Int, _ after: Int) {
    (self.classes, original, self.level) = (classes, classes, level)
    (start, end) = (IsolatingRun.direction(max(level, before)), IsolatingRun.direction(max(level, after)))
  }

  private static func direction(_ level: Int) -> BidirectionalClass { level % 2 == 0 ? .l : .r }

  /// The levels of the characters. Brackets have the number of their pair, closing ones the negative.
  func levels(_ brackets: [Int?]) -> [Int] {
    var run = self
    run.resolveMarksAndNumbers()
    run.resolveSeparators()
    run.resolveBrackets(brackets)
    run.resolveNeutrals()
    return run.classes.map { resolved in
      switch resolved {
      case .l: level + level % 2
      case .r: level + (level + 1) % 2
      default: level + 2 - level % 2
      }
    }
  }

  /// W1 to W3.
  private mutating func resolveMarksAndNumbers() {
    var (previous, strong) = (start, start)
    for index in classes.indices {
      if classes[index] == .nsm { classes[index] = previous.opensIsolate || previous == .pdi ? .on : previous }
      previous = classes[index]
      switch previous {
      case .l, .r: strong = previous
      case .al: (strong, classes[index]) = (.al, .r)
      case .en where strong == .al: classes[index] = .an
      default: break
      }
    }
  }

  /// W4 to W7.
  private mutating func resolveSeparators() {
    for index in classes.indices.dropFirst().dropLast() where classes[index - 1] == classes[index + 1] {
      switch (classes[index], classes[index - 1]) {
      case (.es, .en), (.cs, .en), (.cs, .an): classes[index] = classes[index - 1]
      default: break
      }
    }
    let (after, before) = (classes.indices.dropFirst(), classes.indices.dropLast().reversed())
    for index in after where classes[index] == .et && classes[index - 1] == .en { classes[index] = .en }
    for index in before where classes[index] == .et && classes[index + 1] == .en { classes[index] = .en }
    var strong = start
    for index in classes.indices {
      switch classes[index] {
      case .es, .et, .cs: classes[index] = .on
      case .l, .r: strong = classes[index]
      case .en where strong == .l: classes[index] = .l
      default: break
      }
    }
  }

  /// N0: brackets have the direction of the run if it occurs between them; otherwise the one of the text before them if
  /// anything between them has a direction.
  private mutating func resolveBrackets(_ brackets: [Int?]) {
    let embedding = IsolatingRun.direction(level)
    for pair in pairs(of: brackets) {
      let inside = Set(classes[pair].compactMap(\.direction))
      if inside.isEmpty { continue }
      let before = classes[..<pair.lowerBound].lazy.reversed().compactMap(\.direction).first ?? start
      for place in [pair.lowerBound, pair.upperBound] {
        classes[place] = inside.contains(embedding) ? embedding : before
        let end = original[(place + 1)...].firstIndex { $0 != .nsm } ?? classes.endIndex
        for mark in (place + 1)..<end { classes[mark] = classes[place] }
      }
    }
  }

  /// BD16: the pairs in the order of their opening brackets.
  private func pairs(of brackets: [Int?]) -> [ClosedRange<Int>] {
    var open: [(pair: Int, place: Int)] = []
    var pairs: [ClosedRange<Int>] = []
    for place in classes.indices where classes[place] == .on {
      guard let bracket = brackets[place] else { continue }
      if bracket > 0 {
        if open.count == IsolatingRun.mostOpenBrackets { return [] }
        open.append((bracket, place))
      } else if let match = open.lastIndex(where: { $0.pair == -bracket }) {
        pairs.append(open[match].place...place)
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// N1 and N2.
  private mutating func resolveNeutrals() {
    var place = 0
    while place < classes.count {
      let last = classes[place...].firstIndex { $0.direction != nil } ?? classes.count
      let before = place == 0 ? start : classes[place - 1].direction
      let after = last == classes.count ? end : classes[last].direction
      let direction = before == after ? before : IsolatingRun.direction(level)
      for neutral in place..<last { classes[neutral] = direction ?? .on }
      place = last + 1
    }
  }
}
