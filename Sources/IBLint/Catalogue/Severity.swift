/// The severity of a finding.
public enum Severity: String, Sendable, CaseIterable, Comparable, Encodable {
  /// Good to know; nothing fails.
  case info
  /// Something probably differs from what the author intended.
  case warning
  /// Something fails when the document is built, loaded or shown.
  case error

  /// A lower severity is less than a higher one.
  public static func < (left: Severity, right: Severity) -> Bool {
    left != right && (left == .info || right == .error)
  }
}
