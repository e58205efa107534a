import IBModel
import IBProject
import IBXML

extension Rule {
  static let missingUnwindMethod = Rule(
    "missing_unwind_method", .connections, .warning, inputs: [.required(.sources)],
    check: .inspection { inspection, findings in
      guard let sources = inspection.project.sources, !inspection.project.isPartial
      else { return }
      let segues = inspection.document.connections.filter { $0.element["unwindAction"]?.isEmpty == false }
      for segue in segues {
        guard let selector = segue.element["unwindAction"], !sources.hasMethod(selector),
          !inspection.project.mayBeOfSwift2 || !sources.haveUnlabeledAction(selector)
        else { continue }
        findings.report(
          segue.element, "unwind segue to `\(selector)`, but no class has such a method",
          cause: .missingMethod(selector))
      }
    })
}
