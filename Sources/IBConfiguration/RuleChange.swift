import IBLint

/// One step on the way from the default rules to those that are run for a document.
struct RuleChange: Sendable {
  enum Kind: Sendable {
    /// No rule is run.
    case clear
    /// Rules are run.
    case add(Set<Rule.ID>)
    /// Rules are not run.
    case remove(Set<Rule.ID>)
    /// Findings of rules have a severity.
    case severity(Set<Rule.ID>, Severity)
    /// An option of a rule has a value.
    case option(Rule.ID, name: String, OptionValue)
  }

  var kind: Kind
  /// nil for an option of the command line.
  var place: Place?
}

/// The rules that are run for a document, how, and where that is configured.
package struct ResolvedRules: Sendable {
  /// A rule in a document.
  package struct State: Sendable {
    /// The rule.
    package let rule: Rule
    /// Whether it is run.
    package internal(set) var isRun: Bool
    /// Where that is configured; nil for a default.
    package internal(set) var place: Place?
    /// A severity other than that of the rule.
    package internal(set) var severity: Placed<Severity>?
    /// The values of options, by name.
    package internal(set) var options: [String: Placed<OptionValue>] = [:]
  }

  /// All rules, in the order of the catalogue.
  package private(set) var states: [State]
  private let positions: [Rule.ID: Int]

  init(_ catalogue: [Rule]) {
    states = catalogue.map { State(rule: $0, isRun: !$0.isOptIn) }
    positions = Dictionary(zip(catalogue.map(\.id), catalogue.indices)) { first, _ in first }
  }

  mutating func apply(_ change: RuleChange) {
    switch change.kind {
    case .clear:
      // A file that is not a document is never free of problems.
      for index in states.indices where !states[index].rule.isAboutUnreadableFiles { run(index, false, change.place) }
    case .add(let rules): for index in indices(of: rules) { run(index, true, change.place) }
    case .remove(let rules): for index in indices(of: rules) { run(index, false, change.place) }
    case .severity(let rules, let severity):
      for index in indices(of: rules) { states[index].severity = change.place.map { Placed(severity, at: $0) } }
    case .option(let rule, let name, let value):
      for index in indices(of: [rule]) { states[index].options[name] = change.place.map { Placed(value, at: $0) } }
    }
  }

  private mutating func run(_ index: Int, _ isRun: Bool, _ place: Place?) {
    (states[index].isRun, states[index].place) = (isRun, place)
  }

  private func indices(of rules: Set<Rule.ID>) -> [Int] { rules.compactMap { positions[$0] } }

  /// What a linter needs to know.
  package func selection(suppressing suppressions: [Suppression]) -> Selection {
    var settings: [Rule.ID: RuleSettings] = [:]
    for state in states where state.severity != nil || !state.options.isEmpty {
      settings[state.rule.id] = RuleSettings(
        severity: state.severity?.value, options: state.options.mapValues(\.value))
    }
    var selection = Selection(rules: states.filter(\.isRun).map(\.rule), settings: settings)
    selection.suppressions = suppressions
    selection.catalogue = states.map(\.rule)
    return selection
  }
}
