import IBModel
import IBXML

/// Reads the attributes of elements with their variations, and records values that cannot be read.
struct AttributeReader {
  let variations: ActiveVariations
  let images: ImageTable
  var problems = ProblemList()
  /// The bytes of texts that may still be read.
  var textRoom: Int

  init(_ environment: SceneEnvironment) {
    textRoom = environment.textRoom
    variations = environment.variations
    images = environment.images
  }

  func text(_ name: Name, of element: Element) -> String? { variations.value(name, of: element) }

  func flag(_ name: Name, of element: Element) -> Bool { variations.value(name, of: element) == "YES" }

  /// Nil when it is not written or cannot be read.
  mutating func number(_ name: Name, of element: Element) -> Double? {
    read(name, of: element, \.number, or: { .unreadableNumber(name, $0) })
  }

  /// Nil when it is not written or not a value that the format knows.
  mutating func value<Value: RawRepresentable<String>>(_ name: Name, of element: Element) -> Value? {
    read(name, of: element, { Value(rawValue: $0.value) }, or: { .unknownValue(name, $0) })
  }

  /// A missing or unreadable number is 0.
  mutating func rect(_ element: Element) -> Rect {
    let (x, y) = element.positionNames
    return Rect(
      x: number(x, of: element) ?? 0, y: number(y, of: element) ?? 0, width: number(.width, of: element) ?? 0,
      height: number(.height, of: element) ?? 0)
  }

  /// A missing or unreadable number is 0.
  mutating func insets(_ element: Element, left: Name, right: Name) -> Insets {
    Insets(
      top: number(.top, of: element) ?? 0, left: number(left, of: element) ?? 0,
      bottom: number(.bottom, of: element) ?? 0, right: number(right, of: element) ?? 0)
  }

  /// Limits a number to ±1 million, so that sums of sizes stay finite.
  mutating func measure(_ name: Name, of element: Element) -> Double? {
    number(name, of: element).map { min(max($0, -1_000_000), 1_000_000) }
  }

  mutating func count(_ name: Name, of element: Element) -> Int? {
    read(name, of: element, { Int($0.value) }, or: { .unreadableNumber(name, $0) })
  }

  private mutating func read<Value>(
    _ name: Name, of element: Element, _ parse: (Attribute) -> Value?, or problem: (String) -> SceneProblem.Kind
  ) -> Value? {
    guard let attribute = variations.attribute(name, of: element) else { return nil }
    if let value = parse(attribute) { return value }
    problems.add(problem(attribute.value), at: element, name)
    return nil
  }
}
