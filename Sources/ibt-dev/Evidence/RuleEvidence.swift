import IBLayout
import IBModel
import IBScene

/// What each rule that a document follows is worth for it.
struct RuleEvidence {
  /// How many things are right with the rule that are not without it, by rule; less than zero where it harms. Rules that
  /// change nothing are left out.
  private(set) var gains: [MeasuredRule: Int] = [:]
  private let words: [String]

  /// Lays out a document without each of the rules it follows, or of those whose names contain one of some words.
  init(of document: Document, by engine: LayoutEngine, only words: [String] = []) throws {
    self.words = words
    try addFrames(document, .positions, engine)
    try addFrames(document, .content, engine)
    addFlags(document, engine)
  }

  private func isWanted(_ rule: MeasuredRule) -> Bool {
    words.isEmpty || words.contains { rule.name.contains($0) }
  }

  private mutating func addFrames(_ original: Document, _ goal: BlindedDocument.Goal, _ engine: LayoutEngine) throws {
    guard original.usesAutoLayout else { return }
    let blinded = try BlindedDocument(original, goal)
    guard blinded.count > 0 else { return }
    // Half a point is a different pixel; measured text is not that exact.
    add(goal) { blinded.hits(by: engine, within: goal == .content ? 1 : 0.5, $0) }
  }

  private mutating func add(_ goal: BlindedDocument.Goal, hits: (RuleTrial) -> Int) {
    let complete = RuleTrial()
    let base = hits(complete)
    for rule in complete.rules where rule.concernsContent == (goal == .content) && !rule.concernsFlags && isWanted(rule)
    {
      let gain = base - hits(RuleTrial(without: [rule]))
      if gain != 0 { gains[rule] = gain }
    }
  }

  /// Rules that say which views are flagged are compared with the flags Xcode stored. A document without a flag has no
  /// conflicts.
  private mutating func addFlags(_ document: Document, _ engine: LayoutEngine) {
    let complete = RuleTrial()
    let base = rightFlags(document, engine, complete)
    for rule in complete.rules where rule.concernsFlags && isWanted(rule) {
      let gain = base - rightFlags(document, engine, RuleTrial(without: [rule]))
      if gain != 0 { gains[rule] = gain }
    }
  }

  private func rightFlags(_ document: Document, _ engine: LayoutEngine, _ trial: RuleTrial) -> Int {
    var situation = Situation()
    situation.trial = trial
    let layouts = engine.layouts(of: ResolvedDocument(document, in: situation), options: .faults).solved
    let isClean = !document.tree.elements.contains { $0["misplaced"] == "YES" || $0["ambiguous"] == "YES" }
    let falseConflicts = isClean ? layouts.reduce(0) { $0 + $1.conflicts.count } : 0
    return layouts.flatMap(\.views)
      .reduce(-falseConflicts) { sum, layout in
        let element = layout.view.element
        let isMisplaced = element["misplaced"] == "YES"
        let isRight = [
          isMisplaced == layout.isMisplaced, (element["ambiguous"] == "YES") == !layout.ambiguousAxes.isEmpty,
        ]
        return sum + isRight.count { $0 }
      }
  }
}
