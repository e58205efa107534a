import IBModel
import IBXML

/// The rules of a run.
public struct Selection: Sendable {
  /// In the order of the catalogue.
  public let rules: [Rule]
  /// Severities and options by the id of a kind or rule; others are as they are.
  public var settings: [String: RuleSettings] = [:]
  /// Findings that are not reported, besides those that notes in the document suppress.
  public var suppressions: [Suppression] = []
  /// All rules that a note may name, whether they are run or not.
  public var catalogue: [Rule] = Rule.all

  /// Every rule of the catalogue.
  public static let all = Selection(rules: Rule.all)

  /// The rules that are run where nothing is selected: all but those to opt in to.
  public static let standard = Selection(rules: Rule.all.compactMap { $0.keeping { !$0.isOptIn } })

  /// Some rules, in the order of the catalogue, and how they are run.
  public init(rules: [Rule], settings: [String: RuleSettings] = [:]) {
    self.rules = rules
    self.settings = settings
  }

  /// The rules that `select` names, or the standard ones if it is empty, without those that `ignore` names. A name is the
  /// id of a rule, of a group or of a profile, with `_` or `-`.
  ///
  /// Rules about unreadable files are selected unless they are ignored, because such a file is never free of problems.
  /// - Throws: `ExplainedError` for other names.
  public init(select: [String], ignore: [String], from catalogue: [Rule] = Rule.all) throws(ExplainedError) {
    let names = RuleNames(catalogue)
    let selected = try names.ids(of: select.isEmpty ? [Profile.standard.rawValue] : select)
    let ignored = try names.ids(of: ignore)
    rules = catalogue.compactMap { rule in
      rule.keeping { (selected.contains($0.id) || $0.isAboutUnreadableFiles) && !ignored.contains($0.id) }
    }
  }
}

extension Rule {
  /// The rule with an id, spelled with `_` or `-`.
  /// - Throws: `ExplainedError` if there is no such rule.
  public static func named(_ id: String) throws(ExplainedError) -> Rule {
    let spelled = RuleNames.normalized(id)
    if let rule = all.first(where: { $0.id == spelled }) ?? all.first(where: { $0.kinds.contains { $0.id == spelled } })
    {
      return rule
    }
    let known = all.flatMap { [$0.id] + $0.kinds.map(\.id) } + Preset.ids.sorted()
    throw ExplainedError.unknownRule(id, nearest: EditDistance.nearest(to: spelled, among: known))
  }
}

extension Rule.Kind {
  /// Whether it is about files that are not documents.
  package var isAboutUnreadableFiles: Bool {
    checks.contains { check in if case .file = check { true } else { false } }
  }
}
