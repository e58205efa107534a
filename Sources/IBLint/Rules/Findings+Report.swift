import IBModel
import IBXML

extension Findings {
  /// Reports the value of an attribute of a constraint. The message names the constraint and ends with the clause.
  mutating func report(
    _ attribute: Attribute, of constraint: Constraint, in document: Document, _ clause: String, fix: ProposedFix? = nil
  ) {
    report(
      attribute.valueRange, "\(document.subject(constraint.object)): \(clause)",
      object: constraint.object, fix: fix)
  }

  /// Reports a problem as a kind of the rule, if that is run.
  mutating func report(
    _ kind: Rule.Kind.ID, _ problem: FormatProblem, _ message: String, severity: Severity? = nil,
    related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    if reports(kind) { report(problem, message, severity: severity, related: related, fix: fix) }
  }

  mutating func report(
    _ problem: SceneProblem, in document: Document, severity: Severity? = nil, related: [Finding.Related] = [],
    fix: ProposedFix? = nil
  ) {
    report(
      problem.place, problem.message(in: document), severity: severity, object: problem.object, related: related,
      fix: fix)
  }
}

extension Check {
  /// Runs for each problem from the format.
  static func formatProblems(_ check: @escaping @Sendable (FormatProblem, inout Findings) -> Void) -> Check {
    .inspection { inspection, findings in
      for problem in inspection.formatProblems { check(problem, &findings) }
    }
  }

  static func problems(of kind: String) -> Check {
    .problems { problem, document, findings in
      if problem.kind.name == kind { findings.report(problem, in: document) }
    }
  }
}

extension FormatProblem: FindingPlace {
  /// The element, attribute or text with the problem.
  public var findingPlace: (range: Range<Int>, object: Object?) { (place, element.owner) }
}
