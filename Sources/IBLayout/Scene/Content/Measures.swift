import IBModel
import IBXML

extension AttributeReader {
  /// Limits a number to ±1 million, so that sums of sizes stay finite.
  mutating func measure(_ name: Name, of element: Element) -> Double? {
    number(name, of: element).map { min(max($0, -1_000_000), 1_000_000) }
  }

  mutating func count(_ name: Name, of element: Element) -> Int? {
    guard let text = text(name, of: element) else { return nil }
    if let count = Int(text) { return count }
    problems.add(.unreadableNumber(name, text), at: element, name)
    return nil
  }
}
