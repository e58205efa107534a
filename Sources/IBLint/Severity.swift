/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing goes wrong.
  case info
  /// Something is likely not as it was meant.
  case warning
  /// Something goes wrong when the document is built, loaded or shown.
  case error

  /// A lesser severity comes first.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
