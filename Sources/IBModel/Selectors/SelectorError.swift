/// A mistake in a selector.
public struct SelectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The UTF-8 offset of the mistake in the selector.
  public let offset: Int
  /// The column of the mistake in characters, from 1.
  public let column: Int
  /// The mistake in one clause without a period.
  public let problem: String
  /// The most similar known name.
  public let nearest: String?
  /// The advice, if no name is near.
  public let advice: String?

  init(_ problem: String, at offset: Int, in text: [UInt8], nearest: String? = nil, advice: String? = nil) {
    self.offset = offset
    column = String(decoding: text[..<min(offset, text.count)], as: UTF8.self).count + 1
    (self.problem, self.nearest, self.advice) = (problem, nearest, advice)
  }

  /// The mistake and the advice, without the place.
  public var message: String {
    if let nearest { return "\(problem); did you mean `\(nearest)`?" }
    return advice.map { "\(problem); \($0)" } ?? problem
  }

  /// The column, the mistake and the advice.
  public var description: String { "column \(column): \(message)" }
}
