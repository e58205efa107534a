import IBModel
import IBProject

extension Rule {
  static let unloadedDocument = Rule(
    "unloaded_document", .document, .warning, needs: [.loads],
    check: .inspection { inspection, findings in
      let project = inspection.project
      guard let sources = project.sources, let loads = project.loads, let path = project.indexedPath,
        loads.neverLoad(inspection.document, path: path, sources)
      else { return }
      let file = path.split(separator: "/").last.map(String.init) ?? path
      findings.report(
        inspection.document.tree.root, "no code, document or property list loads `\(file)`",
        cause: .unloaded)
    })
}
