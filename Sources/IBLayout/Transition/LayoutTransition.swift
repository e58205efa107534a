import IBModel

/// An animated switch from one solved layout of a screen to another one.
public struct LayoutTransition: Sendable {
  /// The duration, in seconds.
  public let duration: Double
  /// The timing curve.
  public let curve: TimingCurve
  /// The views that are in both layouts, in the order of the second one.
  public let views: [MovingView]
  /// The values that the second layout assigns.
  public let values: [AnimatedValue]
  /// The completed part of the way after equal parts of the time.
  private let samples: [Double]

  /// A view with its frames in the coordinates of its superview, in points.
  public struct MovingView: Sendable {
    /// The view.
    public let view: Object
    /// Its frame before.
    public let start: Rect
    /// Its frame afterwards.
    public let end: Rect

    /// Whether its frame changes.
    public var moves: Bool { start != end }
  }

  /// Creates a switch between two layouts.
  /// - Parameter duration: In seconds, not negative.
  public init(
    from: [SceneLayout], to: [SceneLayout], values: [AnimatedValue] = [], duration: Double, curve: TimingCurve
  ) {
    self.values = values
    self.duration = max(0, duration)
    self.curve = curve
    samples = curve.samples(LayoutTransition.sampleCount, duration: self.duration)
    let known = Dictionary(
      from.flatMap(\.views).map { ($0.view.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    views = to.flatMap(\.views).compactMap { layout in
      known[layout.view.id].map { MovingView(view: layout.view, start: $0, end: layout.frame) }
    }
  }

  private static let sampleCount = 1024

  /// Returns the completed part of the way, usually from 0 to 1, after a time in seconds.
  public func progress(at time: Double) -> Double {
    let part = duration > 0 ? min(max(time / duration, 0), 1) : 1
    let place = part * Double(LayoutTransition.sampleCount)
    let index = min(Int(nearest: place.rounded(.down)), LayoutTransition.sampleCount - 1)
    return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
  }

  /// Returns the frame of a view after a time in seconds.
  public func frame(of view: MovingView, at time: Double) -> Rect {
    time >= duration ? view.end : view.start.moved(to: view.end, by: progress(at: time))
  }

  /// Returns a value after a time in seconds; nil if the format does not contain it.
  public func content(of value: AnimatedValue, at time: Double) -> AnimatedValue.Content? {
    value.content(after: progress(at: time), isOver: time >= duration)
  }

  /// Returns times from the start to the end, both included.
  /// - Parameter rate: Frames per second.
  public func times(rate: Double) -> [Double] {
    let count = min(max(1, Int(nearest: (duration * max(rate, 1)).rounded(.up))), 100_000)
    return (0...count).map { duration * Double($0) / Double(count) }
  }
}

extension Rect {
  fileprivate func moved(to other: Rect, by part: Double) -> Rect {
    let between = { (one: Double, other: Double) in one + (other - one) * part }
    return Rect(
      x: between(x, other.x), y: between(y, other.y), width: max(0, between(width, other.width)),
      height: max(0, between(height, other.height)))
  }
}
