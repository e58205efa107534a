import IBModel
import IBProject

extension Rule {
  static let unusedOutlet = Rule(
    "unused_outlet", .connections, .warning, isOptIn: true, inputs: [.required(.documents), .required(.sources)],
    check: .inspection { inspection, findings in
      findings.reportUnused(.outlet, "outlet", in: inspection) { $0.classes(connectingOutlet: $1) }
    })
}

extension Findings {
  /// Reports members of the classes of a document that are marked and not connected in any document, at the first
  /// object of each class in the first document that uses it.
  /// - Parameter users: the classes for which a document connects a member; nil when it may be any.
  mutating func reportUnused(
    _ mark: MemberDeclaration.Mark, _ noun: String, in inspection: Inspection,
    users: (DocumentIndex, String) -> Set<String>?
  ) {
    guard let sources = inspection.project.sources, let index = inspection.project.documents, index.isComplete
    else { return }
    let own = DocumentIndex([DocumentSummary(inspection.document, path: "")])
    var seen: Set<String> = []
    for object in inspection.document.objects {
      guard let source = object.sourceClass, seen.insert(source.name).inserted,
        index.isFirst(inspection.project.indexedPath, using: source.name), source.ancestry(in: sources) != nil
      else { continue }
      let unconnected = sources.unconnectedMembers(ofClass: source.name, marked: mark) { name in
        users(index, name).flatMap { others in users(own, name).map(others.union) }
      }
      for found in unconnected {
        let others = mark == .action ? users(index, found.member.name)?.union(users(own, found.member.name) ?? []) : []
        if sources.doubt(aboutActionOf: source.name, connectedTo: others ?? []) != nil { continue }
        report(
          object.element,
          "no document connects the \(noun) `\(found.member.name)` of `\(source.name)` (\(found.place(in: sources)))")
      }
    }
  }
}
