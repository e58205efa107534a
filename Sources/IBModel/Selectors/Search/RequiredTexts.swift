extension TextPattern {
  /// Texts that each text has which matches.
  var requiredTexts: [String] { text.split { $0 == "*" || $0 == "?" || $0 == "." }.map(String.init) }
}

extension RegularExpression {
  /// Texts that each text has in which the expression occurs. Of an expression with groups, classes or alternatives,
  /// nothing is known.
  var requiredTexts: [String] {
    guard !ignoresCase, !text.contains(where: { "|()[]{}\\".contains($0) }) else { return [] }
    var runs: [String] = []
    var run = ""
    for character in text {
      switch character {
      case "*", "?":
        // What precedes the sign need not be there.
        run = String(run.dropLast())
        fallthrough
      case ".", "^", "$", "+":
        runs.append(run)
        run = ""
      default: run.append(character)
      }
    }
    return (runs + [run]).filter { !$0.isEmpty }
  }
}

extension ObjectSelector {
  /// Texts that each document has in which something is selected.
  var requiredTexts: [String] { selection.condition.requiredTexts }
}

extension SelectorCondition {
  fileprivate var requiredTexts: [String] {
    switch self {
    case .customClass(.pattern(let pattern)): pattern.requiredTexts
    case .id(let id): [id]
    case .keyPath(let keyPath, let condition) where condition.requiresValue: [keyPath]
    case .all(let parts): parts.flatMap(\.requiredTexts)
    default: []
    }
  }
}

extension ValueCondition {
  /// Whether a missing value does not fulfil the condition.
  fileprivate var requiresValue: Bool { !isMet(by: nil) }
}
