import IBLayout
import IBModel
import IBXML

extension Check {
  /// Reports each problem of a kind, with the name of the kind.
  static func problems(of kind: String) -> Check {
    .problems { problem, document, findings in
      if problem.kind.name == kind { findings.report(problem, in: document) }
    }
  }
}

extension Findings {
  /// Reports a problem of a scene.
  mutating func report(
    _ problem: SceneProblem, in document: Document, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    report(problem.place, problem.message(in: document), object: problem.object, related: related, fix: fix)
  }
}
