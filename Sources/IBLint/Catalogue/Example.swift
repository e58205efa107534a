import IBModel

/// A document with or without a finding; documentation and test at the same time.
///
/// `«…»` mark the exact range of each finding. The text is a whole file if it is empty or starts with `<?xml`,
/// `<document` or `<archive`. Otherwise it is scenes (if it starts with `<scene`) or the objects of one scene, indented
/// by two spaces per level.
public struct Example: Sendable, Hashable {
  /// Whether rules find something.
  public internal(set) var verdict: Verdict
  /// The text with the marks.
  public let marked: String
  /// Other files of the project, by path. The document is `Main.storyboard` beside them.
  public internal(set) var files: [String: String]

  /// The findings of rules in an example.
  public enum Verdict: Sendable, Hashable {
    /// No rule finds anything.
    case good
    /// The rule finds the marked ranges; `fixed` is the text after its fix, if it has one.
    case bad(fixed: String?)
  }

  /// An example without findings.
  public static func good(_ text: String, files: [String: String] = [:]) -> Example {
    Example(verdict: .good, marked: text, files: files)
  }

  /// An example with a finding at each mark, and its text after the fix of the rule.
  public static func bad(
    _ marked: String, fixed: String? = nil, files: [String: String] = [:]
  ) -> Example {
    Example(verdict: .bad(fixed: fixed), marked: marked, files: files)
  }

  /// The text without the marks.
  public var text: String { MarkedText(marked).text }
}
