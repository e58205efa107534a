import IBModel
import IBProject
import IBXML

extension Rule {
  static let unloadedDocument = Rule(
    "unloaded_document", .document, .warning, inputs: [.required(.loads)],
    check: .inspection { inspection, findings in
      let project = inspection.project
      guard let path = project.indexedPath else { return }
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let root = inspection.document.tree.root
      if let sources = project.sources, project.loads?.neverLoad(inspection.document, path: path, sources) == true {
        findings.report(root, "no code, document or property list loads `\(file)`", cause: .unloaded)
      } else if project.strayDocuments.contains(path), !DocumentLoads.isTestOrSample(path) {
        findings.report(root, "no target of the project contains `\(file)`", cause: .unloaded)
      }
    })
}
