import IBLayout
import IBModel

extension Findings {
  /// Reports the value of an attribute of a constraint. The message names the constraint and ends with the clause.
  mutating func report(
    _ attribute: Attribute, of constraint: Constraint, in document: Document, _ clause: String, fix: ProposedFix? = nil
  ) {
    report(
      attribute.valueRange, "\(document.subject(constraint.object)): \(clause)",
      object: constraint.object, fix: fix)
  }

  /// Reports the place of a problem. The finding is about the object that its element is or belongs to.
  mutating func report(
    _ problem: FormatProblem, _ message: String, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    report(problem.place, message, object: problem.element.owner, related: related, fix: fix)
  }

  /// Reports a problem as a kind of the rule, if that is run.
  mutating func report(
    _ kind: Rule.Kind.ID, _ problem: FormatProblem, _ message: String, related: [Finding.Related] = [],
    fix: ProposedFix? = nil
  ) {
    if reports(kind) { report(problem, message, related: related, fix: fix) }
  }

  /// Reports objects whose attribute has the value of an earlier one.
  mutating func report(repetitionsOf name: Name, in document: Document) {
    var elements: [Element] = []
    document.tree.visitElements(having: name) { element, attribute in
      if !attribute.value.isEmpty { elements.append(element) }
    }
    for (first, later) in elements.repetitions(by: { $0[name] }) {
      guard let attribute = later.attribute(name) else { continue }
      report(
        attribute, "two objects have the value `\(attribute.value)`", related: [Finding.Related(first, "the first one")]
      )
    }
  }

  mutating func report(
    _ problem: SceneProblem, in document: Document, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    report(problem.place, problem.message(in: document), object: problem.object, related: related, fix: fix)
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
