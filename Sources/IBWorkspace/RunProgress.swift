import IBBase

/// The number of steps that a run is finished with, of those that it knows of. A step is about one file.
package enum RunProgress {
  private static let counts = Locked((done: 0, total: 0))

  package static func expect(_ count: Int) { counts.withLock { $0.total += count } }

  package static func advance(by count: Int = 1) { counts.withLock { $0.done += count } }

  private static let listener = Locked<@Sendable (String) -> Void>({ _ in })

  /// Sets who shows notes, such as one about what the run waits for.
  package static func showNotes(_ show: @escaping @Sendable (String) -> Void) { listener.withLock { $0 = show } }

  static func note(_ text: String) { listener.withLock { $0 }(text) }

  package static var text: String {
    let counts = counts.withLock { $0 }
    return counts.total == 0 ? "working" : "\(counts.done) of \(counts.total) steps"
  }
}
