import IBModel
import IBProject
import IBXML

extension Rule {
  static let pluginDependencyDrift = Rule(
    id: "plugin_dependency_drift", group: .document, severity: .info, isOptIn: true, needs: [.documents],
    summary: "document saved with another version of a plug-in than the others",
    reason: "People with different versions of Xcode rewrite the line in turns, which adds noise to reviews.",
    repair: "Open the document in the version of Xcode that the team uses, and save it",
    examples: [
      .bad(document("«version=\"15702\"»"), files: ["A.storyboard": document("version=\"22131\"")]),
      .good(document("version=\"22131\""), files: ["A.storyboard": document("version=\"22131\"")]),
    ],
    check: .inspection { inspection, findings in
      guard let index = inspection.project.documents else { return }
      for plugIn in inspection.document.tree.root.child("dependencies")?.children("plugIn").map(\.self) ?? [] {
        guard let name = plugIn[.identifier], let version = plugIn.attribute("version"),
          let usual = index.usual({ $0.plugIns[name] }), usual != version.value
        else { continue }
        findings.report(
          version,
          """
          the document was saved with version `\(version.value)` of `\(name)`, but most documents of the project with \
          `\(usual)`
          """)
      }
    })

  private static func document(_ version: String) -> String {
    Example.storyboard(
      head: """
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \(version)/>
        </dependencies>
        """)
  }
}
