import IBModel
import IBXML

/// A change to the document that removes a finding.
public struct Fix: Sendable {
  /// What it does, as a command: `Remove the outlet`.
  public let title: String
  /// Whether it is made without asking.
  public let safety: Safety
  /// The change as it would be made alone.
  public private(set) var splices: [Splice] = []
  /// The change in the model's terms, so that fixes made together share their consequences: a list that loses
  /// its last members to different fixes goes as well.
  let change: @Sendable (inout ModelEdit) -> Void

  /// Whether a fix may be made without asking.
  public enum Safety: String, Sendable, CaseIterable, Comparable {
    /// The document behaves as before, or there is only one way to repair it.
    case safe
    /// What the document does or looks like may change, or something the author may want is lost.
    case unsafe

    /// Safe comes first.
    public static func < (left: Safety, right: Safety) -> Bool { left == .safe && right == .unsafe }
  }

  private init(_ title: String, _ safety: Safety, _ change: @escaping @Sendable (inout ModelEdit) -> Void) {
    self.title = title
    self.safety = safety
    self.change = change
  }

  /// A fix that is made on `--fix`.
  public static func safe(_ title: String, _ change: @escaping @Sendable (inout ModelEdit) -> Void) -> Fix {
    Fix(title, .safe, change)
  }

  /// A fix that is made on `--fix --unsafe-fixes` only.
  public static func unsafe(_ title: String, _ change: @escaping @Sendable (inout ModelEdit) -> Void) -> Fix {
    Fix(title, .unsafe, change)
  }

  /// The fix with its splices, made on an edit of the document that says nothing yet.
  func spelledOut(on blank: ModelEdit) -> Fix {
    var edit = blank
    change(&edit)
    var fix = self
    fix.splices = edit.splices().sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return fix
  }
}

/// Bytes that fixes made together want.
struct TakenBytes {
  /// Ranges without overlap, in order; at the borders of a range there may be empty ones.
  private var ranges: [Range<Int>] = []

  /// Takes the bytes of a fix, unless it shares some with an earlier fix or inserts something inside of what one
  /// replaces; insertions at one place and at the borders of a range get along.
  mutating func take(_ splices: [Splice]) -> Bool {
    guard splices.allSatisfy({ isFree($0.range) }) else { return false }
    for splice in splices {
      // Findings come in order, so that this mostly is the end.
      let place = ranges.start { ($0.lowerBound, $0.upperBound) > (splice.range.lowerBound, splice.range.upperBound) }
      ranges.insert(splice.range, at: place)
    }
    return true
  }

  private func isFree(_ range: Range<Int>) -> Bool {
    let next = ranges.start { $0.upperBound > range.lowerBound }
    return next == ranges.count || ranges[next].lowerBound >= range.upperBound
  }
}

extension [Range<Int>] {
  /// Where the members of which something holds begin; it must hold of none before and of all behind.
  fileprivate func start(where holds: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
