import IBLayout

/// When a part of a layout applies: `portrait`, `width gt height and not state.isLarge`.
///
/// The words of comparisons need no escapes in XML. `LayoutCondition(_:)` reads the text.
package indirect enum LayoutCondition: Sendable, Hashable {
  /// `yes` or `no`.
  case constant(Bool)
  /// `portrait` or `landscape`.
  case orientation(Orientation)
  /// `state.isLarge`: a state that is yes or no.
  case state(Name)
  /// `has nextRow`: whether a name of a list stands for a view here.
  case has(Name)
  /// `width gt 500`, `horizontal is compact`, `state.mode is not small`.
  case comparison(Operand, Comparison, Operand)
  /// The opposite.
  case not(LayoutCondition)
  /// Both.
  case and(LayoutCondition, LayoutCondition)
  /// One of them, or both.
  case or(LayoutCondition, LayoutCondition)

  /// A name with its place.
  package struct Name: Sendable, Hashable {
    /// The name, without `state.` and `metric.`.
    package var text: String
    /// Where it is written, in UTF-8 bytes of the condition.
    package var offset: Int
  }

  /// One side of a comparison.
  package enum Operand: Sendable, Hashable {
    /// `500`.
    case number(Double)
    /// A value of the environment.
    case quantity(Quantity)
    /// `metric.gap`.
    case metric(Name)
    /// `state.mode`.
    case state(Name)
    /// `compact`: a word that something can be.
    case word(Name)
  }

  /// What the environment says.
  package enum Quantity: String, Sendable, CaseIterable {
    /// Numbers: the size of the root view in points, pixels per point, the place in a list from 0 and its length.
    case width, height, scale, index, count
    /// Words: size classes, the kind of device, the direction of the language.
    case horizontal, vertical, idiom, direction

    /// The words it can be; empty for a number.
    var words: [String] {
      switch self {
      case .width, .height, .scale, .index, .count: []
      case .horizontal, .vertical: ["compact", "regular"]
      case .idiom: ["phone", "pad", "tv", "watch", "mac"]
      case .direction: ["leftToRight", "rightToLeft"]
      }
    }
  }

  /// How two sides compare.
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
public struct ConditionError: Error, Sendable, Hashable {
  /// Where, in UTF-8 bytes of the condition.
  public let offset: Int
  /// What is wrong.
  public let reason: Reason

  /// What is wrong with a condition.
  public enum Reason: Sendable, Hashable {
    /// The text is empty.
    case empty
    /// A condition is expected, and there is this, or the end.
    case expectedCondition(found: String?)
    /// A comparison needs a second side.
    case expectedOperand(found: String?)
    /// A parenthesis is not closed.
    case openParenthesis
    /// There is text behind the end.
    case surplus(String)
    /// No such word; with the nearest one.
    case unknownWord(String, nearest: String?)
    /// This state is not declared; with the nearest one.
    case unknownState(String, nearest: String?)
    /// This metric is not declared; with the nearest one.
    case unknownMetric(String, nearest: String?)
    /// `index`, `count` and `has` are for lists.
    case outsideList(String)
    /// The state is not yes or no.
    case notBoolean(String)
    /// The quantity is never this word.
    case impossible(String, word: String, possible: [String])
    /// A number and a word are compared, or words by size.
    case incomparable
  }
}

extension ConditionError: CustomStringConvertible {
  /// One clause.
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
