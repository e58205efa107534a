import IBLayout
import IBModel

/// A condition for a part of a layout: `portrait`, `width gt height and not state.isLarge`.
///
/// Its operators are words because those need no escapes in XML.
package indirect enum LayoutCondition: Sendable, Hashable {
  case constant(Bool)
  case orientation(Orientation)
  /// `state.isLarge`: a Boolean state.
  case state(Name)
  /// `has nextRow`: whether a name of a list stands for a view here.
  case has(Name)
  /// `width gt 500`, `horizontal is compact`, `state.mode is not small`.
  case comparison(Operand, Comparison, Operand)
  case not(LayoutCondition)
  case and(LayoutCondition, LayoutCondition)
  case or(LayoutCondition, LayoutCondition)

  /// A name with its place in the text.
  package struct Name: Sendable, Hashable {
    /// Without `state.` and `metric.`.
    package var text: String
    /// In UTF-8 bytes of the condition.
    package var offset: Int
  }

  package enum Operand: Sendable, Hashable {
    case number(Double)
    case quantity(Quantity)
    case metric(Name)
    case state(Name)
    /// A value such as `compact`.
    case word(Name)
  }

  package enum Quantity: String, Sendable, CaseIterable {
    /// Numbers: the size of the root view in points, pixels per point, the place in a list from 0 and its length.
    case width, height, scale, index, count
    /// Words: size classes, the kind of device, the direction of the language.
    case horizontal, vertical, idiom, direction

    /// The possible words; empty for a number.
    var words: [String] {
      switch self {
      case .width, .height, .scale, .index, .count: []
      case .horizontal, .vertical: ["compact", "regular"]
      case .idiom: ["phone", "pad", "tv", "watch", "mac"]
      case .direction: ["leftToRight", "rightToLeft"]
      }
    }
  }

  package enum Comparison: String, Sendable, CaseIterable {
    case equal = "is"
    case different = "is not"
    case less = "lt"
    case lessOrEqual = "le"
    case greater = "gt"
    case greaterOrEqual = "ge"
  }
}

/// A mistake in a condition.
public struct ConditionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The place in UTF-8 bytes of the condition.
  public let offset: Int
  /// The reason.
  public let reason: Reason

  /// A reason why a condition cannot be read or evaluated.
  public enum Reason: Sendable, Hashable {
    case empty
    case expectedCondition(found: String?)
    case expectedOperand(found: String?)
    case openParenthesis
    /// Text follows the end of the condition.
    case surplus(String)
    case unknownWord(String, nearest: String?)
    case unknownState(String, nearest: String?)
    case unknownMetric(String, nearest: String?)
    /// `index`, `count` or `has` is used outside of a list.
    case outsideList(String)
    case notBoolean(String)
    case impossible(String, word: String, possible: [String])
    /// A number is compared with a word, or words are compared by size.
    case incomparable
  }

  /// One clause for messages.
  public var description: String {
    let suggested = { (nearest: String?) in nearest.map { "; did you mean `\($0)`?" } ?? "" }
    switch reason {
    case .empty: return "the condition is empty"
    case .expectedCondition(let found):
      return
        "a condition, as `portrait` or `width gt 500`, is expected\(found.map { " instead of `\($0)`" } ?? " here")"
    case .expectedOperand(let found):
      return "a number or a word is expected\(found.map { " instead of `\($0)`" } ?? " here")"
    case .openParenthesis: return "the parenthesis is not closed"
    case .surplus(let text): return "`\(text)` cannot follow here; conditions are joined by `and` and `or`"
    case .unknownWord(let word, let nearest):
      return "`\(word)` is not a word of conditions\(suggested(nearest))"
    case .unknownState(let name, let nearest):
      return "the state `\(name)` is not declared\(suggested(nearest)); declare it with its default in `state`"
    case .unknownMetric(let name, let nearest): return "the metric `\(name)` is not declared\(suggested(nearest))"
    case .outsideList(let word): return "`\(word)` means something only in a list or a grid"
    case .notBoolean(let name): return "the state `\(name)` is not yes or no, so it has to be compared"
    case .impossible(let quantity, let word, let possible):
      return "`\(quantity)` is never `\(word)`; it is \(possible.map { "`\($0)`" }.joined(separator: " or "))"
    case .incomparable: return "these two cannot be compared; words can be compared with `is` and `is not` only"
    }
  }
}

extension LayoutCondition: CustomStringConvertible {
  /// The spelling in sheets: `portrait`, `width gt 500 and not state.isLarge`.
  package var description: String {
    switch self {
    case .constant(let value): value ? "yes" : "no"
    case .orientation(let orientation): orientation.rawValue
    case .state(let name): "state.\(name.text)"
    case .has(let name): "has \(name.text)"
    case .comparison(let left, let comparison, let right): "\(left) \(comparison.rawValue) \(right)"
    case .not(let inner): "not \(inner.inParentheses)"
    case .and(let one, let other): "\(one.inParentheses) and \(other.inParentheses)"
    case .or(let one, let other): "\(one) or \(other)"
    }
  }

  private var inParentheses: String {
    if case .or = self { "(\(self))" } else { "\(self)" }
  }

  /// Returns the facts that make the condition false: `the orientation is portrait`, `width is 393`.
  func facts(in surroundings: Surroundings) -> [String] {
    switch self {
    case .constant, .has: []
    case .orientation: ["the orientation is \(surroundings.environment.orientation.rawValue)"]
    case .state(let name): Operand.state(name).facts(in: surroundings)
    case .comparison(let left, _, let right): left.facts(in: surroundings) + right.facts(in: surroundings)
    case .not(let inner): inner.facts(in: surroundings)
    case .and(let one, let other), .or(let one, let other): one.facts(in: surroundings) + other.facts(in: surroundings)
    }
  }
}

extension LayoutCondition.Operand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): number.short
    case .quantity(let quantity): quantity.rawValue
    case .metric(let name): "metric.\(name.text)"
    case .state(let name): "state.\(name.text)"
    case .word(let name): name.text
    }
  }

  fileprivate func facts(in surroundings: LayoutCondition.Surroundings) -> [String] {
    switch self {
    case .number, .word: []
    case .quantity, .metric, .state:
      (try? surroundings.value(self)).map { ["\(self) is \($0.text)"] } ?? []
    }
  }
}
