/// A multiplier: a number, or the ratio of two as in `16:9` and `1/3`.
///
/// Multipliers of the same value are equal: `1:2`, `2:4` and `0.5`.
public struct Multiplier: Sendable, Hashable {
  private let written: String?
  private let numerator: Double
  private let denominator: Double

  /// The multiplier of constraints without one: 1.
  public static let one = Multiplier(1)

  /// Creates a multiplier from a number.
  public init(_ value: Double) { self.init(value, 1, written: nil) }

  private init(_ numerator: Double, _ denominator: Double, written: String?) {
    (self.numerator, self.denominator, self.written) = (numerator, denominator, written)
  }

  /// The written form.
  public var text: String {
    if let written { return written }
    let spelled = { (number: Double) in CanonicalNumber.spelled(number) ?? "\(number)" }
    if denominator == 1 { return spelled(numerator) }
    return denominator.magnitude == 1
      ? spelled(numerator * denominator) : "\(spelled(numerator)):\(spelled(denominator))"
  }

  /// Reads a number or a ratio; nil for other text and infinite quotients.
  public init?(_ text: String) {
    let separator = text.utf8.first { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    let parts = text.split(separator: separator == UInt8(ascii: "/") ? "/" : ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double(finite: String($0)) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count == 2 ? numbers[1] : 1, written: text)
    guard value.isFinite else { return nil }
  }

  /// The first number divided by the second.
  public var value: Double { numerator / denominator }

  /// The ratio with its numbers exchanged; nil for 0 and where the result is not finite.
  public var reciprocal: Multiplier? {
    guard value != 0, (denominator / numerator).isFinite else { return nil }
    return Multiplier(denominator, numerator, written: nil)
  }

  /// Whether both have the same value.
  public static func == (left: Multiplier, right: Multiplier) -> Bool { left.value == right.value }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value == 0 ? 0 : value) }
}
