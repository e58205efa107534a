import IBModel
import IBProject

extension Rule {
  static let deploymentTargetTooOld = Rule(
    "deployment_target_too_old", .document, .warning, inputs: [.optional(.deploymentTarget)],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard let range = inspection.project.deploymentTargets?.ranges[document.platform], let built = document.builtFor,
        built.version < range.lowerBound
      else { return }
      findings.report(
        built.element,
        "the document is built for version \(built.version), but the project for \(range.lowerBound) and newer")
    })
}
