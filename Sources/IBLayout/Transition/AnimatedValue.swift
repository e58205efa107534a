import IBModel

/// A value of a view that a switch between two layouts changes.
public struct AnimatedValue: Sendable {
  /// The view.
  public let view: Object
  /// The key path.
  public let keyPath: String
  /// The value before; nil where the format does not tell it.
  public let start: Content?
  /// The value afterwards; nil where the format does not tell it.
  public let end: Content?
  /// How it becomes the other one.
  public let manner: Manner

  /// What a value consists of.
  public enum Content: Sendable, Hashable {
    /// Numbers of something of a kind, such as the components of a color; a plain number has no name.
    case numbers([Number], kind: String)
    /// Anything else, in a line.
    case text(String)
  }

  /// A part of a value that has fractions.
  public struct Number: Sendable, Hashable {
    /// What it is: `red`.
    public let name: String
    /// How much.
    public let value: Double

    /// A number with a name.
    public init(_ name: String, _ value: Double) { (self.name, self.value) = (name, value) }
  }

  /// How a value becomes the other one.
  public enum Manner: Sendable, CaseIterable {
    /// By and by, as frames do.
    case gradual
    /// At once, so that a view is seen all the time in which it appears.
    case atStart
    /// When the time is over: there is nothing between the two values.
    case atEnd
  }

  /// A value before and afterwards.
  /// - Parameter shows: whether the view is seen with the second value, and not with the first one.
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

  /// Whether it is another value afterwards.
  public var changes: Bool { start != end }

  /// What it is on the way.
  /// - Parameter progress: the part of the way that is done.
  func content(after progress: Double, isOver: Bool) -> Content? {
    guard !isOver else { return end }
    guard manner == .gradual, case .numbers(let numbers, let kind) = start, case .numbers(let others, _) = end else {
      return manner == .atStart ? end : start
    }
    let between = zip(numbers, others).map { Number($0.name, $0.value + ($1.value - $0.value) * progress) }
    return .numbers(between, kind: kind)
  }
}
