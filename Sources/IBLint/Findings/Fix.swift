import IBBase
import IBModel
import IBXML

/// A change that resolves a finding.
public struct Fix: Sendable, Hashable {
  /// A description as an imperative: `Remove the outlet`.
  public let title: String
  /// Whether `--fix` alone applies it.
  public let safety: Safety
  /// The byte replacements of this fix alone; empty before `LintReport.withEdits()`.
  public internal(set) var splices: [Splice] = []

  /// Whether `--fix` alone applies a fix.
  public enum Safety: String, Sendable, CaseIterable, Comparable, Encodable {
    /// The app behaves as before, or there is only one way to resolve the finding.
    case safe
    /// The behavior or look of the app may change, or content that the author may want is lost.
    case unsafe

    /// `safe` is less than `unsafe`.
    public static func < (left: Safety, right: Safety) -> Bool { left == .safe && right == .unsafe }
  }

}

/// A fix as rules propose it. It keeps the document in memory, so reports hold it apart from the finding.
public struct ProposedFix: Sendable {
  /// The fix, without splices.
  let fix: Fix
  /// Makes the edit. Fixes that are applied together share one `ModelEdit`, so that a list whose last members are
  /// removed by different fixes is removed as well.
  let change: @Sendable (inout ModelEdit) -> Void

  /// A fix that `--fix` applies.
  public static func safe(_ title: String, _ change: @escaping @Sendable (inout ModelEdit) -> Void) -> ProposedFix {
    ProposedFix(fix: Fix(title: title, safety: .safe), change: change)
  }

  /// A fix that only `--fix --unsafe-fixes` applies.
  public static func unsafe(_ title: String, _ change: @escaping @Sendable (inout ModelEdit) -> Void) -> ProposedFix {
    ProposedFix(fix: Fix(title: title, safety: .unsafe), change: change)
  }

  /// The byte replacements of this fix alone, in order. `unchanged` is an edit of the document without changes.
  func splices(on unchanged: ModelEdit) -> [Splice] {
    var edit = unchanged
    change(&edit)
    return edit.splices().sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}

/// The bytes that the fixes of one pass replace.
struct TakenBytes {
  /// Sorted ranges without overlap. Empty ranges may touch other ranges.
  private var ranges: [Range<Int>] = []

  /// Adds the bytes of a fix. Returns false if they overlap bytes of an earlier fix or are inside a range that it
  /// replaces. Insertions at the same position or at the ends of a range do not overlap.
  mutating func take(_ splices: [Splice]) -> Bool {
    guard splices.allSatisfy({ isFree($0.range) }) else { return false }
    for splice in splices {
      // Findings are sorted, so this is usually the end.
      let place = ranges.partitioningIndex {
        ($0.lowerBound, $0.upperBound) > (splice.range.lowerBound, splice.range.upperBound)
      }
      ranges.insert(splice.range, at: place)
    }
    return true
  }

  private func isFree(_ range: Range<Int>) -> Bool {
    let next = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    return next == ranges.count || ranges[next].lowerBound >= range.upperBound
  }
}
