import IBModel
import IBProject

extension Rule {
  static let unusedOutlet = Rule(
    "unused_outlet", .connections, .warning, isOptIn: true, inputs: [.required(.documents), .required(.unusedMembers)],
    check: .inspection { inspection, findings in
      let own = inspection.ownConnections
      findings.reportUnused(.outlets, "outlet", in: inspection) { !own.classes(connectingOutlet: $0).isEmpty }
    })
}

extension Findings {
  /// Reports what `ibt unused` calls certain, for the classes of a document: at the first object of each class in the
  /// first document that uses it.
  /// - Parameter isConnected: whether the document connects a member, which may not be saved yet.
  mutating func reportUnused(
    _ category: UnusedItem.Category, _ noun: String, in inspection: Inspection, unless isConnected: (String) -> Bool
  ) {
    let unused = (inspection.project.unusedMembers ?? []).filter { $0.category == category && $0.isCertain }
    guard !unused.isEmpty, let index = inspection.project.documents else { return }
    let unusedByClass = Dictionary(grouping: unused) { $0.declaringClass }
    var seen: Set<String> = []
    for object in inspection.document.objects {
      guard let name = object.sourceClass?.name, seen.insert(name).inserted, let members = unusedByClass[name],
        index.isFirst(inspection.project.indexedPath, using: name)
      else { continue }
      for member in members where !isConnected(member.name) {
        let place = sourcePlace(member.place.path, line: member.place.line ?? 1)
        report(object.element, "nothing uses the \(noun) `\(member.name)` of `\(name)` (\(place))")
      }
    }
  }
}

extension Inspection {
  /// The connections of the document alone.
  var ownConnections: DocumentIndex { DocumentIndex([DocumentSummary(document, path: "")]) }
}
