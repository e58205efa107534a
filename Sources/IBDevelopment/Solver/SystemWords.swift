import IBSolver
import IBXML

/// The words of a line, taken one after another.
struct SystemWords {
  private var rest: ArraySlice<Substring>
  private let number: Int

  init(_ line: Substring, number: Int) {
    rest = line.split(separator: " ")[...]
    self.number = number
  }

  /// Nil at the end of the line.
  mutating func optional() -> Substring? { rest.popFirst() }

  mutating func next(_ what: String) throws(ExplainedError) -> Substring {
    guard let word = rest.popFirst() else { throw error("\(what) is missing") }
    return word
  }

  mutating func integer(_ what: String, in range: ClosedRange<Int>) throws(ExplainedError) -> Int {
    let word = try next(what)
    guard let value = Int(word), range.contains(value) else { throw error("\(what) cannot be `\(word)`") }
    return value
  }

  mutating func number(_ what: String) throws(ExplainedError) -> Double {
    let word = try next(what)
    guard let value = Double(word), value.isFinite else { throw error("\(what) cannot be `\(word)`") }
    return value
  }

  mutating func unknown(of system: LinearSystem) throws(ExplainedError) -> Int? {
    guard let word = rest.popFirst() else { return nil }
    guard let index = Int(word), system.isNonnegative.indices.contains(index) else {
      throw error("there is no unknown `\(word)`")
    }
    return index
  }

  func end() throws(ExplainedError) {
    if let word = rest.first { throw error("`\(word)` is one word too many") }
  }

  func error(_ message: String) -> ExplainedError { ExplainedError("line \(number): \(message)") }
}
