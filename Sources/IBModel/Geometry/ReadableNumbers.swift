extension Double {
  /// At most two digits after the point.
  package var short: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

extension Int {
  /// The integer nearest to a number of a document or a client: of one beyond the range, its end; of NaN, 0.
  package init(nearest number: Double) {
    self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : number < 0 ? .min : 0)
  }
}

extension UInt8 {
  /// The level of a color's component, which is from 0 to 1.
  package init(level component: Double) { self.init(clamping: Int(nearest: component * 255)) }
}

extension Rect {
  package var short: String { "\(x.short) \(y.short) \(width.short) \(height.short)" }
}

/// Returns a number with its noun: `1 conflict`, `2 conflicts`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
