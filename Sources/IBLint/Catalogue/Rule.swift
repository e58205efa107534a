import IBModel
import IBProject
import IBTemplates
import IBXML

/// A kind of mistake that `ibt lint` finds: the part of it that the program decides by.
///
/// Rules are constants in `Rules/`, listed by group in `Catalogue.swift`. They are independent of each other. The texts for
/// people are the page of the rule, `Documents/Rules/‹id›.md`.
public struct Rule: Sendable, Identifiable {
  /// Name of the mistake in snake case, which makes sense after the word "allow".
  public let id: String
  /// The part of the document that the rule checks.
  public let group: Group
  /// The settings that a configuration may change.
  public let options: [RuleOptionDescription]
  /// The cases of the mistake that can be selected and suppressed alone: several in a family, otherwise the rule itself.
  public private(set) var kinds: [Kind]
  /// The checks that report the kinds of a family that have none of their own.
  let checks: [Check]
  /// The texts of a rule without a page.
  let ownTexts: RuleTexts?

  /// The part of a document that a rule checks.
  public enum Group: String, Sendable, CaseIterable {
    case document, connections, identity, flow, layout, variations, templates
    case accessibility, localization, resources, platform, hygiene
  }

  /// Something that a check reads besides the document.
  public enum Input: Sendable, Hashable {
    /// A part of the project without which a rule is not applicable.
    case required(ProjectPart)
    /// A part of the project that is taken into account where it is known.
    case optional(ProjectPart)
    /// The frames of views, which take most time.
    case frames
  }

  /// A rule with one kind of finding.
  /// - Parameters:
  ///   - id: In snake case, and of no other rule of the run.
  ///   - group: The part of the document that it checks; its name selects the rule, too.
  ///   - severity: The highest one of its findings, which a configuration may change.
  ///   - isOptIn: Whether it runs only when it is selected: it finds things that many teams do on purpose.
  ///   - inputs: What it reads besides the document.
  ///   - options: Settings that a configuration may change.
  ///   - fix: Whether `--fix` alone applies its fix; nil without one.
  ///   - texts: The texts of a rule without a page.
  ///   - check: How findings are found, in one way or several.
  @inline(never) public init(
    _ id: String, _ group: Group, _ severity: Severity, isOptIn: Bool = false, inputs: Set<Input> = [],
    options: [RuleOptionDescription] = [], fix: Fix.Safety? = nil, texts: RuleTexts? = nil, check: Check...
  ) {
    var kind = Kind(id, severity, isOptIn: isOptIn, inputs: inputs, fix: fix)
    kind.checks = check
    (self.id, self.group, self.options, kinds, checks, ownTexts) = (id, group, options, [kind], [], texts)
  }

  /// A family of kinds with one page.
  /// - Parameter check: The checks that report the kinds without one of their own.
  @inline(never) init(
    _ id: String, _ group: Group, options: [RuleOptionDescription] = [], kinds: [Kind], check: Check...
  ) {
    (self.id, self.group, self.options, self.kinds, checks, ownTexts) = (id, group, options, kinds, check, nil)
  }

  /// A case of the mistake that a rule finds. Its id selects, ignores and suppresses it alone.
  public struct Kind: Sendable, Identifiable {
    /// The id of the rule, or in a family one of its own.
    public let id: String
    /// The highest severity of its findings.
    public let severity: Severity
    /// Whether it runs only when it is selected.
    public let isOptIn: Bool
    /// Whether `--fix` alone applies its fix; nil without one.
    public let fix: Fix.Safety?
    private let inputs: Set<Input>
    /// The ways in which findings are found; none where a check of the rule reports them.
    fileprivate(set) var checks: [Check]

    /// A case.
    @inline(never) init(
      _ id: String, _ severity: Severity, isOptIn: Bool = false, inputs: Set<Input> = [], fix: Fix.Safety? = nil,
      check: Check...
    ) {
      (self.id, self.severity, self.isOptIn, self.inputs) = (id, severity, isOptIn, inputs)
      (self.fix, checks) = (fix, check)
    }

    /// Parts of the project without which it is not applicable.
    public var needs: Set<ProjectPart> {
      Set(inputs.compactMap { input in if case .required(let part) = input { part } else { nil } })
    }

    /// Parts of the project that it takes into account where they are known. Without them it runs all the same.
    public var uses: Set<ProjectPart> {
      let uses = Set(inputs.compactMap { input in if case .optional(let part) = input { part } else { nil } })
      // A decision of code is never certain in a layout.
      return needsFrames ? uses.union([.sources]) : uses
    }

    /// Whether it computes the frames of views.
    public var needsFrames: Bool { inputs.contains(.frames) }
  }

  /// Whether the rule has kinds with ids of their own.
  public var isFamily: Bool { kinds.count > 1 || kinds.first?.id != id }

  /// The highest severity of its kinds.
  public var severity: Severity { kinds.map(\.severity).max() ?? .info }

  /// Whether none of its kinds runs where nothing is selected.
  public var isOptIn: Bool { kinds.allSatisfy(\.isOptIn) }

  /// Parts of the project without which some of its kinds are not applicable.
  public var needs: Set<ProjectPart> { kinds.reduce(into: []) { $0.formUnion($1.needs) } }

  /// Parts of the project that some of its kinds take into account where they are known.
  public var uses: Set<ProjectPart> { kinds.reduce(into: []) { $0.formUnion($1.uses) } }

  /// Whether a kind computes the frames of views, which takes most time.
  public var needsFrames: Bool { kinds.contains(where: \.needsFrames) }

  /// The safety of its fixes, each once; none if it has no fix.
  public var fixes: [Fix.Safety] { Set(kinds.compactMap(\.fix)).sorted() }

  /// The id of the rule that has a kind: the name of its page.
  public static func family(of kind: Kind.ID) -> Rule.ID { idsOfFamilies[kind] ?? kind }

  private static let idsOfFamilies = Dictionary(
    all.filter(\.isFamily).flatMap { rule in rule.kinds.map { ($0.id, rule.id) } },
    uniquingKeysWith: { first, _ in first })

  /// The kinds of all rules that compute the frames of views.
  public static let kindsNeedingFrames = all.flatMap(\.kinds).filter(\.needsFrames).map(\.id)

  /// The rule with only the kinds that fulfill a condition; nil if none does.
  public func keeping(_ isKept: (Kind) -> Bool) -> Rule? {
    var rule = self
    rule.kinds = kinds.filter(isKept)
    return rule.kinds.isEmpty ? nil : rule
  }
}

/// The way in which a rule checks documents. The case says what the linter has to compute first.
public enum Check: Sendable {
  /// Runs for a file that could not be read as a document.
  case file(@Sendable (UnreadableFile, inout Findings) -> Void)
  /// Runs once for each document.
  case document(@Sendable (Document, inout Findings) -> Void)
  /// Runs for each problem that resolving the scenes of a document finds.
  case problems(@Sendable (SceneProblem, Document, inout Findings) -> Void)
  /// Runs once for each document with constraints between the same anchors, by anchors.
  case constraintsBetweenSameAnchors(@Sendable ([[InstalledConstraint]], Document, inout Findings) -> Void)
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
