/// A step from the default rules to a document's rules.
struct RuleChange: Sendable {
  enum Kind: Sendable {
    case clear
    case add(Set<Rule.Kind.ID>)
    case remove(Set<Rule.Kind.ID>)
    case severity(Set<Rule.Kind.ID>, Severity)
    case option(Rule.Kind.ID, name: String, OptionValue)
  }

  var kind: Kind
  /// nil for an option of the command line.
  var place: Place?

  /// The kinds of findings that the step runs or changes.
  fileprivate var ids: Set<Rule.Kind.ID> {
    switch kind {
    case .add(let ids), .severity(let ids, _): ids
    case .clear, .remove, .option: []
    }
  }
}

/// The rules to run on a document, with their settings and the places of these.
package struct ResolvedRules: Sendable {
  /// A kind of finding in a document.
  package struct State: Sendable {
    package let kind: Rule.Kind
    package let rule: Rule
    package internal(set) var isRun: Bool
    /// The place that decides this; nil for a default.
    package internal(set) var place: Place?
    package internal(set) var severity: Placed<Severity>?
    package internal(set) var options: [String: Placed<OptionValue>] = [:]
  }

  package private(set) var states: [State]
  private let positions: [Rule.Kind.ID: Int]
  private let catalogue: [Rule]

  init(_ catalogue: [Rule]) {
    self.catalogue = catalogue
    states = catalogue.flatMap { rule in rule.kinds.map { State(kind: $0, rule: rule, isRun: !$0.isOptIn) } }
    positions = Dictionary(zip(states.map(\.kind.id), states.indices)) { first, _ in first }
  }

  /// Whether a step is about rules that are not in the catalogue.
  func lacksRules(of change: RuleChange) -> Bool { change.ids.contains { positions[$0] == nil } }

  mutating func apply(_ change: RuleChange) {
    switch change.kind {
    case .clear:
      // Rules about files that are not documents always run: such a file is never free of problems.
      for index in states.indices where !states[index].kind.isAboutUnreadableFiles { run(index, false, change.place) }
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

  private func indices(of rules: Set<Rule.Kind.ID>) -> [Int] { rules.compactMap { positions[$0] } }

  package func selection(suppressing suppressions: [Suppression]) -> Selection {
    var settings: [String: RuleSettings] = [:]
    for state in states where state.severity != nil || !state.options.isEmpty {
      settings[state.kind.id] = RuleSettings(
        severity: state.severity?.value, options: state.options.mapValues(\.value))
    }
    let rules = catalogue.compactMap { rule in
      rule.keeping { kind in positions[kind.id].map { states[$0].isRun } ?? false }
    }
    var selection = Selection(rules: rules, settings: settings)
    selection.suppressions = suppressions
    selection.catalogue = catalogue
    return selection
  }
}
