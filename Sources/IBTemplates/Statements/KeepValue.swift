import IBBase
import IBModel

/// A value at which an attribute is kept: `150`, `≥ 20 @high`, `16:9`, `none`.
public struct KeepValue: Sendable, Hashable {
  /// Whether the attribute is kept at the number, at least or at most.
  public var relation: LayoutRelation
  /// The number; nil removes the constraint.
  public var amount: Amount?
  /// The priority from above 0 to 1000.
  public var priority: Double

  /// A number, or the name of one.
  public enum Amount: Sendable, Hashable {
    case number(Double)
    case ratio(Double, Double)
    case metric(String)
  }

  /// Creates a value.
  public init(
    _ relation: LayoutRelation = .equal, _ amount: Amount?, priority: Double = ConstraintContent.required
  ) {
    (self.relation, self.amount, self.priority) = (relation, amount, priority)
  }

  /// Reads values separated by commas; nil when one cannot be read.
  ///
  /// `=`, `≥` and `≤` can also be written `==`, `>=`, `<=`, `at least` and `at most`, or `min` and `max`. A priority is
  /// a number or `required`, `high`, `low` or `fitting`, with a number added to or taken from it: `@high+10`.
  public static func list(_ text: String) -> [KeepValue]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { KeepValue($0) }
    return values.count == parts.count ? values : nil
  }

  private init?(_ text: Substring) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count) else { return nil }
    var rest = parts[0].trimmed()
    relation = .equal
    for (word, relation) in KeepValue.relations where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count).trimmed()
      self.relation = relation
      break
    }
    priority = ConstraintContent.required
    if parts.count == 2 {
      guard let priority = KeepValue.priority(parts[1]) else { return nil }
      self.priority = priority
    }
    if rest == "none" {
      amount = nil
    } else if let amount = KeepValue.amount(rest) {
      self.amount = amount
    } else {
      return nil
    }
  }

  private static let relations: [(String, LayoutRelation)] = [
    ("at least ", .greaterThanOrEqual), ("at most ", .lessThanOrEqual), ("min ", .greaterThanOrEqual),
    ("max ", .lessThanOrEqual), ("≥", .greaterThanOrEqual), ("≤", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ("<=", .lessThanOrEqual), ("==", .equal), ("=", .equal),
  ]

  private static func amount(_ text: String) -> Amount? {
    if let number = Double(finite: text) { return .number(number) }
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map { Double(finite: $0.trimmed()) }
    if sides.count == 2, let one = sides[0], let other = sides[1], other != 0 { return .ratio(one, other) }
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "_",
      text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0) })
    else { return nil }
    return .metric(text)
  }

  private static func priority(_ text: Substring) -> Double? {
    let text = text.trimmed()
    var value: Double?
    if let number = Double(finite: text) {
      value = number
    } else if let name = NamedPriority.allCases.first(where: { text.hasPrefix($0.rawValue) }) {
      let (base, rest) = (name.value, text.dropFirst(name.rawValue.count).trimmed())
      let sign = rest.first
      if rest.isEmpty {
        value = base
      } else if sign == "+" || sign == "-", let step = Double(finite: rest.dropFirst().trimmed()) {
        value = sign == "+" ? base + step : base - step
      }
    }
    guard let value, value > 0, value <= ConstraintContent.required else { return nil }
    return value
  }
}
