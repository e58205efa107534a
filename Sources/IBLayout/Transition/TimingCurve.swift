/// The pace of an animation: the completed part of the way after a part of the time.
public enum TimingCurve: Sendable, Hashable {
  /// The same speed all the time.
  case linear
  /// Begins slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Begins and ends slowly.
  case easeInOut
  /// Swings around the end. The damping is above 0, and 1 does not swing; the velocity is in ways per second.
  ///
  /// A damped oscillation that has come to a thousandth of the way at the end of the duration. UIKit's choice of
  /// numbers is not documented, so this is an approximation.
  case spring(damping: Double, velocity: Double)

  /// Returns the completed part of the way after each of a number of equal parts of the time, including the start and
  /// the end.
  /// - Parameter duration: In seconds; only springs with a velocity depend on it.
  public func samples(_ count: Int, duration: Double) -> [Double] {
    let count = max(1, count)
    let times = (0...count).map { Double($0) / Double(count) }
    if case .spring(let damping, let velocity) = self {
      return Spring(damping: min(max(damping, 0.01), 1), velocity: velocity * duration).samples(count)
    }
    return controlPoints.map { times.map($0.value) } ?? times
  }

  /// The control points of the curve between (0, 0) and (1, 1); nil for a straight line and for springs.
  public var controlPoints: ControlPoints? {
    switch self {
    case .easeIn: ControlPoints(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: ControlPoints(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInOut: ControlPoints(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .linear, .spring: nil
    }
  }

  /// The curve of a media timing function: from (0, 0) to (1, 1) with two control points.
  ///
  /// Source of the points of the named curves: Apple's documentation of `CAMediaTimingFunction`, which has the
  /// functions of CSS.
  public struct ControlPoints: Sendable, Hashable {
    /// The time of the first point.
    public let x1: Double
    /// The part of the way of the first point.
    public let y1: Double
    /// The time of the second point.
    public let x2: Double
    /// The part of the way of the second point.
    public let y2: Double
  }
}

/// A damped oscillation around 1 that starts at 0, in parts of its duration.
private struct Spring {
  var damping: Double
  var velocity: Double

  /// The natural logarithm of 1000: with it as the rate, the remainder falls to a thousandth by the end.
  private static let decay = 6.907755278982137

  /// Solves the differential equation in small steps (Runge-Kutta of the fourth order).
  func samples(_ count: Int) -> [Double] {
    let stepsPerSample = 16
    let step = 1 / Double(count * stepsPerSample)
    let frequency = Spring.decay / damping
    let force = { (place: Double, speed: Double) in
      frequency * frequency * (1 - place) - 2 * Spring.decay * speed
    }
    var (place, speed) = (0.0, velocity)
    var result = [0.0]
    for _ in 0..<count {
      for _ in 0..<stepsPerSample {
        let first = (speed, force(place, speed))
        let second = (speed + step / 2 * first.1, force(place + step / 2 * first.0, speed + step / 2 * first.1))
        let third = (speed + step / 2 * second.1, force(place + step / 2 * second.0, speed + step / 2 * second.1))
        let fourth = (speed + step * third.1, force(place + step * third.0, speed + step * third.1))
        place += step / 6 * (first.0 + 2 * second.0 + 2 * third.0 + fourth.0)
        speed += step / 6 * (first.1 + 2 * second.1 + 2 * third.1 + fourth.1)
      }
      result.append(place)
    }
    result[count] = 1
    return result
  }
}

extension TimingCurve.ControlPoints {
  fileprivate func value(at x: Double) -> Double {
    if x <= 0 || x >= 1 { return x <= 0 ? 0 : 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return Self.coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ t: Double, _ one: Double, _ other: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * one + 3 * rest * t * t * other + t * t * t
  }
}
