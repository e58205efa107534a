/// A growing list of plain values that keeps its capacity.
///
/// It owns unsafe memory, because the checks of arrays and of class properties take about 15 % of the solver's time.
/// Debug builds check the index of every access.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 0
  private(set) var count = 0

  /// A list without memory: a solver has 130 lists, and most documents need a third of them.
  init() {
    // Never read; an alignment is not 0.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  deinit { if capacity > 0 { base.deallocate() } }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Valid until the buffer grows.
  @inline(__always) func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    return base + index
  }

  /// Valid until the buffer grows.
  var values: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  @inline(__always) mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  /// New values must be written before they are read.
  mutating func resize(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  mutating func extend(to newCount: Int, with element: Element) {
    if newCount > count { append(element, times: newCount - count) }
  }

  mutating func fill(_ newCount: Int, with element: Element) {
    if newCount > capacity { grow(to: newCount) }
    base.update(repeating: element, count: newCount)
    count = newCount
  }

  mutating func append(_ element: Element, times: Int) {
    if count + times > capacity { grow(to: count + times) }
    (base + count).update(repeating: element, count: times)
    count += times
  }

  private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity * 2, 16)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    new.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = new
    capacity = newCapacity
  }
}
