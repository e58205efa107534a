import IBXML

/// A bar on standard error for long runs, if it is a terminal.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private var count = 0

  /// Shorter runs end before anyone could read the bar.
  private static let leastTotal = 50
  /// Documents between two updates.
  private static let step = 25
  /// Columns between the brackets.
  private static let width = 30

  init(total: Int, isShown: Bool) {
    let isDumb = CurrentProcess.variable("TERM") == "dumb"
    self.total = total
    self.isShown = isShown && total > Progress.leastTotal && CurrentProcess.isTerminal(.error) && !isDumb
  }

  mutating func advance(by documents: Int) {
    let shown = count / Progress.step
    count += documents
    if isShown, count / Progress.step > shown { Terminal.show("\r\(line)") }
  }

  private var line: String {
    let done = Progress.width * count / total
    let bar = String(repeating: "#", count: done) + String(repeating: "-", count: Progress.width - done)
    return "[\(bar)] \(count) of \(total) documents"
  }

  func finish() {
    if isShown { Terminal.show("\r\u{1B}[K") }
  }
}
