import IBModel
import IBProject
import IBScene
import IBXML

/// What `ibt lint` checks: a kind of mistake, why it matters, how it is found, and examples.
///
/// Rules are constants in `Rules/`, in a file of their own or as rows of a family (`ColorRules.swift`), listed by group in
/// `Catalogue.swift`. They are independent of each other.
public struct Rule: Sendable, Identifiable {
  /// In snake case; names the mistake and makes sense after the word "allow".
  public let id: String
  /// The part of the document that the rule checks.
  public let group: Group
  /// The severity of its findings.
  public let severity: Severity
  /// Whether the rule is run only when it is selected: it finds what many teams do on purpose.
  public let isOptIn: Bool
  /// Earlier and other tools' names of the rule; they select it as well.
  public let aliases: [String]
  /// What must be known besides the document; the rule is not applicable where one of them is missing.
  public let needs: Set<ProjectPart>
  /// What the rule takes into account where it is known. Without it, the rule is run all the same.
  public let uses: Set<ProjectPart>
  /// Whether it computes the frames of views, which takes most time.
  public let needsFrames: Bool
  /// The rules that say less about a fact that this one reports; their findings about it are its related places.
  public let implies: Set<Rule.ID>
  /// What a configuration may set.
  public let options: [RuleOptionDescription]
  /// The mistake as a noun phrase.
  public let summary: String
  /// What happens to users of the app, or to people who edit the document; whole sentences.
  public let reason: String
  /// Where to click in Xcode, or what to do otherwise.
  public let repair: String
  /// Who does not need the rule, in whole sentences.
  public let whenNotToUse: String
  /// What the fix does; nil if the rule has no fix.
  public let fix: FixSummary?
  /// Documents with and without findings; tests check them all.
  public var examples: [Example] { makeExamples() }
  /// How findings are found.
  public let check: Check

  /// Only pages and tests need examples, so a run does not make them.
  private let makeExamples: @Sendable () -> [Example]

  /// The part of a document that a rule checks.
  public enum Group: String, Sendable, CaseIterable {
    case document, connections, identity, flow, layout, variations, templates
    case accessibility, localization, resources, platform, hygiene
  }

  /// A rule.
  /// - Parameters:
  ///   - id: In snake case, and of no other rule of the run.
  ///   - group: The part of the document that it checks; its name selects the rule, too.
  ///   - severity: That of its findings, which a configuration may change.
  ///   - isOptIn: Whether it is run only when it is selected.
  ///   - aliases: Other names that select it.
  ///   - needs: Parts of the project without which it is not applicable.
  ///   - uses: Parts of the project that it takes into account where they are known.
  ///   - needsFrames: Whether it computes the frames of views.
  ///   - implies: Rules that say less about a fact that this one reports.
  ///   - options: What a configuration may set.
  ///   - summary: The mistake as a noun phrase.
  ///   - reason: What happens because of it, in whole sentences.
  ///   - repair: What to do, in one clause.
  ///   - whenNotToUse: Who does not need it; nil for what follows from the severity.
  ///   - fix: What its fix does; nil without one.
  ///   - examples: Documents with and without findings.
  ///   - check: How findings are found.
  @inline(never) public init(
    id: String, group: Group, severity: Severity, isOptIn: Bool = false, aliases: [String] = [],
    needs: Set<ProjectPart> = [], uses: Set<ProjectPart> = [], needsFrames: Bool = false, implies: Set<Rule.ID> = [],
    options: [RuleOptionDescription] = [],
    summary: String, reason: String, repair: String,
    whenNotToUse: String? = nil, fix: FixSummary? = nil, examples: @autoclosure @escaping @Sendable () -> [Example],
    check: Check
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.isOptIn = isOptIn
    self.aliases = aliases
    self.needs = needs
    self.implies = implies
    self.needsFrames = needsFrames
    // What code decides is never certain in a layout.
    self.uses = needsFrames ? uses.union([.sources]) : uses
    self.options = options
    self.summary = summary
    self.reason = reason
    self.repair = repair
    self.whenNotToUse = whenNotToUse ?? Rule.usualException(severity, isOptIn: isOptIn)
    self.fix = fix
    makeExamples = examples
    self.check = check
  }
}

extension Rule {
  /// Who does not need a rule of which nothing special can be said.
  private static func usualException(_ severity: Severity, isOptIn: Bool) -> String {
    if isOptIn { return "The rule is opt-in because many apps do this on purpose. Run it if yours does not." }
    return switch severity {
    case .error: "Use it always: what it finds fails, unless the document is never loaded."
    case .warning: "If your app does this on purpose in one place, suppress that finding and keep the rule."
    case .info: "If it does not matter to your team, ignore the rule; nothing fails."
    }
  }
}

/// What the fix of a rule does.
public struct FixSummary: Sendable {
  /// Whether `--fix` alone applies the fix.
  public let safety: Fix.Safety
  /// Whole sentences; for an unsafe fix also what may be lost.
  public let text: String

  /// The summary of a fix that `--fix` applies.
  public static func safe(_ text: String) -> FixSummary { FixSummary(safety: .safe, text: text) }

  /// The summary of a fix that only `--fix --unsafe-fixes` applies.
  public static func unsafe(_ text: String) -> FixSummary { FixSummary(safety: .unsafe, text: text) }
}

/// How a rule checks documents. The case says what the linter has to compute first.
public enum Check: Sendable {
  /// Runs for a file that could not be read as a document.
  case file(@Sendable (UnreadableFile, inout Findings) -> Void)
  /// Runs once for each document.
  case document(@Sendable (Document, inout Findings) -> Void)
  /// Runs for each problem that resolving the scenes of a document finds.
  case problems(@Sendable (SceneProblem, Document, inout Findings) -> Void)
  /// Runs once for each document with constraints between the same anchors, by anchors.
  case constraintsBetweenSameAnchors(@Sendable ([[MeantConstraint]], Document, inout Findings) -> Void)
  /// Runs once for each document with layout templates.
  case templates(@Sendable ([TemplateFacts], inout Findings) -> Void)
  /// Runs once for each document, and asks for what it needs.
  case inspection(@Sendable (Inspection, inout Findings) -> Void)
  /// Runs after all other rules for each document with suppressions.
  case suppressions(@Sendable (SuppressedFindings, inout Findings) -> Void)
  /// Runs for each element with one of the names, in document order.
  case elements([Name], @Sendable (Element, Document, inout Findings) -> Void)
  /// Runs for each attribute with one of the names: those with the first one in document order, then those with the next.
  case attributes([Name], @Sendable (Attribute, Document, inout Findings) -> Void)
  /// Runs for each connection of one of the kinds, in document order.
  case connections([Connection.Kind], @Sendable (Connection, Document, inout Findings) -> Void)
}
