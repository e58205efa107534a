extension RuleOptionDescription.Kind {
  /// The type with its limits, as pages have it.
  public var title: String {
    switch self {
    case .integer(let limits): "whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .number(let limits): "number from \(limits.lowerBound) to \(limits.upperBound)"
    case .flag: "`true` or `false`"
    case .text(let form): form.title
    case .texts(let form): "list of \(form.plural)"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}

extension OptionValue {
  /// The value as a configuration has it, between backticks.
  public var text: String {
    switch self {
    case .integer(let number): "`\(number)`"
    case .number(let number): "`\(number)`"
    case .flag(let flag): "`\(flag)`"
    case .text(let text): text.isEmpty ? "none" : "`\(text)`"
    case .texts(let texts): texts.isEmpty ? "none" : texts.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
