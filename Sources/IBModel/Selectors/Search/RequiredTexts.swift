extension TextPattern {
  /// Texts that occur in every matching text.
  var requiredTexts: [String] { text.split { $0 == "*" || $0 == "?" || $0 == "." }.map(String.init) }
}

extension RegularExpression {
  /// Texts that occur in every text with a match; none for an expression with groups, classes or alternatives.
  var requiredTexts: [String] {
    guard !ignoresCase, !text.contains(where: { "|()[]{}\\".contains($0) }) else { return [] }
    var runs: [String] = []
    var run = ""
    for character in text {
      switch character {
      case "*", "?":
        // The text before the sign is optional.
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
  /// Texts that occur in every document with a selected element.
  var requiredTexts: [String] { selection.condition.requiredTexts }
}

extension SelectorCondition {
  fileprivate var requiredTexts: [String] {
    switch self {
    case .customClass(.pattern(let pattern)): pattern.requiredTexts
    case .id(let id): [id]
    case .keyPath(let keyPath, let condition) where !condition.isMet(by: nil): [keyPath]
    case .all(let parts): parts.flatMap(\.requiredTexts)
    default: []
    }
  }
}
