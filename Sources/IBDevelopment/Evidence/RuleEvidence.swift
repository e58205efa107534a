import IBLayout
import IBModel
import IBXML

/// The value of each rule that a document follows.
package struct RuleEvidence {
  /// The number of results that are right only with the rule, by rule; negative if it harms. Excludes rules that change
  /// nothing.
  package private(set) var gains: [MeasuredRule: Int] = [:]
  private let words: [String]

  /// Lays out a document without each of the rules it follows, or of those whose names contain one of some words.
  package init(of document: Document, by engine: LayoutEngine, only words: [String] = []) throws {
    self.words = words
    try addFrames(document, .positions, engine)
    try addFrames(document, .content, engine)
    addFlags(document, engine)
  }

  private func wanted(where isMeant: (MeasuredRule) -> Bool) -> [MeasuredRule] {
    MeasuredRule.all.filter { rule in isMeant(rule) && (words.isEmpty || words.contains { rule.name.contains($0) }) }
  }

  private mutating func addFrames(_ original: Document, _ goal: ErasedFrames.Goal, _ engine: LayoutEngine) throws {
    guard original.usesAutoLayout else { return }
    let blinded = try ErasedFrames(original, goal)
    guard blinded.count > 0 else { return }
    let rules = wanted { $0.concernsContent == (goal == .content) && !$0.concernsFlags }
    // Half a point is a different pixel; measured text is not that exact.
    let points = goal == .content ? 1 : 0.5
    add(rules, { blinded.frames(by: engine, without: $0) }, right: { blinded.hits(in: $0, within: points) })
  }

  /// Compares rules about flagged views with the flags Xcode stored. A document without a flag has no conflicts.
  private mutating func addFlags(_ document: Document, _ engine: LayoutEngine) {
    add(wanted(where: \.concernsFlags), { RuleEvidence.rightFlags(document, engine, without: $0) }) { flags in
      flags.reduce(0, +)
    }
  }

  private mutating func add<Outcome: Equatable>(
    _ rules: [MeasuredRule], _ outcome: (Set<MeasuredRule>) -> Outcome, right: (Outcome) -> Int
  ) {
    let whole = outcome([])
    // Rules that can replace each other are not left out together: without both, the result may be unchanged.
    for layer in Dictionary(grouping: rules, by: { RuleEvidence.layers[$0] ?? 0 }).values {
      for (rule, without) in RuleEvidence.effective(layer[...], whole, outcome) {
        let gain = right(whole) - right(without)
        if gain != 0 { gains[rule] = gain }
      }
    }
  }

  /// The number of preceding rules of the same group; negative for rules that are not numbers.
  private static let layers: [MeasuredRule: Int] = {
    var counts: [String: Int] = [:]
    return MeasuredRule.all.reduce(into: [:]) { layers, rule in
      let count = counts[rule.group, default: 0]
      layers[rule] = rule.isNumber ? count : -1 - count
      counts[rule.group, default: 0] += 1
    }
  }()

  /// Finds the rules that change the outcome, by leaving out halves.
  private static func effective<Outcome: Equatable>(
    _ rules: ArraySlice<MeasuredRule>, _ whole: Outcome, _ outcome: (Set<MeasuredRule>) -> Outcome
  ) -> [(rule: MeasuredRule, without: Outcome)] {
    guard let first = rules.first else { return [] }
    let without = outcome(Set(rules))
    if without == whole { return [] }
    if rules.count == 1 { return [(first, without)] }
    let middle = rules.startIndex + rules.count / 2
    return effective(rules[..<middle], whole, outcome) + effective(rules[middle...], whole, outcome)
  }

  /// For each view the number of flags that are as stored, and last the number of false conflicts, negated.
  private static func rightFlags(
    _ document: Document, _ engine: LayoutEngine, without rules: Set<MeasuredRule>
  ) -> [Int] {
    var situation = Situation()
    situation.switchedOff = rules
    let layouts = engine.layouts(of: ResolvedDocument(document, in: situation), options: .faults).solved
    let isClean = !document.tree.elements.contains { $0["misplaced"] == "YES" || $0["ambiguous"] == "YES" }
    let falseConflicts = isClean ? layouts.reduce(0) { $0 + $1.conflicts.count } : 0
    let flags = layouts.flatMap(\.views).map { layout in
      let element = layout.view.element
      let isRight = [
        (element["misplaced"] == "YES") == layout.isMisplaced,
        (element["ambiguous"] == "YES") == !layout.ambiguousAxes.isEmpty,
      ]
      return isRight.count { $0 }
    }
    return flags + [-falseConflicts]
  }
}
