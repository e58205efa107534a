import IBLayout
import IBModel

/// What is said about the layouts of some view trees of a document in a situation, and how they are.
package struct LayoutAnswer {
  /// nil when there is nothing to say.
  package let report: (any Report)?
  /// Why view trees have no layout.
  package let failures: [LayoutFailure]
  /// Whether some constraints conflict.
  package let hasConflicts: Bool
  /// Whether something is wrong that does not rest on estimated numbers.
  package let isCertainlyFaulty: Bool

  /// What an answer about layouts contains.
  package enum Subject: Sendable {
    /// Every view with its frame.
    case frames
    /// Only what is wrong.
    case problems
  }

  /// The frames of view trees.
  package init(
    for roots: [Object], of resolved: ResolvedDocument, in loaded: LoadedDocument, by engine: LayoutEngine,
    tells subject: Subject
  ) {
    let results = engine.layouts(of: resolved)
    var layouts = results.solved.filter { roots.contains($0.root) }
    if !resolved.environment.situation.isCanvasOfDocument { layouts = layouts.map(\.withoutMisplacement) }
    let faults = DocumentFaults(layouts, resolved.problems)
    switch subject {
    case .frames: report = LayoutReport(layouts, of: resolved, in: loaded)
    case .problems: report = faults.isEmpty ? nil : LayoutReport(faults, of: resolved, in: loaded)
    }
    failures = results.failures.filter { roots.contains($0.root) }
    hasConflicts = layouts.contains { !$0.conflicts.isEmpty }
    isCertainlyFaulty = faults.isCertain
  }

  /// What happens to view trees as they become wider or higher.
  package init(
    for roots: [Object], of resolved: ResolvedDocument, in loaded: LoadedDocument, sweeping sweep: Sweep
  ) {
    let results = resolved.scenes.filter { roots.contains($0.root) }.map { scene in
      Result { () throws(LayoutFailure) in try sweep.answer(of: scene) }
    }
    let found = results.compactMap { try? $0.get() }
    report = SweepReport(found, along: sweep.axis, in: InspectedDocument(loaded))
    failures = results.compactMap(\.failure)
    hasConflicts = found.contains(where: \.hasConflicts)
    isCertainlyFaulty = hasConflicts
  }
}
