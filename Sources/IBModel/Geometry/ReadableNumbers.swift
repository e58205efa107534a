extension Double {
  /// At most two digits after the point.
  package var short: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}

extension Rect {
  package var short: String { "\(x.short) \(y.short) \(width.short) \(height.short)" }
}

/// Returns a number with its noun: `1 conflict`, `2 conflicts`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
