/// A point on a line at which the slope of the error changes.
struct Breakpoint {
  var distance: Double
  var jump: Double
  /// Larger is better for rounding errors.
  var pivotSize: Double
  var slot: Int32

  @inline(__always) func comesBefore(_ other: Breakpoint) -> Bool {
    if distance != other.distance { return distance < other.distance }
    if pivotSize != other.pivotSize { return pivotSize > other.pivotSize }
    return slot < other.slot
  }
}

/// Only the nearest breakpoints are needed, so they form a binary heap.
struct Breakpoints: ~Copyable {
  private var heap = Buffer<Breakpoint>()

  init() {}

  mutating func removeAll() { heap.removeAll() }

  mutating func append(_ breakpoint: Breakpoint) { heap.append(breakpoint) }

  func heapify() {
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  mutating func popNearest() -> Breakpoint? {
    guard let last = heap.popLast() else { return nil }
    if heap.isEmpty { return last }
    let nearest = heap[0]
    heap[0] = last
    sink(0)
    return nearest
  }

  private func sink(_ start: Int) {
    var index = start
    let moved = heap[index]
    while true {
      var child = 2 * index + 1
      if child >= heap.count { break }
      if child + 1 < heap.count && heap[child + 1].comesBefore(heap[child]) { child += 1 }
      if !heap[child].comesBefore(moved) { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = moved
  }
}
