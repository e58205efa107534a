/// The lines of a text, represented by numbers that equal lines share, with marks for changed ones.
struct ChangedLines {
  let numbers: [Int]
  /// One mark per line, with an unchanged line before the first and after the last.
  private var marks: [Bool]

  var count: Int { numbers.count }

  init(numbers: [Int]) {
    self.numbers = numbers
    marks = Array(repeating: false, count: numbers.count + 2)
  }

  /// Whether the line is changed; -1 and the count are unchanged lines.
  subscript(_ index: Int) -> Bool {
    get { marks[index + 1] }
    set { marks[index + 1] = newValue }
  }

  /// The first unchanged line at or after the index.
  func endOfRun(from index: Int) -> Int {
    var end = index
    while self[end] { end += 1 }
    return end
  }

  /// The start of the run of changes that ends before the index.
  func startOfRun(before index: Int) -> Int {
    var start = index
    while self[start - 1] { start -= 1 }
    return start
  }

  /// Marks the lines of the range that the other range lacks, and returns the rest.
  mutating func markLinesMissing(
    from other: ChangedLines, in range: Range<Int>, other otherRange: Range<Int>, distinctLines: Int
  ) -> [Int] {
    var occurs = Array(repeating: false, count: distinctLines)
    for number in other.numbers[otherRange] { occurs[number] = true }
    var rest: [Int] = []
    for index in range {
      if occurs[numbers[index]] { rest.append(index) } else { self[index] = true }
    }
    return rest
  }

  /// Moves runs of changes across equal lines, as `diff` does: runs that can touch are merged, and a run moves to
  /// changes of the other text, or else as far down as possible.
  mutating func shiftRuns(alongside other: inout ChangedLines) {
    // `place` is the line of the other text that the line at `index` pairs with.
    var (index, place) = (0, 0)
    while true {
      while index < count, !self[index] {
        index += 1
        place = other.endOfRun(from: place) + 1
      }
      place = other.endOfRun(from: place)
      if index >= count { return }
      var run = Run(start: index, end: endOfRun(from: index), place: place)
      shift(&run, other)
      (index, place) = (run.end, run.place)
    }
  }

  /// A run of changed lines and the unchanged line of the other text that pairs with the line after it.
  private struct Run {
    var start: Int
    var end: Int
    var place: Int
  }

  private mutating func shift(_ run: inout Run, _ other: ChangedLines) {
    var alignedEnd = run.end
    var length: Int
    repeat {
      length = run.end - run.start
      while run.start > 0, numbers[run.start - 1] == numbers[run.end - 1] { moveUp(&run, other) }
      alignedEnd = other[run.place - 1] ? run.end : count
      while run.end < count, numbers[run.start] == numbers[run.end] {
        moveDown(&run, other)
        if other[run.place - 1] { alignedEnd = run.end }
      }
    } while length != run.end - run.start
    while alignedEnd < run.end { moveUp(&run, other) }
  }

  private mutating func moveUp(_ run: inout Run, _ other: ChangedLines) {
    self[run.start - 1] = true
    self[run.end - 1] = false
    run.start = startOfRun(before: run.start - 1)
    run.end -= 1
    run.place = other.startOfRun(before: run.place) - 1
  }

  private mutating func moveDown(_ run: inout Run, _ other: ChangedLines) {
    self[run.start] = false
    self[run.end] = true
    run.start += 1
    run.end = endOfRun(from: run.end + 1)
    run.place = other.endOfRun(from: run.place + 1)
  }
}
