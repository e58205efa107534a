import IBModel
import IBXML

/// The number of things that a run is finished with, of those that it knows of.
package final class RunProgress: Sendable {
  package static let documents = RunProgress("document")
  /// Files of projects.
  package static let files = RunProgress("file")

  private let noun: String
  private let counts = Locked((done: 0, total: 0))

  private init(_ noun: String) { self.noun = noun }

  package func expect(_ count: Int) { counts.withLock { $0.total += count } }

  package func advance(by count: Int = 1) { counts.withLock { $0.done += count } }

  /// For example `12 of 203 documents`; nil if there are none.
  package var text: String? {
    let counts = counts.withLock { $0 }
    return counts.total == 0 ? nil : "\(counts.done) of \(counted(counts.total, noun))"
  }
}
