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

  /// Whether both want the same bytes, so that only one of them can be made at a time.
  func overlaps(_ other: Fix) -> Bool {
    splices.contains { own in other.splices.contains { own.overlaps($0) } }
  }
}

extension Splice {
  /// Whether one range shares bytes with the other or is an insertion inside it; insertions at one place and at
  /// the borders of a range get along.
  fileprivate func overlaps(_ other: Splice) -> Bool {
    range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
  }
}
