import IBModel
import IBProject

extension Rule {
  static let deploymentTargetTooOld = Rule(
    "deployment_target_too_old", .document, .warning, isOptIn: true, needs: [.deploymentTarget],
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard let range = inspection.project.deploymentTargets?.ranges[document.platform],
        let deployment = document.tree.root.child("dependencies")?.child("deployment"),
        let version = deployment["version"].flatMap({ SystemVersion(documentNumber: $0) }),
        version < range.lowerBound
      else { return }
      findings.report(
        deployment, "the document is built for version \(version), but the project for \(range.lowerBound) and newer")
    })

  private static let project = ["Shop.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 13.0;"]
}
