import IBLayout
import IBModel

extension Check {
  static func problems(of kind: String) -> Check {
    .problems { problem, document, findings in
      if problem.kind.name == kind { findings.report(problem, in: document) }
    }
  }
}

extension Findings {
  mutating func report(
    _ problem: SceneProblem, in document: Document, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    report(problem.place, problem.message(in: document), object: problem.object, related: related, fix: fix)
  }
}
