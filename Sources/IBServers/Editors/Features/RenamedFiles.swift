import IBModel
import IBProject
import IBXML

/// The changes after a storyboard is renamed: storyboard references in other documents.
enum RenamedFiles {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    var changes: [(snapshot: DocumentSnapshot, splices: [Splice])] = []
    for file in request.params["files"]?.array ?? [] {
      guard let old = file["oldUri"]?.string.flatMap({ FileURI.path($0) }),
        let new = file["newUri"]?.string.flatMap({ FileURI.path($0) })
      else { continue }
      let (from, to) = (DocumentSummary.name(of: old), DocumentSummary.name(of: new))
      guard from != to, old.hasSuffix(".storyboard") else { continue }
      let documents = await request.projects.project(around: old, for: [.documents]).documents?.documents ?? []
      // Two storyboards may share a name, as for two languages: only one of them is renamed.
      guard documents.count(where: { $0.name == from }) <= 1 else { continue }
      for summary in documents where summary.storyboardReferences.contains(from) {
        let open = request.open[FileURI.uri(summary.path)]
        guard let snapshot = open ?? FileLocation.snapshot(of: summary.path, request.client.encoding),
          let document = snapshot.soundDocument
        else { continue }
        var edit = ModelEdit(document)
        document.tree.visitElements(having: "storyboardName") { element, attribute in
          if attribute.value == from { edit.setAttribute("storyboardName", to: to, on: element) }
        }
        changes.append((snapshot, try edit.verifiedSplices()))
      }
    }
    return changes.isEmpty ? .null : TextEdits.workspaceEdit(changes, request.client)
  }
}
