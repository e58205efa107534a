import IBModel

extension Check {
  /// Runs for each deviation from the format.
  static func deviations(_ check: @escaping @Sendable (FormatDeviation, inout Findings) -> Void) -> Check {
    .inspection { inspection, findings in
      for deviation in inspection.deviations { check(deviation, &findings) }
    }
  }
}

extension Findings {
  /// Reports the place of a deviation. The finding is about the object that its element is or belongs to.
  mutating func report(
    _ deviation: FormatDeviation, _ message: String, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    let element = deviation.element
    let object = Object(element) ?? element.ancestors.lazy.compactMap { Object($0) }.first
    report(deviation.place, message, object: object, related: related, fix: fix)
  }
}
