/// The texts about a rule, or about a kind of its findings, for people.
public struct RuleTexts: Sendable, Hashable {
  /// The mistake as a noun phrase, without a period.
  public var summary: String
  /// The consequences for users of the app, or for people who edit the document, in whole sentences.
  public var reason: String
  /// The place to click in Xcode, or what to do otherwise, in one clause.
  public var repair: String
  /// The people who do not need the rule, in whole sentences; nil for what follows from its severity.
  public var whenNotToUse: String?

  /// The texts of a rule without a page.
  public init(summary: String, reason: String, repair: String, whenNotToUse: String? = nil) {
    (self.summary, self.reason, self.repair, self.whenNotToUse) = (summary, reason, repair, whenNotToUse)
  }
}

extension Rule {
  /// The texts of the rule.
  /// - Complexity: reads the page of the rule once for each run.
  public var texts: RuleTexts {
    ownTexts ?? RulePage.named(id)?.texts ?? RuleTexts(summary: id, reason: "", repair: "")
  }

  /// The texts of one of its kinds: what the page says about the kind, and otherwise about the rule.
  public func texts(of kind: Kind.ID) -> RuleTexts { ownTexts ?? RulePage.named(id)?.kinds[kind] ?? texts }

  /// The people who do not need the rule.
  public var whenNotToUse: String {
    if let text = texts.whenNotToUse { return text }
    if isOptIn { return "The rule is opt-in because many apps do this on purpose. Run it if yours does not." }
    return switch severity {
    case .error: "Use it always: what it finds fails, unless the document is never loaded."
    case .warning: "If your app does this on purpose in one place, suppress that finding and keep the rule."
    case .info: "If it does not matter to your team, ignore the rule; nothing fails."
    }
  }

  /// Documents with and without findings; tests check them all.
  public var examples: [Example] { RulePage.named(id)?.examples.map(\.example) ?? [] }
}
