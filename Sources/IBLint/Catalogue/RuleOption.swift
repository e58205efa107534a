/// A setting of a rule, with the type of its value.
///
/// A rule lists the descriptions of its options and asks its `Findings` for their values.
public struct RuleOption<Value: Sendable>: Sendable {
  /// The option as pages and configurations see it.
  public let description: RuleOptionDescription
  /// The value where nothing is configured.
  let standard: Value
  /// The value of a configured one; nil when it has another type or is outside the limits.
  let read: @Sendable (OptionValue) -> Value?
}

/// A setting of a rule that a configuration may change.
public struct RuleOptionDescription: Sendable, Hashable {
  /// In snake case.
  public let name: String
  /// The effect, as a noun phrase.
  public let summary: String
  /// The values it takes.
  public let kind: Kind
  /// The value where nothing is configured.
  public let standard: OptionValue

  /// The values that an option takes.
  public enum Kind: Sendable, Hashable {
    /// A whole number within limits.
    case integer(ClosedRange<Int>)
    /// A number within limits.
    case number(ClosedRange<Double>)
    /// Yes or no.
    case flag
    /// A text of a form.
    case text(TextForm)
    /// A list of texts of a form.
    case texts(TextForm)
    /// One of some words.
    case choice([String])
  }

  /// Whether the option takes a value.
  public func accepts(_ value: OptionValue) -> Bool {
    switch (kind, value) {
    case (.integer(let limits), .integer(let number)): limits.contains(number)
    case (.number(let limits), .number(let number)): limits.contains(number)
    case (.number(let limits), .integer(let number)): limits.contains(Double(number))
    case (.flag, .flag): true
    case (.text(let form), .text(let text)): form.mistake(in: text) == nil
    case (.texts(let form), .texts(let texts)): texts.allSatisfy { form.mistake(in: $0) == nil }
    case (.choice(let words), .text(let text)): words.contains(text)
    default: false
    }
  }
}

/// The value of an option.
public enum OptionValue: Sendable, Hashable {
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A text or a word.
  case text(String)
  /// A list of texts.
  case texts([String])

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

extension RuleOption {
  private init(
    _ name: String, _ summary: String, _ kind: RuleOptionDescription.Kind, _ standard: Value,
    _ value: OptionValue, _ read: @escaping @Sendable (OptionValue) -> Value?
  ) {
    let description = RuleOptionDescription(name: name, summary: summary, kind: kind, standard: value)
    self.description = description
    self.standard = standard
    self.read = { description.accepts($0) ? read($0) : nil }
  }
}

extension RuleOption {
  /// A whole number within limits.
  public static func integer(
    _ name: String, _ standard: Int, in limits: ClosedRange<Int>, _ summary: String
  ) -> Self where Value == Int {
    Self(name, summary, .integer(limits), standard, .integer(standard)) {
      if case .integer(let number) = $0 { number } else { nil }
    }
  }

  /// A number within limits.
  public static func number(
    _ name: String, _ standard: Double, in limits: ClosedRange<Double>, _ summary: String
  ) -> Self where Value == Double {
    Self(name, summary, .number(limits), standard, .number(standard)) {
      switch $0 {
      case .number(let number): number
      case .integer(let number): Double(number)
      default: nil
      }
    }
  }

  /// Yes or no.
  public static func flag(_ name: String, _ standard: Bool, _ summary: String) -> Self where Value == Bool {
    Self(name, summary, .flag, standard, .flag(standard)) { if case .flag(let value) = $0 { value } else { nil } }
  }

  /// A text.
  public static func text(
    _ name: String, _ standard: String, _ summary: String, form: TextForm = .any
  ) -> Self where Value == String {
    Self(name, summary, .text(form), standard, .text(standard)) { if case .text(let value) = $0 { value } else { nil } }
  }

  /// A list of texts.
  public static func texts(
    _ name: String, _ standard: [String], _ summary: String, form: TextForm = .any
  ) -> Self where Value == [String] {
    Self(name, summary, .texts(form), standard, .texts(standard)) {
      if case .texts(let value) = $0 { value } else { nil }
    }
  }

  /// One of some values. Each value has a word.
  static func choice(
    _ name: String, _ standard: Value, _ summary: String, word: @escaping @Sendable (Value) -> String
  ) -> Self where Value: CaseIterable {
    Self(name, summary, .choice(Value.allCases.map(word)), standard, .text(word(standard))) {
      if case .text(let text) = $0 { Value.allCases.first { word($0) == text } } else { nil }
    }
  }
}

/// The options with which a rule runs.
public struct RuleSettings: Sendable, Hashable {
  /// The severity of its findings; nil for the one of the rule.
  public var severity: Severity?
  /// The values of its options by name; others have their standard values.
  public var options: [String: OptionValue]

  /// Settings; without arguments, the ones of the rule.
  public init(severity: Severity? = nil, options: [String: OptionValue] = [:]) {
    self.severity = severity
    self.options = options
  }
}

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
