import IBLayout

/// When a film shows what: the first picture, the way to the second one, the second one, and the way back.
package struct FilmTiming: Sendable, Hashable {
  /// How long the first picture stands, in seconds.
  package var before: Double
  /// How long the switch takes in each direction, in seconds.
  package var duration: Double
  /// How long the second picture stands, in seconds.
  package var after: Double
  /// How the switch proceeds.
  package var curve: TimingCurve
  /// How often it is shown; nil is without end.
  package var repetitions: Int?

  /// Without arguments as long as people need to see what changes.
  package init(
    before: Double = 1.25, duration: Double = 0.5, after: Double = 2, curve: TimingCurve = .easeInOut,
    repetitions: Int? = nil
  ) {
    self.before = max(0, before)
    self.duration = max(0, duration)
    self.after = max(0, after)
    self.curve = curve
    self.repetitions = repetitions
  }

  /// The whole film, once, in seconds.
  package var total: Double { before + after + 2 * duration }

  /// A part of the way that is shown for some time.
  package struct Step: Sendable, Hashable {
    /// From 0, the first picture, to 1, the second one.
    package var part: Double
    /// In seconds.
    package var time: Double
  }

  /// The film as images.
  /// - Parameter rate: images per second while something moves.
  package func steps(rate: Double) -> [Step] {
    let count = max(1, Int((duration * max(rate, 1)).rounded()))
    let time = duration / Double(count)
    let way = curve.samples(count, duration: duration).dropFirst().dropLast()
    let there = way.map { Step(part: $0, time: time) }
    let back = way.map { Step(part: 1 - $0, time: time) }
    return [Step(part: 0, time: before + time)] + there + [Step(part: 1, time: after + time)] + back
  }
}
