/// A number that depends on the size of text: known at some sizes, linear between them, and constant beyond the ends.
struct SizeKnots: Sendable {
  /// In ascending order of size.
  private let knots: [(size: Double, value: Double)]

  init(_ knots: [(size: Double, value: Double)]) { self.knots = knots }

  func value(at size: Double) -> Double {
    guard var lower = knots.first else { return 0 }
    for knot in knots {
      if size <= knot.size {
        let span = knot.size - lower.size
        return span == 0 ? knot.value : lower.value + (knot.value - lower.value) * (size - lower.size) / span
      }
      lower = knot
    }
    return lower.value
  }
}
