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
        if inspection.isRenamed(path, sources) { return }
        findings.report(root, "no code, document or property list loads `\(file)`", cause: .unloaded)
      } else if project.strayDocuments.contains(path) {
        findings.report(
          root, "no target of the project contains `\(file)`",
          severity: DocumentLoads.isTestOrSample(path) ? .info : nil, cause: .unloaded)
      }
    })
}

extension Inspection {
  /// Whether a class or a document names a document that does not exist, and whose name is like that of this one. The
  /// finding there says what is wrong.
  fileprivate func isRenamed(_ path: String, _ sources: SourceIndex) -> Bool {
    guard let index = project.documents, index.isComplete else { return false }
    let name = DocumentLoads.name(ofDocument: path)
    let named =
      index.documents.flatMap(\.storyboardReferences)
      + index.documents.flatMap(\.classes.keys).flatMap { type in
        sources.uses(byType: type).map(\.use).filter { [.nib, .storyboard].contains($0.kind) && $0.isRequired }.map(
          \.name)
      }
    return named.contains { other in
      !index.names.contains(other)
        && (EditDistance.isAddition(other, name) || EditDistance.similar(to: other, among: [name]) != nil)
    }
  }
}
