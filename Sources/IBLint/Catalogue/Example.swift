import IBModel

/// A document with or without a finding; documentation and test at the same time.
///
/// `«…»` mark the exact range of each finding. The text is a whole file or a part of a storyboard; `document(of:)` makes it
/// a file.
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

extension Rule {
  /// The claims of an example that are not true of the rule, as clauses. The rule is run alone, in no
  /// project.
  ///
  /// A good example has no finding. A bad one has findings exactly at its marks, or at least one if it has no marks.
  public func failures(of example: Example) -> [String] {
    let marked = MarkedText(Example.document(of: example.marked))
    let document: Document
    do throws(DocumentError) { document = try Document(parsing: Array(marked.text.utf8)) } catch {
      return ["the example is not a document: \(error)"]
    }
    let findings = Linter(Selection(rules: [self])).lint(document).findings
    if example.verdict == .good { return findings.map { "there is a finding in a good example: \($0.message)" } }
    if marked.ranges.isEmpty { return findings.isEmpty ? ["there is no finding in a bad example"] : [] }
    let found = Set(findings.map(\.range))
    let missing = marked.ranges.filter { !found.contains($0) }.map { range in
      "there is no finding at `\(Rule.excerpt(marked.text, range))`"
    }
    let unmarked = findings.filter { !marked.ranges.contains($0.range) }.map { finding in
      "there is a finding that is not marked, at `\(Rule.excerpt(marked.text, finding.range))`: \(finding.message)"
    }
    return missing + unmarked
  }

  /// The beginning of a part of a text, on one line.
  private static func excerpt(_ text: String, _ range: Range<Int>) -> String {
    let part = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let line = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? String(line.prefix(59)) + "…" : line
  }
}
