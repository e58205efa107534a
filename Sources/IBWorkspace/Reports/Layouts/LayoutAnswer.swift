import IBLayout
import IBModel

/// The report on the layouts of some view trees in a situation, and the faults in them.
package struct LayoutAnswer {
  /// nil if there is nothing to report.
  package let report: (any Report)?
  package let failures: [LayoutError]
  package let hasConflicts: Bool
  /// Whether a fault does not rest on estimated numbers.
  package let isCertainlyFaulty: Bool

  /// The subject of an answer about layouts.
  package enum Subject: Sendable {
    case frames
    /// Only faults.
    case problems
  }

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
    case .problems: report = faults.isEmpty ? nil : LayoutReport(layouts, of: resolved, in: loaded, only: faults)
    }
    failures = results.failures.filter { roots.contains($0.root) }
    hasConflicts = layouts.contains { !$0.conflicts.isEmpty }
    isCertainlyFaulty = faults.isCertain
  }
}
