import IBModel
import IBXML

/// One kind of fault: what it is, why it matters, how it is found, and documents that show it.
///
/// Rules are constants, one a file of `Rules/`, listed in `Catalogue.swift`. They do not know each other.
public struct Rule: Sendable, Identifiable {
  /// Snake case; names the fault and reads well after "allow".
  public let id: String
  /// The part of the document the fault is in.
  public let group: Group
  /// How much each of its findings matters.
  public let severity: Severity
  /// The fault as a noun phrase.
  public let summary: String
  /// What the people who use the app, or the document, get to feel; whole sentences.
  public let reason: String
  /// Where to click in Xcode, or what to do instead.
  public let repair: String
  /// What the fix does; nil when there is none.
  public let fix: FixSummary?
  /// Documents with and without the fault; tests run them all.
  public let examples: [Example]
  /// How the fault is found.
  public let check: Check

  /// The part of a document a rule is about.
  public enum Group: String, Sendable, CaseIterable {
    case document, connections, layout, templates
  }

  init(
    id: String, group: Group, severity: Severity, summary: String, reason: String, repair: String,
    fix: FixSummary? = nil,
    examples: [Example], check: Check
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.repair = repair
    self.fix = fix
    self.examples = examples
    self.check = check
  }
}

/// What the fix of a rule does, in words.
public struct FixSummary: Sendable {
  /// Whether the fix is made without asking.
  public let safety: Fix.Safety
  /// Whole sentences; for an unsafe fix also what may be lost.
  public let text: String

  static func safe(_ text: String) -> FixSummary { FixSummary(safety: .safe, text: text) }

  static func unsafe(_ text: String) -> FixSummary { FixSummary(safety: .unsafe, text: text) }
}

/// How a rule looks for its fault; the case says what has to be known first.
public enum Check: Sendable {
  /// Is asked about a file that could not be read as a document.
  case file(@Sendable (UnreadableFile, inout Findings) -> Void)
  /// Is asked once about each document.
  case document(@Sendable (Document, inout Findings) -> Void)
  /// Is asked once about the layout templates of a document that has some.
  case templates(@Sendable ([TemplateFacts], inout Findings) -> Void)
  /// Is asked about each element with one of the names, in document order.
  case elements([Name], @Sendable (Element, Document, inout Findings) -> Void)
}
