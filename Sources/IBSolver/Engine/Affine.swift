/// A number that depends on the size of the root: `(base, per point of width, per point of height, 0)`.
///
/// All arithmetic of the solver uses these, so that one solve is also valid for sizes around it.
typealias Affine = SIMD4<Double>

extension SIMD4<Double> {
  init(_ constant: LinearSystem.Constant) { self.init(constant.base, constant.width, constant.height, 0) }

  /// Returns the number at a size, which is given as `(1, width, height, 0)`.
  @inline(__always) func value(at point: Affine) -> Double { (self * point).sum() }

  var isConstant: Bool { self[1] == 0 && self[2] == 0 }
}

struct Entry {
  var coefficient: Double
  var index: Int32
}

struct Span32 {
  var start: Int32
  var count: Int32

  init(start: Int32 = 0, count: Int32 = 0) {
    self.start = start
    self.count = count
  }

  init(_ range: Range<Int32>) { self.init(start: range.lowerBound, count: range.upperBound - range.lowerBound) }

  var end: Int32 { start + count }
  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// The maximum differences of numbers that count as equal.
enum Tolerance {
  /// The error of a satisfied required row, in points: decimals in documents have six places.
  static let row = 1e-6
  /// Below this, a slack counts as zero; values near 10⁴ have rounding errors of about 10⁻¹².
  static let slack = 1e-9
  /// Below this, a slope, which is a sum of coefficients near 1, counts as zero.
  static let slope = 1e-9
  /// Below this, a coefficient is a zero with a rounding error.
  static let coefficient = 1e-11
}
