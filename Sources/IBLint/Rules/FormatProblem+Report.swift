import IBModel

extension Check {
  /// Runs for each problem from the format.
  static func formatProblems(_ check: @escaping @Sendable (FormatProblem, inout Findings) -> Void) -> Check {
    .inspection { inspection, findings in
      for problem in inspection.formatProblems { check(problem, &findings) }
    }
  }
}

extension Findings {
  /// Reports the place of a problem. The finding is about the object that its element is or belongs to.
  mutating func report(
    _ problem: FormatProblem, _ message: String, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    let element = problem.element
    let object = Object(element) ?? element.ancestors.lazy.compactMap { Object($0) }.first
    report(problem.place, message, object: object, related: related, fix: fix)
  }
}
