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
        // Code that makes the window shows its own.
        severity: inspection.project.sources?.mayHave(text: "makeKeyAndVisible") == true ? .warning : nil,
        fix: document.fixMakingOnlyControllerInitial)
    },
    .inspection { inspection, findings in
      for target in inspection.namingTargets where !target.names.contains(inspection.name) {
        for meant in target.names.sorted() where inspection.lacksDocument(meant) {
          guard inspection.isMain(insteadOf: meant, of: target.name) else { continue }
          findings.report(
            inspection.document.tree.root,
            "`\(target.name)` begins with the document `\(meant)`, which is missing; this is `\(inspection.name)`")
          return
        }
      }
    })
}

extension Inspection {
  /// Whether no document has a name, also in the parts of the project that the checkout lacks.
  fileprivate func lacksDocument(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("$") && project.absentDocuments.allSatisfy { $0 == name }
      && !project.documentPaths.contains { DocumentLoads.name(ofDocument: $0) == DocumentLoads.name(ofDocument: name) }
  }

  /// Whether this is the document that a missing name means: the one that is named alike, or else the first one of the
  /// target that nothing names.
  fileprivate func isMain(insteadOf missing: String, of target: String) -> Bool {
    let own = project.targets?.targets.first { $0.name == target }
    let paths = project.documentPaths.filter { path in own.map { $0.contains(path) } ?? (path == self.path) }.sorted()
    let alike = EditDistance.similar(to: missing, among: paths.map { DocumentLoads.name(ofDocument: $0) })
    if let alike { return alike == name }
    return paths.first { project.loads?.mention(DocumentLoads.name(ofDocument: $0)) == false } == path
  }

  fileprivate var name: String { DocumentLoads.name(ofDocument: path ?? "") }

  /// The targets of the document, with the names of the documents that they load first.
  fileprivate var namingTargets: [(name: String, names: Set<String>)] {
    documentTargets.map { target in
      let names = project.targets?.mainDocuments(of: target) ?? []
      return (target.name, Set(names.map { $0.hasSuffix(".storyboard") ? String($0.dropLast(11)) : $0 }))
    }
  }
}
