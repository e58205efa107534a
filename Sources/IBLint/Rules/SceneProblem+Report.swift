import IBModel
import IBScene
import IBXML

extension Findings {
  /// Reports a problem of a scene.
  mutating func report(
    _ problem: SceneProblem, in document: Document, related: [Finding.Related] = [], fix: ProposedFix? = nil
  ) {
    report(problem.place, problem.message(in: document), object: problem.object, related: related, fix: fix)
  }
}
