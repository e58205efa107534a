#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A counter on standard error for long runs, if it is a terminal.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var count = 0

  /// Shorter runs end before anyone could read the counter.
  private static let leastTotal = 50
  /// Documents between two updates.
  private static let step = 25

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > Progress.leastTotal && isatty(STDERR_FILENO) == 1
  }

  /// Counts one document.
  mutating func advance() {
    count += 1
    if isShown, count.isMultiple(of: Progress.step) { Terminal.show("\r\(count) of \(total) documents") }
  }

  /// Erases the counter.
  func finish() {
    if isShown { Terminal.show("\r\u{1B}[K") }
  }
}
