/// The open rows of the elimination, as sparse rows that change, with their columns.
struct EliminationMemory: ~Copyable {
  struct Row {
    var start: Int32
    var count: Int32
    var capacity: Int32
    var origin: Int32
    var constant: Affine
    /// The largest original coefficient, for errors in points.
    var scale: Double
    var isOpen = true
    var pass: Int32 = 0
  }

  /// A row in a column; stale if the row no longer contains the unknown.
  struct Link {
    var row: Int32
    var next: Int32
  }

  var rows = Buffer<Row>()
  var entries = Buffer<Entry>()
  var head = Buffer<Int32>()
  var links = Buffer<Link>()
  var degree = Buffer<Int32>()
  var position = Buffer<Int32>()
  var touched = Buffer<Int32>()

  var singles = Buffer<Int32>()
  var short = Buffer<Int32>()
  var doubles = Buffer<Int32>()
  var laterDoubles = Buffer<Int32>()
  /// The first row of each length; rows of the same length are linked. Entries may be stale.
  var bucketHead = Buffer<Int32>()
  var bucketLinks = Buffer<Link>()
  /// The index of the first bucket that may contain rows.
  var firstBucket = longestBucket + 1

  /// Pivots much smaller than the largest coefficient of their row would increase rounding errors.
  static let smallestPivotShare = 0.01
  /// Rows of at least this length are treated as equally long.
  static let longestBucket = 64

  init() {}

  mutating func clear(variableCount: Int) {
    rows.removeAll()
    entries.removeAll()
    links.removeAll()
    short.removeAll()
    doubles.removeAll()
    laterDoubles.removeAll()
    bucketLinks.removeAll()
    head.fill(variableCount, with: -1)
    position.fill(variableCount, with: 0)
    bucketHead.fill(Self.longestBucket + 1, with: -1)
    firstBucket = Self.longestBucket + 1
  }

  @inline(__always) mutating func link(_ row: Int32, to variable: Int32) {
    links.append(Link(row: row, next: head[variable]))
    head[variable] = Int32(links.count - 1)
  }

  mutating func enqueue(_ row: Int32) {
    let count = Int(rows[row].count)
    if count <= 2 { return short.append(row) }
    let bucket = min(count, Self.longestBucket)
    bucketLinks.append(Link(row: row, next: bucketHead[bucket]))
    bucketHead[bucket] = Int32(bucketLinks.count - 1)
    firstBucket = min(firstBucket, bucket)
  }

  /// Removes the shortest open row of at least three terms from its queue and returns it.
  mutating func popShortest() -> Int32? {
    while firstBucket <= Self.longestBucket {
      while bucketHead[firstBucket] >= 0 {
        let link = bucketLinks[bucketHead[firstBucket]]
        bucketHead[firstBucket] = link.next
        let isCurrent = min(Int(rows[link.row].count), Self.longestBucket) == firstBucket
        if rows[link.row].isOpen && isCurrent { return link.row }
      }
      firstBucket += 1
    }
    return nil
  }

  mutating func index(of variable: Int32, in row: Int32) -> Int? {
    let start = Int(rows[row].start)
    for index in start..<start + Int(rows[row].count) where entries[index].index == variable { return index }
    return nil
  }

  mutating func add(_ factor: Double, times source: Int32, to target: Int32, without pivot: Int32) {
    makeRoom(in: target, for: rows[source].count)
    let start = Int(rows[target].start)
    var count = Int(rows[target].count)
    for index in start..<start + count { position[entries[index].index] = Int32(index) }
    let sourceStart = Int(rows[source].start)
    for index in sourceStart..<sourceStart + Int(rows[source].count) {
      let entry = entries[index]
      let known = Int(position[entry.index])
      if known >= start && known < start + count && entries[known].index == entry.index {
        let sum = entries[known].coefficient + factor * entry.coefficient
        let scale = abs(entries[known].coefficient) + abs(factor * entry.coefficient)
        let isGone = entry.index == pivot || abs(sum) <= Tolerance.coefficient * scale
        entries[known].coefficient = isGone ? 0 : sum
      } else {
        position[entry.index] = Int32(start + count)
        entries[start + count] = Entry(coefficient: factor * entry.coefficient, index: entry.index)
        count += 1
        degree[entry.index] += 1
        link(target, to: entry.index)
      }
    }
    compact(target, count: count)
    rows[target].constant += factor * rows[source].constant
  }

  private mutating func compact(_ row: Int32, count: Int) {
    let start = Int(rows[row].start)
    var kept = start
    for index in start..<start + count {
      let entry = entries[index]
      if entry.coefficient == 0 {
        degree[entry.index] -= 1
        touched.append(entry.index)
      } else {
        entries[kept] = entry
        kept += 1
      }
    }
    rows[row].count = Int32(kept - start)
  }

  private mutating func makeRoom(in row: Int32, for more: Int32) {
    let old = rows[row]
    let needed = old.count + more
    if needed <= old.capacity { return }
    let capacity = needed + needed / 2
    let start = Int32(entries.count)
    entries.append(Entry(coefficient: 0, index: 0), times: Int(capacity))
    for offset in 0..<old.count { entries[start + offset] = entries[old.start + offset] }
    rows[row].start = start
    rows[row].capacity = capacity
  }
}
