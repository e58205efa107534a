/// The differing lines of two texts.
///
/// The standard library's `difference(from:)` stores a trace that grows with the square of the number of changes:
/// gigabytes for a rewritten storyboard of 20 000 lines. This is the linear-space form of the same method: E. W. Myers,
/// "An O(ND) difference algorithm and its variations", Algorithmica 1 (1986), 4b.
struct LineDifference {
  /// Lines of the old text and their replacement; one range may be empty.
  struct Change: Equatable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// In ascending order, with at least one unchanged line between them.
  private(set) var changes: [Change] = []

  init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let oldNumbers = old.map { Self.number(of: $0, in: &numbers) }
    let newNumbers = new.map { Self.number(of: $0, in: &numbers) }
    var oldSide = ChangedLines(numbers: oldNumbers)
    var newSide = ChangedLines(numbers: newNumbers)
    Self.markChanges(old: &oldSide, new: &newSide, distinctLines: numbers.count)
    oldSide.shiftRuns(alongside: &newSide)
    newSide.shiftRuns(alongside: &oldSide)
    collectChanges(old: oldSide, new: newSide)
  }

  private static func number(of line: ArraySlice<UInt8>, in numbers: inout [ArraySlice<UInt8>: Int]) -> Int {
    if let number = numbers[line] { return number }
    numbers[line] = numbers.count
    return numbers.count - 1
  }

  /// Marks a minimal set of changed lines, or nearly minimal for very different texts.
  private static func markChanges(old: inout ChangedLines, new: inout ChangedLines, distinctLines: Int) {
    var prefix = 0
    let shorter = min(old.count, new.count)
    while prefix < shorter, old.numbers[prefix] == new.numbers[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old.numbers[old.count - 1 - suffix] == new.numbers[new.count - 1 - suffix] {
      suffix += 1
    }
    // Lines that the other side lacks are certainly changed; the search can skip them.
    let oldIndices = old.markLinesMissing(
      from: new, in: prefix..<old.count - suffix, other: prefix..<new.count - suffix, distinctLines: distinctLines)
    let newIndices = new.markLinesMissing(
      from: old, in: prefix..<new.count - suffix, other: prefix..<old.count - suffix, distinctLines: distinctLines)

    var search = MyersDifference(old: oldIndices.map { old.numbers[$0] }, new: newIndices.map { new.numbers[$0] })
    search.run()
    for index in search.deletions { old[oldIndices[index]] = true }
    for index in search.insertions { new[newIndices[index]] = true }
  }

  private mutating func collectChanges(old: ChangedLines, new: ChangedLines) {
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let oldEnd = old.endOfRun(from: oldIndex)
      let newEnd = new.endOfRun(from: newIndex)
      if oldEnd > oldIndex || newEnd > newIndex {
        changes.append(Change(old: oldIndex..<oldEnd, new: newIndex..<newEnd))
      }
      // Unchanged lines form pairs, so both sides advance by one.
      (oldIndex, newIndex) = (oldEnd + 1, newEnd + 1)
    }
  }
}
