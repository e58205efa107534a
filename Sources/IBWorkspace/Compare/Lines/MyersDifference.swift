/// Finds the fewest deletions and insertions that turn one sequence into another, in linear space.
struct MyersDifference {
  /// In no particular order.
  private(set) var deletions: [Int] = []
  /// In no particular order.
  private(set) var insertions: [Int] = []

  private let old: [Int]
  private let new: [Int]
  /// The furthest old index reached on each diagonal (old index minus new index) from the start and the end.
  private var forward: [Int]
  private var backward: [Int]
  /// The index of diagonal 0 in the two arrays.
  private let origin: Int

  /// The number of edits after which a good path is accepted instead of a shortest one, so that texts with little in
  /// common take a few seconds at most.
  private static let patience = 2048

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    origin = new.count + 1
    forward = Array(repeating: 0, count: old.count + new.count + 3)
    backward = forward
  }

  /// A part of the edit graph: ranges of the two sequences to compare.
  private struct Area {
    var old: Range<Int>
    var new: Range<Int>

    var diagonals: ClosedRange<Int> { old.lowerBound - new.upperBound...old.upperBound - new.lowerBound }
  }

  mutating func run() {
    var remaining = [Area(old: 0..<old.count, new: 0..<new.count)]
    while let next = remaining.popLast() {
      let area = trimmed(next)
      if area.old.isEmpty || area.new.isEmpty {
        deletions += area.old
        insertions += area.new
        continue
      }
      let (x, y) = middle(of: area)
      remaining.append(Area(old: area.old.lowerBound..<x, new: area.new.lowerBound..<y))
      remaining.append(Area(old: x..<area.old.upperBound, new: y..<area.new.upperBound))
    }
  }

  private func trimmed(_ area: Area) -> Area {
    var (x, y) = (area.old.lowerBound, area.new.lowerBound)
    var (endX, endY) = (area.old.upperBound, area.new.upperBound)
    while x < endX, y < endY, old[x] == new[y] { (x, y) = (x + 1, y + 1) }
    while x < endX, y < endY, old[endX - 1] == new[endY - 1] { (endX, endY) = (endX - 1, endY - 1) }
    return Area(old: x..<endX, new: y..<endY)
  }

  /// A point on a shortest path through the area, found by searching from both corners until the searches meet.
  private mutating func middle(of area: Area) -> (x: Int, y: Int) {
    var ahead = Front(diagonal: area.old.lowerBound - area.new.lowerBound, limits: area.diagonals)
    var behind = Front(diagonal: area.old.upperBound - area.new.upperBound, limits: area.diagonals)
    let meetsAhead = (ahead.upper - behind.upper) % 2 != 0
    forward[origin + ahead.upper] = area.old.lowerBound
    backward[origin + behind.upper] = area.old.upperBound

    for _ in 0..<Self.patience {
      ahead.widen(&forward, origin: origin, beyond: -1)
      for diagonal in ahead.descending {
        let x = advance(on: diagonal, in: area)
        if meetsAhead, behind.contains(diagonal), backward[origin + diagonal] <= x { return (x, x - diagonal) }
      }
      behind.widen(&backward, origin: origin, beyond: .max)
      for diagonal in behind.descending {
        let x = retreat(on: diagonal, in: area)
        if !meetsAhead, ahead.contains(diagonal), x <= forward[origin + diagonal] { return (x, x - diagonal) }
      }
    }
    return furthestPoint(ahead, behind, in: area)
  }

  /// Advances by one edit from the start and the equal elements after it; returns the old index reached.
  private mutating func advance(on diagonal: Int, in area: Area) -> Int {
    let place = origin + diagonal
    var x = max(forward[place - 1] + 1, forward[place + 1])
    while x < area.old.upperBound, x - diagonal < area.new.upperBound, old[x] == new[x - diagonal] { x += 1 }
    forward[place] = x
    return x
  }

  /// Advances by one edit from the end and the equal elements before it; returns the old index reached.
  private mutating func retreat(on diagonal: Int, in area: Area) -> Int {
    let place = origin + diagonal
    var x = min(backward[place - 1], backward[place + 1] - 1)
    while x > area.old.lowerBound, x - diagonal > area.new.lowerBound, old[x - 1] == new[x - 1 - diagonal] { x -= 1 }
    backward[place] = x
    return x
  }

  /// The furthest point that one of the searches has reached.
  private func furthestPoint(_ ahead: Front, _ behind: Front, in area: Area) -> (x: Int, y: Int) {
    let (startX, startY) = (area.old.lowerBound, area.new.lowerBound)
    let (endX, endY) = (area.old.upperBound, area.new.upperBound)
    var (best, steps) = ((x: startX, y: startY), -1)
    for diagonal in ahead.descending {
      let x = min(forward[origin + diagonal], endX, endY + diagonal)
      let gained = 2 * x - diagonal - startX - startY
      if gained > steps { (best, steps) = ((x, x - diagonal), gained) }
    }
    for diagonal in behind.descending {
      let x = max(backward[origin + diagonal], startX, startY + diagonal)
      let gained = endX + endY - 2 * x + diagonal
      if gained > steps { (best, steps) = ((x, x - diagonal), gained) }
    }
    return best
  }
}

/// The diagonals that a search has reached: every other one of a range that each edit widens.
private struct Front {
  private(set) var lower: Int
  private(set) var upper: Int
  private let limits: ClosedRange<Int>

  init(diagonal: Int, limits: ClosedRange<Int>) {
    lower = diagonal
    upper = diagonal
    self.limits = limits
  }

  var descending: StrideThrough<Int> { stride(from: upper, through: lower, by: -2) }

  func contains(_ diagonal: Int) -> Bool { lower <= diagonal && diagonal <= upper }

  /// Adds a diagonal on either side, or removes the outermost one where the area ends.
  mutating func widen(_ reached: inout [Int], origin: Int, beyond unreached: Int) {
    if lower > limits.lowerBound {
      lower -= 1
      reached[origin + lower - 1] = unreached
    } else {
      lower += 1
    }
    if upper < limits.upperBound {
      upper += 1
      reached[origin + upper + 1] = unreached
    } else {
      upper -= 1
    }
  }
}
