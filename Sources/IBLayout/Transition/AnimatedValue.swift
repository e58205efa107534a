import IBModel

/// A value of a view that a switch between two layouts changes.
public struct AnimatedValue: Sendable {
  /// The view.
  public let view: Object
  /// The key path.
  public let keyPath: String
  /// The value before; nil if the format does not contain it.
  public let start: Content?
  /// The value afterwards; nil if the format does not contain it.
  public let end: Content?
  /// The manner in which the value changes.
  public let manner: Manner

  /// The content of a value.
  public enum Content: Sendable, Hashable {
    /// Numbers of a structure of some kind, such as the components of a color; a plain number has no name.
    case numbers([Number], kind: String)
    /// Anything else, in a line.
    case text(String)
  }

  /// A part of a value that has fractions.
  public struct Number: Sendable, Hashable {
    /// The name of the component: `red`.
    public let name: String
    /// The value of the component.
    public let value: Double

    /// Creates a number with a name.
    public init(_ name: String, _ value: Double) { (self.name, self.value) = (name, value) }
  }

  /// The manners in which a value changes to another one.
  public enum Manner: Sendable, CaseIterable {
    /// Gradually, as frames change.
    case gradual
    /// At the start, so that a view is visible during the whole time in which it appears.
    case atStart
    /// At the end: there is nothing between the two values.
    case atEnd
  }

  /// Creates a value before and afterwards.
  /// - Parameter shows: Whether the view is visible with the second value, and not with the first one.
  public init(_ keyPath: String, of view: Object, from start: Content?, to end: Content?, shows: Bool = false) {
    (self.keyPath, self.view, self.start, self.end) = (keyPath, view, start, end)
    if case .numbers(let numbers, let kind) = start, case .numbers(let others, kind) = end,
      numbers.map(\.name) == others.map(\.name)
    {
      manner = .gradual
    } else {
      manner = shows ? .atStart : .atEnd
    }
  }

  /// Whether the value differs afterwards.
  public var changes: Bool { start != end }

  func content(after progress: Double, isOver: Bool) -> Content? {
    guard !isOver else { return end }
    guard manner == .gradual, case .numbers(let numbers, let kind) = start, case .numbers(let others, _) = end else {
      return manner == .atStart ? end : start
    }
    let between = zip(numbers, others).map { Number($0.name, $0.value + ($1.value - $0.value) * progress) }
    return .numbers(between, kind: kind)
  }
}
