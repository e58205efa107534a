import IBModel
import IBProject

extension Rule {
  static let pluginDependencyDrift = Rule(
    "plugin_dependency_drift", .document, .info, isOptIn: true, needs: [.documents],
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
}
