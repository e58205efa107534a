import IBModel
import IBProject
import IBXML

extension Rule {
  /// Mistakes in the documents that apps and extensions load first.
  static let mainDocumentMistake = Rule(
    "main_document_mistake", .flow, .error, inputs: [.optional(.loads)], fix: .unsafe,
    check: .inspection { inspection, findings in
      let document = inspection.document
      guard document.kind == .storyboard, [.iOS, .tvOS].contains(document.platform), !document.scenes.isEmpty,
        document.tree.root.attribute(.initialViewController) == nil,
        let target = inspection.namingTargets.first(where: { $0.names.contains(inspection.name) })
      else { return }
      findings.report(
        document.tree.root, "`\(target.name)` begins with this storyboard, which has no initial view controller",
        fix: document.fixMakingOnlyControllerInitial)
    },
    .inspection { inspection, findings in
      for target in inspection.namingTargets where !target.names.contains(inspection.name) {
        let own = inspection.name
        let alike = target.names.sorted().filter { EditDistance.similar(to: $0, among: [own]) != nil }
        guard let meant = alike.first else { continue }
        let names = inspection.project.documentPaths.map { DocumentLoads.name(ofDocument: $0) }
        // More absent documents are those of an incomplete checkout.
        guard !names.contains(meant), EditDistance.similar(to: meant, among: names) == own,
          inspection.project.absentDocuments.allSatisfy({ $0 == meant })
        else { continue }
        findings.report(
          inspection.document.tree.root,
          "`\(target.name)` begins with the document `\(meant)`, which is missing; this is `\(own)`")
        return
      }
    })
}

extension Inspection {
  fileprivate var name: String { DocumentLoads.name(ofDocument: path ?? "") }

  /// The targets of the document, with the names of the documents that they load first.
  fileprivate var namingTargets: [(name: String, names: Set<String>)] {
    documentTargets.map { target in
      let names = project.targets?.mainDocuments(of: target) ?? []
      return (target.name, Set(names.map { $0.hasSuffix(".storyboard") ? String($0.dropLast(11)) : $0 }))
    }
  }
}
