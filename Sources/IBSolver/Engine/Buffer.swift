/// A growing row of plain values that keeps its room.
///
/// Unsafe memory, owned here, since the checks of arrays and of class properties cost the solver about 15 %; debug
/// builds check every index.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 16
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

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

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// The last value, taken off.
  @inline(__always) mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  /// Keeps the first values only.
  @inline(__always) mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  /// Room for as many values as asked for, which are to be written before they are read.
  mutating func resize(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    count = newCount
  }

  /// At least as many values as asked for; those that are new are all the same.
  mutating func extend(to newCount: Int, with element: Element) {
    if newCount > count { append(element, times: newCount - count) }
  }

  /// As many values as asked for, all the same.
  mutating func fill(_ newCount: Int, with element: Element) {
    if newCount > capacity { grow(to: newCount) }
    base.update(repeating: element, count: newCount)
    count = newCount
  }

  /// Adds the same value several times.
  mutating func append(_ element: Element, times: Int) {
    if count + times > capacity { grow(to: count + times) }
    (base + count).update(repeating: element, count: times)
    count += times
  }

  private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity * 2)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    new.update(from: base, count: count)
    base.deallocate()
    base = new
    capacity = newCapacity
  }
}
