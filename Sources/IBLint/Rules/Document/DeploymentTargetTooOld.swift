import IBModel
import IBProject
import IBXML

extension Rule {
  static let deploymentTargetTooOld = Rule(
    id: "deployment_target_too_old", group: .document, severity: .warning, isOptIn: true, needs: [.deploymentTarget],
    summary: "document that is built for an older system than the project",
    reason: "Xcode warns about features that every system of the app has, and builds compatible but larger nibs.",
    repair: "File inspector › Builds for › choose the deployment target of the project",
    examples: [
      .bad(document("«<deployment version=\"2304\" identifier=\"iOS\"/>»"), files: project),
      .good(document("<deployment identifier=\"iOS\"/>"), files: project),
    ],
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

  private static func document(_ deployment: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <dependencies>
            \(deployment)
        </dependencies>
        <objects>
            <view id="vw1"/>
        </objects>
    </document>
    """
  }
}
